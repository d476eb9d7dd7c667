import { CompletionItemKind } from "vscode-languageserver";
import { spellingOf } from "../../model/type.ts";
import type { Candidate } from "./candidate.ts";
import type { ModelSnapshot } from "./model-snapshot.ts";
import { operationsIn } from "./operations.ts";

/** Returns the parameters that a token of a route can name, if the offset stands in one. */
export function routeTokenCandidates(snapshot: ModelSnapshot, path: string, offset: number): readonly Candidate[] {
  const before = snapshot.text(path).slice(0, offset);
  if (!/@route\(\s*"[^"\n]*\{[*\w]*$/.test(before)) return [];
  const found = operationsIn(snapshot, path).find(({ decl: { annotations } }) =>
    annotations.some(({ span }) => span.start < offset && offset <= span.end),
  );
  return (found?.operation.parameters ?? []).map(({ name, type }) => ({
    text: name,
    kind: CompletionItemKind.Variable,
    detail: spellingOf(type),
  }));
}
