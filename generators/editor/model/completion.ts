import { type CompletionItem, CompletionItemKind } from "vscode-languageserver";
import { isSent } from "../../model/operation/model-operation.ts";
import { lex } from "../../model/parse/lex.ts";
import { spellingOf } from "../../model/type.ts";
import { creationCandidates } from "./behaviour-candidates.ts";
import type { Candidate } from "./candidate.ts";
import { armCandidates, expressionCandidates, memberCandidates } from "./expression-candidates.ts";
import { keywordsAt } from "./keywords-at.ts";
import type { ModelSnapshot } from "./model-snapshot.ts";
import { annotationCandidates, nameCandidates } from "./name-candidates.ts";
import { operationsIn } from "./operations.ts";
import { type Probe, probeAt } from "./probe.ts";
import { kindOf } from "./slot.ts";

/** Returns the words that can stand at an offset: names by their scope and expected type, and the keywords that the grammar takes there. A brace asks for tokens of routes alone: behind one that opens a block, the next key is Enter, which would take a word. */
export function completionsAt(
  snapshot: ModelSnapshot,
  path: string,
  offset: number,
  trigger?: string,
): CompletionItem[] {
  const text = snapshot.text(path);
  const within = tokenAround(path, text, offset);
  if (within === "string") return itemsOf(routeTokenCandidates(snapshot, path, offset));
  if (within === "other" || trigger === "{") return [];
  const start = offset - (/\w*$/.exec(text.slice(Math.max(0, offset - 200), offset))?.[0].length ?? 0);
  const end = offset + (/^\w*/.exec(text.slice(offset, offset + 200))?.[0].length ?? 0);
  if (/^[0-9]/.test(text.slice(start, end))) return [];
  const before = text.charAt(start - 1);
  if (before === "@") return itemsOf(annotationCandidates);
  const probe = probeAt(snapshot, path, { start, end });
  const words = before === "." ? [] : keywordsAt(text.slice(0, start));
  return itemsOf([...candidatesOf(probe), ...words.map((word) => ({ text: word, kind: CompletionItemKind.Keyword }))]);
}

function candidatesOf(probe: Probe | undefined): readonly Candidate[] {
  const [step] = probe?.slot ?? [];
  if (probe === undefined || step === undefined) return [];
  const kind = kindOf(step);
  const creations = probe.scope === undefined ? [] : creationCandidates(probe.slot, probe.scope);
  if (creations.length > 0) return creations;
  if (kind === "reference") return expressionCandidates(probe);
  if (kind === "memberAccess" || kind === "call") return memberCandidates(probe);
  return kind === "matchArm" && step.key === "case" ? armCandidates(probe) : nameCandidates(probe);
}

function itemsOf(candidates: readonly Candidate[]): CompletionItem[] {
  const byText = new Map<string, Candidate>();
  for (const candidate of candidates) if (!byText.has(candidate.text)) byText.set(candidate.text, candidate);
  return [...byText.values()].map(({ text, kind, detail, doc, isLikely = false }) => ({
    label: text,
    kind,
    sortText: `${isLikely ? 0 : kind === CompletionItemKind.Keyword ? 2 : 1}${text}`,
    ...(detail !== undefined && { detail }),
    ...(doc !== undefined && doc !== "" && { documentation: doc }),
  }));
}

/** Tells what an offset stands in: a text in quotes, a comment, pattern or number, or none of these. */
function tokenAround(path: string, text: string, offset: number): "string" | "other" | undefined {
  const { tokens } = lex({ path, text });
  const isIn = ({ start, end }: { readonly start: number; readonly end: number }) => start < offset && offset <= end;
  if (tokens.comments.some(isIn)) return "other";
  const index = tokens.starts.findIndex((start, at) => start < offset && offset < (tokens.ends[at] ?? 0));
  const kind = tokens.kinds[index];
  if (kind === "string") return "string";
  return kind === "pattern" ? "other" : undefined;
}

/** Returns the parameters that a token of a route can name, if the offset stands in one. */
function routeTokenCandidates(snapshot: ModelSnapshot, path: string, offset: number): readonly Candidate[] {
  const before = snapshot.text(path).slice(0, offset);
  if (!/@route\(\s*"[^"\n]*\{[*\w]*$/.test(before)) return [];
  const found = operationsIn(snapshot, path).find(({ decl: { annotations } }) =>
    annotations.some(({ span }) => span.start < offset && offset <= span.end),
  );
  return (found?.operation.parameters ?? []).filter(isSent).map(({ name, type }) => ({
    text: name,
    kind: CompletionItemKind.Variable,
    detail: spellingOf(type),
  }));
}
