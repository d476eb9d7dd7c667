import type { Layer } from "./layer.ts";
import type { RuntimeGenerator } from "./model-generator.ts";
import { type Need, runtimeView } from "./runtime-needs.ts";

/** A generator of a runtime file, without what it has in common with the others of the file. */
export type RuntimeRow = Omit<RuntimeGenerator, "part" | "when" | "module">;

/** Makes the rows of one file of a layer, which a need brings as a whole. */
export function fileOf(
  part: Layer,
  file: string,
  when: Need,
  rows: readonly RuntimeRow[],
): readonly RuntimeGenerator[] {
  const module = { name: `Runtime${file}Generator`, file: () => file };
  return rows.map((row) => ({ ...row, part, when, module }));
}

/** Makes a row with several types that belong together, named after the first or after all of them. */
export function family(name: string, template: string, companions: readonly string[]): RuntimeRow {
  return { ...runtime(name, template), companions: () => companions };
}

/** Makes a row of a type that entity files have, too, in a namespace of their own. */
export function sharedWithEntities(type: string, template: string): RuntimeRow {
  return { ...runtime(type, template), template: `shared/${template}` };
}

export function runtime(type: string, template: string): RuntimeRow {
  return {
    per: "model",
    name: `Runtime${type}Generator`,
    template: `runtime/${template}`,
    type: () => type,
    view: runtimeView,
  };
}
