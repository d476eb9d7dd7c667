import { fullNameOf, lastPartOf } from "../text/class-names.ts";
import { grouped } from "../text/grouped.ts";
import type { DeclaredClass } from "./host.ts";
import { hostClassOf, type LocatedClass } from "./located-class.ts";

type Parts = readonly LocatedClass[];

/** Merges the declarations of each class with those of its base classes. */
export function declaredClasses(declarations: Parts): readonly DeclaredClass[] {
  const classes = [...grouped(declarations, (one) => `${one.project}:${fullNameOf(one)}`).values()];
  const byName = grouped(classes.flat(), ({ name }) => name);
  return classes.flatMap((parts) => {
    const [first] = parts;
    if (first === undefined) return [];
    const isUsable = parts.every(({ obstacle }) => obstacle === undefined) && parts.some(({ isPublic }) => isPublic);
    return [{ ...hostClassOf(first, parts), isUsable, properties: propertiesOf(parts, byName, new Set()) }];
  });
}

// If several classes have the name of the base class, the properties are unknown.
function propertiesOf(
  parts: Parts,
  byName: ReadonlyMap<string, Parts>,
  heirs: ReadonlySet<string>,
): DeclaredClass["properties"] {
  const names = new Set(parts.map(fullNameOf));
  const [name = ""] = names;
  if (names.size !== 1 || heirs.has(name) || parts.some(({ isRecord }) => isRecord)) return undefined;
  const bases = new Set(
    parts.flatMap(({ base }) => (base === undefined || isInterface(base) ? [] : [lastPartOf(base)])),
  );
  const inherited = [...bases].map((base) => propertiesOf(byName.get(base) ?? [], byName, new Set([...heirs, name])));
  if (inherited.includes(undefined)) return undefined;
  return [...parts.flatMap(({ properties }) => properties), ...inherited.flatMap((properties) => properties ?? [])];
}

// An interface adds no property that its class does not declare.
function isInterface(base: string): boolean {
  return /^I[A-Z]/.test(lastPartOf(base));
}
