import type { Diagnostic, Span } from "../../diagnostics/diagnostic.ts";
import type { EmitStatement, PublishStatement } from "../../model/ast.ts";
import { memberTypeOf } from "../../model/bind/resolve.ts";
import type { Scope, TypeSymbol } from "../../model/bind/symbols.ts";
import { statementsIn } from "../../model/statements-in.ts";
import { isSameType } from "../../model/type.ts";
import type { Action } from "../action.ts";
import { addedToList } from "./fixes.ts";
import type { ModelSnapshot } from "./model-snapshot.ts";

/** Adds the members that a raised event lacks: the identity where one is asked for, else the name of the member. */
export function payloadFix(snapshot: ModelSnapshot, diagnostic: Diagnostic, span: Span): readonly Action[] {
  for (const name of snapshot.contextsIn(span.path)) {
    const scope = snapshot.scopeOf(name);
    const found = scope && raisedAt(scope, span);
    const event = found && scope.context.typeByName.get(found.raised.event.text);
    if (found === undefined || scope === undefined || event === undefined) continue;
    const missing = missingIn(found.raised, event, scope);
    if (missing.length === 0) return [];
    const given = missing.map((member) => `${member}: ${memberValue(member, event, { scope, entity: found.entity })}`);
    const text = snapshot.text(span.path);
    const edit = addedToList(found.raised.event, found.raised.arguments, { word: given.join(", "), text });
    return [{ title: "Add the missing members", edits: [edit], diagnostic }];
  }
  return [];
}

type Raised = EmitStatement | PublishStatement;

function raisedAt(scope: Scope, span: Span): { readonly raised: Raised; readonly entity: TypeSymbol } | undefined {
  for (const { decl, entity } of scope.context.behaviours) {
    const { statements } = decl;
    const all: readonly Raised[] = [...statementsIn(statements, "emit"), ...statementsIn(statements, "publish")];
    const raised = all.find(({ event }) => event.path === span.path && event.start === span.start);
    if (raised !== undefined) return { raised, entity };
  }
  return undefined;
}

function missingIn(raised: Raised, event: TypeSymbol, scope: Scope): readonly string[] {
  const given = new Set(raised.arguments.map(({ name }) => name.text));
  return event.fields.flatMap(({ name, value }) => {
    const isOptional = memberTypeOf(event, name.text, scope)?.kind === "optional";
    return given.has(name.text) || isOptional || value !== undefined || /^occurredOn$/i.test(name.text)
      ? []
      : [name.text];
  });
}

function memberValue(
  member: string,
  event: TypeSymbol,
  { scope, entity }: { readonly scope: Scope; readonly entity: TypeSymbol },
): string {
  const type = memberTypeOf(event, member, scope);
  return type !== undefined && entity.identity !== undefined && isSameType(type, entity.identity) ? "id" : member;
}
