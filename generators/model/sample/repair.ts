import { wireNameOf } from "../../http/wire-name-of.ts";
import type { Parameter } from "../ir.ts";
import { required } from "../type.ts";
import { isObject, type Json, type JsonObject, type Path, withValue } from "./json.ts";
import { type SampleSource, type Slot, sampleOf } from "./samples.ts";
import { settled, slotsOf } from "./slots.ts";

/** The samples of the parameters of a behaviour, by their JSON names. */
export function argumentsOf(parameters: readonly Parameter[], source: SampleSource): JsonObject {
  return Object.fromEntries(
    parameters.map(({ name, type }) => [wireNameOf(name), settled(sampleOf({ type, name }, source), type, source)]),
  );
}

/** The left number of tries: a rule over many fields stays broken then, and its test says so. */
export interface Tries {
  left: number;
}

interface Search {
  readonly parameters: readonly Parameter[];
  /** Counts the broken rules of a sample. */
  readonly count: (args: JsonObject) => number;
  readonly source: SampleSource;
}

/** Changes places of a sample, one or two at a time, until no rule is broken or no change helps. */
export function repaired(
  args: JsonObject,
  { parameters, count, source, tries }: Search & { readonly tries: Tries },
): { readonly args: JsonObject; readonly broken: number } {
  let best = { args, broken: count(args) };
  for (let isBetter = true; isBetter && best.broken > 0; ) {
    isBetter = false;
    for (const next of neighbours(best.args, parameters, source)) {
      if (tries.left-- <= 0) return best;
      const broken = count(next);
      if (broken >= best.broken) continue;
      best = { args: next, broken };
      isBetter = true;
      break;
    }
  }
  return best;
}

/** One place of a sample with another value. */
export interface Change {
  readonly path: Path;
  readonly value: Json;
}

/** Returns a change by which a sample surely breaks a rule; undefined if none is found. Tests replace some identities, which are changed last. */
export function spoiled(args: JsonObject, { parameters, count, source }: Search): Change | undefined {
  const isIdentity = ({ type }: Parameter) => required(type).kind === "identity";
  const ordered = [...parameters.filter((one) => !isIdentity(one)), ...parameters.filter(isIdentity)];
  for (const { path, candidates } of allSlots(args, ordered, source)) {
    for (const value of candidates) {
      const next = withValue(args, path, value);
      if (isObject(next) && count(next) > 0) return { path, value };
    }
  }
  return undefined;
}

function* neighbours(args: JsonObject, parameters: readonly Parameter[], source: SampleSource): Generator<JsonObject> {
  yield* changedOnce(args, parameters, source);
  for (const next of changedOnce(args, parameters, source)) yield* changedOnce(next, parameters, source);
}

/** Changes one place of a sample to each value that it can have. */
export function* changedOnce(
  args: JsonObject,
  parameters: readonly Parameter[],
  source: SampleSource,
): Generator<JsonObject> {
  for (const { path, candidates } of allSlots(args, parameters, source)) {
    for (const candidate of candidates) {
      const next = withValue(args, path, candidate);
      if (isObject(next)) yield next;
    }
  }
}

function allSlots(args: JsonObject, parameters: readonly Parameter[], source: SampleSource): readonly Slot[] {
  return parameters.flatMap(({ name, type }) => {
    const value: Json | undefined = args[wireNameOf(name)];
    return value === undefined ? [] : slotsOf(value, { type, name, path: [wireNameOf(name)] }, source);
  });
}
