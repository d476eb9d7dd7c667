import type { Context, Entity, Model } from "../ir.ts";
import { constantsOf } from "./constants.ts";
import { declarationsOf } from "./declarations.ts";
import { type Life, lifeOf } from "./lives.ts";
import type { SampleSource } from "./samples.ts";

/** The samples of a context. Lives are long to find, and each is looked for once. */
export interface ContextSamples {
  readonly source: SampleSource;
  readonly lifeOf: (entity: Entity) => Life;
}

/** Returns the samples of each context. */
export function contextSamples(model: Model): (context: Context) => ContextSamples {
  const declarations = declarationsOf(model);
  return remembered((context: Context) => {
    const source = { declarations, constants: constantsOf(context, declarations) };
    return { source, lifeOf: remembered((entity: Entity) => lifeOf(entity, source)) };
  });
}

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
