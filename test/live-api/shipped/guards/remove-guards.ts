import { basename, dirname } from "node:path";

/** Generated files, by path, with the places of their guards. */
interface Guarded {
  readonly files: Readonly<Record<string, string>>;
  readonly places: readonly string[];
  /** The places of guards that are a part of a mapping. */
  readonly mappings: readonly string[];
}

/** A guard as generated code has it: the rows of a caller, a condition of these, the question for parents, and the filter of a mapping. */
const rows = /(?:\b(\w+)Service\.)?\bRows\(db, caller\)/g;
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
    const changed = text
      .replace(
        rows,
        (given, other = name.replace(/Data$/, "")) => `Guards.Of("${next()}", ${given}, db.Set<${other}>())`,
      )
      .replace(conditions, (all) =>
        all
          .split(" && ")
          .map((one) => `(${isRemoved(next())} || ${one})`)
          .join(" && "),
      )
      .replace(question, (asked) => `!${isRemoved(next())} && ${asked}`)
      .replace(filter, (added) => {
        const place = next();
        mappings.push(place);
        return `if (!${isRemoved(place)}) ${added}`;
      });
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
