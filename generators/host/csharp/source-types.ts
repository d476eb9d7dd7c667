import { fullNameOf } from "../../text/class-names.ts";
import { grouped } from "../../text/grouped.ts";
import { once } from "../../text/once.ts";
import type { TypeName } from "./code-tokens.ts";
import { mappedStatements } from "./mapping-facts.ts";
import { isInterfaceName, type SourceType, type SourceTypesOfFile } from "./read-types.ts";
import { type TypeSigns, typeSigns } from "./type-signs.ts";

/** The place of a C# file, and what it says about all its types. */
export interface SourcePlace {
  /** The path of the project in `Host.projects`. */
  readonly project: string;
  /** The file, relative to the folder of the web project; of a partial type, that of the part that names its base class. */
  readonly file: string;
  /** True if a reference without a question mark is never null. */
  readonly isNullable: boolean;
  /** The persistence library that the file mentions. */
  readonly persistence: "EF Core" | "Entity Framework 6" | undefined;
}

/** A type in the source of a host, its parts merged, and what its names mean. */
export interface LocatedType extends SourceType, SourcePlace {
  /** Its base class, or a name that is no interface's by convention. */
  readonly base: TypeName | undefined;
  /** The namespaces that its files use. */
  readonly usings: ReadonlySet<string>;
}

/** A type, or other code, in which a name has its meaning. */
type Surroundings = Pick<LocatedType, "namespace" | "usings">;

/** The types in the source of a host, those of interfaces aside. */
export interface SourceTypes {
  readonly all: readonly LocatedType[];
  /** Returns the type with a full name; undefined if there is none. */
  readonly find: (fullName: string) => LocatedType | undefined;
  /** Returns the type that a name means inside another type; undefined if that is not clear. */
  readonly resolve: (type: Pick<TypeName, "name" | "qualifier">, from: Surroundings) => LocatedType | undefined;
  /** Returns what the types say of the types that mappings convert and own. */
  readonly signs: () => TypeSigns<LocatedType>;
  /** Returns the statements that map classes, by the names of the classes. */
  readonly mappings: () => ReadonlyMap<string, readonly (readonly string[])[]>;
}

/** Collects the types of C# files. */
export function sourceTypes(files: readonly (SourceTypesOfFile & SourcePlace)[]): SourceTypes {
  const global = grouped(
    files.flatMap(({ project, globalUsings }) => globalUsings.map((name) => ({ project, name }))),
    ({ project }) => project,
  );
  const located = files.flatMap(({ types, project, file, isNullable, persistence, usings }) => {
    const used = new Set([...usings, ...(global.get(project) ?? []).map(({ name }) => name)]);
    return types
      .filter(({ kind }) => kind !== "interface")
      .map((type): LocatedType => {
        const base = type.bases.find(({ name }) => !isInterfaceName(name));
        // The spread stands last: before other keys, it takes sixteen times as long, which a file of many types shows.
        return { base, project, file, isNullable, persistence, usings: used, ...type };
      });
  });
  const all = [...grouped(located, (type) => `${type.project}:${type.isNested} ${fullNameOf(type)}`).values()].flatMap(
    merged,
  );
  const named = grouped(all, ({ name }) => name);
  const full = new Map(all.filter(({ isNested }) => !isNested).map((type) => [fullNameOf(type), type]));
  return {
    all,
    signs: once(() => typeSigns(all)),
    mappings: once(() => mappedStatements(all)),
    find: (fullName) => full.get(fullName),
    resolve: ({ name, qualifier }, from) => {
      const plain = qualifier === "" ? named.get(name) : undefined;
      if (plain !== undefined) return meantBy(plain, from);
      const path = withoutAlias(qualifier === "" ? name : `${qualifier}.${name}`, from);
      const namesakes = named.get(path.slice(path.lastIndexOf(".") + 1)) ?? [];
      return meantBy(
        namesakes.filter((type) => `.${fullNameOf(type)}`.endsWith(`.${path}`)),
        from,
      );
    },
  };
}

/** Replaces the alias that a name begins with, as in `using Core = Acme.Core;`, by what it stands for. */
function withoutAlias(path: string, { usings }: Surroundings): string {
  const [head = "", ...rest] = path.split(".");
  for (const one of usings) if (one.startsWith(`${head}=`)) return [one.slice(head.length + 1), ...rest].join(".");
  return path;
}

/** Joins the parts of a partial type. */
function merged(parts: readonly LocatedType[]): readonly LocatedType[] {
  const [first] = parts;
  if (first === undefined || parts.length === 1) return parts;
  const { base, file, persistence } = parts.find((part) => part.base !== undefined) ?? first;
  return [
    {
      ...first,
      base,
      file,
      persistence,
      modifiers: new Set(parts.flatMap(({ modifiers }) => [...modifiers])),
      isPublic: parts.some(({ isPublic }) => isPublic),
      usings: new Set(parts.flatMap(({ usings }) => [...usings])),
      attributes: parts.flatMap(({ attributes }) => attributes),
      bases: parts.flatMap(({ bases }) => bases),
      properties: parts.flatMap(({ properties }) => properties),
      constructors: parts.flatMap(({ constructors }) => constructors),
      body: parts.flatMap(({ body }, at) => (at === 0 ? body : [";", ...body])),
    },
  ];
}

/** Chooses among types of one name as C# does: the nearest namespace around, then the used ones. */
function meantBy(candidates: readonly LocatedType[], from: Surroundings): LocatedType | undefined {
  if (candidates.length < 2) return candidates[0];
  const around = candidates
    .filter(({ namespace }) => `${from.namespace}.`.startsWith(namespace === "" ? "" : `${namespace}.`))
    .sort((a, b) => b.namespace.length - a.namespace.length);
  const used = candidates.filter(({ namespace }) => from.usings.has(namespace));
  return around[0] ?? (used.length === 1 ? used[0] : undefined);
}
