import { fullNameOf } from "../../text/class-names.ts";
import { grouped } from "../../text/grouped.ts";
import { valueAt } from "../csharp/read-code.ts";
import type { SourceType } from "../csharp/read-types.ts";
import type { SourceFile } from "../snapshot/source-file.ts";

/** A class in one file, of which a partial class has several. */
export interface ClassPart extends SourceType {
  readonly file: string;
  /** The first base type as written, without type arguments; empty without one. */
  readonly base: string;
  /** Reads the text of a literal or constant in tokens of the class; undefined for anything else. */
  readonly valueAt: (tokens: readonly string[], at: number) => string | undefined;
}

/** The classes of a host by name. */
export type ClassesByName = ReadonlyMap<string, readonly ClassPart[]>;

/** Returns the classes of files, by name. */
export function classesByName(files: readonly SourceFile[]): ClassesByName {
  const parts = files.flatMap(({ types, file, constants }) =>
    types
      .filter(({ kind }) => kind === "class")
      .map((type): ClassPart => {
        const [{ name, qualifier: namespace } = { name: "", qualifier: "" }] = type.bases;
        const base = fullNameOf({ name, namespace });
        return { file, base, valueAt: (tokens, at) => valueAt(tokens, at, constants), ...type };
      }),
  );
  return grouped(parts, ({ name }) => name);
}

const deepest = 8;

/** Returns the classes that can be made, each with its other parts and its base classes. */
export function classChains(byName: ClassesByName): readonly (readonly [ClassPart, ...ClassPart[]])[] {
  return [...byName.values()].flat().flatMap((one) => {
    if (one.modifiers.has("abstract")) return [];
    const chain: [ClassPart, ...ClassPart[]] = [one];
    chain.push(...(byName.get(one.name) ?? []).filter((part) => part !== one && part.base === ""));
    for (let next = baseOf(one, byName); next !== undefined && chain.length < deepest; next = baseOf(next, byName))
      chain.push(next);
    return [chain];
  });
}

function baseOf({ bases: [base] }: ClassPart, byName: ClassesByName): ClassPart | undefined {
  return base && byName.get(base.name)?.[0];
}
