import type { ModelFile } from "../../model/ast.ts";
import type { PartScope } from "../../model/bind/symbols.ts";
import { parse } from "../../model/parse.ts";
import { typeContext } from "../../model/typing/type-context.ts";
import type { Observation } from "../../model/typing/typer.ts";
import { bind, type ModelSnapshot } from "./model-snapshot.ts";
import { type Slot, slotAt } from "./slot.ts";

/** A model with a filler name at the position of a completion. */
export interface Probe {
  readonly slot: Slot;
  readonly scope: PartScope | undefined;
  /** The typed expressions of the context around the position. */
  readonly observations: () => readonly Observation[];
}

const filler = "completionHere";

/** The texts behind the filler: of a bare word, the subject of a match, and an assignment. */
const tails = ["", " { a => x }", " -> x"];

/** Reads a model as if a name stood in place of the word at an offset; undefined if the parser takes no name there. */
export function probeAt(
  snapshot: ModelSnapshot,
  path: string,
  { start, end }: { readonly start: number; readonly end: number },
): Probe | undefined {
  const text = snapshot.text(path);
  for (const tail of tails) {
    const { file } = parse({ path, text: `${text.slice(0, start)}${filler}${tail}${text.slice(end)}` });
    const slot = slotAt(file, start);
    if (slot === undefined) continue;
    const scope = scopeAt(snapshot, file, start);
    return { slot, scope, observations: () => (scope === undefined ? [] : observationsIn(scope)) };
  }
  return undefined;
}

/** Returns the scope of the context around an offset; in a context map, of any context. */
function scopeAt(snapshot: ModelSnapshot, file: ModelFile, offset: number): PartScope | undefined {
  const files = snapshot.paths.flatMap((path) => (path === file.span.path ? file : (snapshot.file(path) ?? [])));
  const { contexts, neighbours } = bind(files, snapshot.bound().contexts);
  const part = file.contexts.find(({ span }) => span.start <= offset && offset <= span.end);
  const name = part?.kind === "context" ? part.name.text : [...contexts.keys()][0];
  const context = name === undefined ? undefined : contexts.get(name);
  return context && { context, part: context, contexts, neighbours };
}

function observationsIn(scope: PartScope): readonly Observation[] {
  const observations: Observation[] = [];
  typeContext(scope, (observation) => observations.push(observation));
  return observations;
}
