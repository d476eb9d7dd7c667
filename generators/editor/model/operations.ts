import { type CodeLens, type InlayHint, InlayHintKind } from "vscode-languageserver";
import { verbAndRoute } from "../../http/operation.ts";
import { type DeclaredOperation, declareOperations } from "../../model/operation/declare-operations.ts";
import type { ApiDecl } from "../../model/operation/model-operation.ts";
import { typeContext } from "../../model/typing/type-context.ts";
import type { ModelSnapshot } from "./model-snapshot.ts";

/** Returns the HTTP operations whose declarations stand in a file. */
export function operationsIn(snapshot: ModelSnapshot, path: string): readonly DeclaredOperation[] {
  return snapshot
    .contextsIn(path)
    .flatMap((name) => {
      const scope = snapshot.scopeOf(name);
      return scope === undefined ? [] : declareOperations(scope, typeContext(scope));
    })
    .filter(({ decl, isInner }) => !isInner && decl.span.path === path && decl.name.text !== "");
}

/** Returns a hint behind each head whose verb or route is derived. */
export function operationHints(snapshot: ModelSnapshot, path: string): InlayHint[] {
  return operationsIn(snapshot, path).flatMap(({ decl, operation }) => {
    const { verb, route } = operation.origins;
    if (verb.kind !== "convention" && route.kind !== "convention") return [];
    const shown = [
      ...(verb.kind === "convention" ? [operation.verb] : []),
      ...(route.kind === "convention" ? [operation.route.text] : []),
    ];
    return {
      position: snapshot.index(path).positionAt(endOfHead(decl, snapshot.text(path))),
      label: shown.join(" "),
      kind: InlayHintKind.Type,
      paddingLeft: true,
      tooltip: "Derived from the names. `@route` and a verb such as `@put` replace it.",
    };
  });
}

function endOfHead({ name, parameters, result }: ApiDecl, text: string): number {
  if (result !== undefined) return result.span.end;
  const end = parameters.at(-1)?.span.end;
  const [closing = ""] = end === undefined ? [] : (/^\s*\)/.exec(text.slice(end)) ?? []);
  return end === undefined ? name.end : end + closing.length;
}

/** Returns a lens above each operation: its verb, route and role. */
export function operationLenses(snapshot: ModelSnapshot, path: string): CodeLens[] {
  return operationsIn(snapshot, path).map(({ decl, operation }) => ({
    range: snapshot.index(path).rangeOf(decl.name),
    command: { title: titleOf(operation), command: "" },
  }));
}

function titleOf(operation: DeclaredOperation["operation"]): string {
  const { access } = operation;
  const role = access.kind === "role" ? `role ${access.name}` : access.kind;
  return `${verbAndRoute(operation)} · ${role}`;
}
