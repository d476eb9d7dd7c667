import { basename, dirname } from "node:path";

/** Generated files, by path, with the places of their guards. */
interface Guarded {
  readonly files: Readonly<Record<string, string>>;
  readonly places: readonly string[];
  /** The places of guards that are a part of a mapping, or of a query that is compiled for a model. */
  readonly mappings: readonly string[];
}

/** A guard as generated code has it: the rows of a caller, a read of these, their conditions, the question for parents, and the filter of a mapping. */
const rows = /(?:\b(\w+)Service\.)?\bRows\(db, caller\)/g;
const reads = /\bReads(?=\.(?:Find|List|Track)Async\(db, ClaimsOf\(caller\),)/g;
const compiled =
  /private static readonly (CallerReads<(\w+), .*>) Reads = new\(\n(.*),\n {8}(\(db, .*\)) => (db\.Set<\w+>\(\)\.Where\(\w+ => )(.*)\)\);\n/;
const conditions = /(?<=return db\.Set<\w+>\(\)\.Where\(\w+ => ).*(?=\);$)/gm;
const question = /await references\.MissOwnParentAsync/g;
const filter = /builder\.HasQueryFilter/g;

/** Returns generated files in which each guard can be removed while the host runs. A place has the folder, the file and a number: `Memos/MemoData 3`. */
export function removableGuards(files: Readonly<Record<string, string>>): Guarded {
  const [places, mappings]: [string[], string[]] = [[], []];
  const guarded = Object.entries(files).map(([path, text]) => {
    const name = basename(path, ".g.cs");
    let count = 0;
    const next = () => {
      count++;
      const place = `${basename(dirname(path))}/${name} ${count}`;
      places.push(place);
      return place;
    };
    const isRemoved = (place: string) => `Guards.IsRemoved("${place}")`;
    const removable = (all: string, place: () => string) =>
      all
        .split(" && ")
        .map((one) => `(${isRemoved(place())} || ${one})`)
        .join(" && ");
    const nextOfModel = () => {
      const place = next();
      mappings.push(place);
      return place;
    };
    const changed = text
      .replace(
        compiled,
        (_, type, row, key, claims, where, all) =>
          `private static readonly ${type} Everybodys = new(\n${key}, ${claims} => db.Set<${row}>());\n` +
          `private static readonly ${type} Reads = new(\n${key}, ${claims} => ${where}${removable(all, nextOfModel)}));\n`,
      )
      .replace(reads, () => `(${isRemoved(next())} ? Everybodys : Reads)`)
      .replace(
        rows,
        (given, other = name.replace(/Data$/, "")) => `Guards.Of("${next()}", ${given}, db.Set<${other}>())`,
      )
      .replace(conditions, (all) => removable(all, next))
      .replace(question, (asked) => `!${isRemoved(next())} && ${asked}`)
      .replace(filter, (added) => `if (!${isRemoved(nextOfModel())}) ${added}`);
    return [path, changed] as const;
  });
  return { files: Object.fromEntries(guarded), places, mappings };
}

/** Returns the second part of `Guards`, with the guards that are tried, and those behind which another one stands. */
export function guardPlaces({ mappings }: Guarded, tried: readonly string[], behindOthers: readonly string[]): string {
  const list = (names: readonly string[]) => names.map((name) => `"${name}"`).join(", ");
  return `namespace Acme.Api.Tenon;

public static partial class Guards
{
    internal static readonly string[] Mappings = [${list(mappings)}];
    public static readonly string[] Tried = [${list(tried)}];
    public static readonly string[] BehindOthers = [${list(behindOthers)}];
}
`;
}
