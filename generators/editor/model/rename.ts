import { verbAndRoute } from "../../http/operation.ts";
import type { Name } from "../../model/ast-node.ts";
import type { Mention } from "../../model/names/referents.ts";
import type { ModelSource } from "../../model/parse/lex.ts";
import { grouped } from "../../text/grouped.ts";
import { quoted } from "../../text/quoted.ts";
import type { SpanEdit } from "../action.ts";
import { addedFault, nameFault, replaced } from "../renaming.ts";
import { indexBehind } from "./index-behind.ts";
import { ModelSnapshot } from "./model-snapshot.ts";
import { operationsIn } from "./operations.ts";

/** The edits of a renaming with the model that they lead to, or the reason against it. */
export type Renaming =
  | { readonly edits: readonly SpanEdit[]; readonly after: ModelSnapshot }
  | { readonly refusal: string };

/** Returns the name at an offset if it can be renamed; a word of the language cannot. */
export function renamableAt(snapshot: ModelSnapshot, path: string, offset: number): Name | undefined {
  const mention = snapshot.mentionAt(path, offset);
  return mention === undefined || mention.referent.kind === "word" ? undefined : mention.name;
}

/** Renames the referent at an offset in all files of its model. Refuses a name that would change the meaning of anything, or make a diagnostic. */
export function renameAt(
  snapshot: ModelSnapshot,
  path: string,
  { offset, newName }: { readonly offset: number; readonly newName: string },
): Renaming {
  const mention = snapshot.mentionAt(path, offset);
  if (mention === undefined || mention.referent.kind === "word")
    return { refusal: "This is no name of the model that can be renamed." };
  const fault = nameFault(newName);
  if (fault !== undefined) return { refusal: fault };
  const mentions = snapshot.mentionsOf(mention.referent);
  const edits = mentions.map(({ name }) => ({ span: name, text: inCaseOf(name.text, mention.referent.text, newName) }));
  const after = new ModelSnapshot(edited(snapshot, edits), snapshot);
  const refusal = faultOf({ before: snapshot, after, edits, newName });
  return refusal === undefined ? { edits, after } : { refusal };
}

/** Keeps a letter case that the language allows: the test of a specification may begin with a small letter, a token may have any. */
function inCaseOf(written: string, declared: string, newName: string): string {
  if (written === declared || written.toLowerCase() !== declared.toLowerCase()) return newName;
  const first = newName.charAt(0);
  const isSmall = /^[a-z]/.test(written);
  return (isSmall ? first.toLowerCase() : first.toUpperCase()) + newName.slice(1);
}

/** Applies edits to the files of a model. */
function edited(snapshot: ModelSnapshot, edits: readonly SpanEdit[]): readonly ModelSource[] {
  const byPath = grouped(edits, ({ span }) => span.path);
  return snapshot.paths.map((path) => ({ path, text: replaced(snapshot.text(path), byPath.get(path) ?? []) }));
}

interface Renamed {
  readonly before: ModelSnapshot;
  readonly after: ModelSnapshot;
  readonly edits: readonly SpanEdit[];
  readonly newName: string;
}

/** Returns the reason against a renaming: a new diagnostic, or a name that refers to something else afterwards. */
function faultOf({ before, after, edits, newName }: Renamed): string | undefined {
  const added = addedFault(newName, before.diagnostics, after.diagnostics);
  if (added !== undefined) return added;
  const moved = before.paths.find((path) => shapeOf(before, path, edits) !== shapeOf(after, path, []));
  return moved === undefined ? undefined : `${quoted(newName)} cannot be the name: it has another meaning in ${moved}.`;
}

/** Describes the names of a file by their numbers: the number of each declaration stands at all of its references. */
function shapeOf(snapshot: ModelSnapshot, path: string, edits: readonly SpanEdit[]): string {
  const shift = shiftsOf(edits);
  return snapshot
    .mentionsIn(path)
    .map(({ name, referent }) => `${shift(name)} ${placeOf(referent, shift)}`)
    .join("\n");
}

function placeOf({ kind, text, declarations }: Mention["referent"], shift: (name: Name) => string): string {
  const [first] = declarations;
  if (first !== undefined) return `${kind} ${shift(first)}`;
  return kind === "word" ? text : kind;
}

/** Returns a function that moves a position as edits do. */
function shiftsOf(edits: readonly SpanEdit[]): (name: Name) => string {
  const byPath = new Map(
    Array.from(
      grouped(edits, ({ span }) => span.path),
      ([path, here]) => [path, shiftIn(here)],
    ),
  );
  return ({ path, start }) => `${path}:${start + (byPath.get(path)?.(start) ?? 0)}`;
}

/** Returns a function that tells how far the edits of one file move an offset. */
function shiftIn(edits: readonly SpanEdit[]): (offset: number) => number {
  const sorted = edits.toSorted((one, other) => one.span.start - other.span.start);
  const spans = sorted.map(({ span }) => span);
  let sum = 0;
  const sums = sorted.map(({ span, text }) => {
    sum += text.length - (span.end - span.start);
    return sum;
  });
  return (offset) => sums[indexBehind(spans, offset - 1) - 1] ?? 0;
}

/** Tells which routes a renaming changes, because they are derived from names; undefined without any. */
export function movedRoutes(before: ModelSnapshot, after: ModelSnapshot): string | undefined {
  const [old, next] = [routesOf(before), routesOf(after)];
  const moved = old.flatMap((route, index) => (route === next[index] ? [] : [`${route} becomes ${next[index]}`]));
  if (moved.length === 0) return undefined;
  const [first] = moved;
  const others = moved.length === 1 ? "" : `, and ${moved.length - 1} more`;
  return `A derived route changes for its callers: ${first}${others}. \`@route\` keeps a route.`;
}

function routesOf(snapshot: ModelSnapshot): readonly string[] {
  return snapshot.paths.flatMap((path) => operationsIn(snapshot, path).map(({ operation }) => verbAndRoute(operation)));
}
