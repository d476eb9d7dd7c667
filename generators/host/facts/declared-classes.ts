import { fullNameOf, lastPartOf } from "../../text/class-names.ts";
import { grouped } from "../../text/grouped.ts";
import type { ClassMembers, DeclaredClass } from "../host.ts";
import { hostClassOf, type LocatedClass } from "./located-class.ts";

type Parts = readonly LocatedClass[];

/** Merges the declarations of each class with those of its base classes. */
export function declaredClasses(declarations: Parts): readonly DeclaredClass[] {
  const classes = [...grouped(declarations, (one) => `${one.project}:${fullNameOf(one)}`).values()];
  const membersOf = membersReader(grouped(classes.flat(), ({ name }) => name));
  return classes.flatMap((parts) => {
    const [first] = parts;
    if (first === undefined) return [];
    const isUsable = parts.every(({ obstacle }) => obstacle === undefined) && parts.some(({ isPublic }) => isPublic);
    const { properties, versions = [] } = membersOf(parts) ?? {};
    const found = versions.length > 0 && { versions };
    return [{ ...hostClassOf(first, parts), isUsable, properties, ...found }];
  });
}

type Members = ClassMembers | undefined;

// A longer chain of base classes, and a circle, are no code that anybody wrote.
const deepest = 64;

/** Returns a reader of the members of a class and its base classes, which reads each class once. */
function membersReader(byName: ReadonlyMap<string, Parts>): (parts: Parts) => Members {
  const known = new Map<Parts, Members>();
  const membersOf = (parts: Parts, depth: number): Members => {
    const [name, ...others] = new Set(parts.map(fullNameOf));
    // If several classes have the name of the base class, the properties are unknown.
    const isUnclear = name === undefined || others.length > 0 || parts.some(({ isRecord }) => isRecord);
    if (isUnclear || depth > deepest) return undefined;
    if (known.has(parts)) return known.get(parts);
    // A class in a circle meets itself.
    known.set(parts, undefined);
    const found = withInherited(parts, (base) => membersOf(byName.get(base) ?? [], depth + 1));
    known.set(parts, found);
    return found;
  };
  return (parts) => membersOf(parts, 0);
}

function withInherited(parts: Parts, inheritedFrom: (base: string) => Members): Members {
  const bases = new Set(
    parts.flatMap(({ base }) => (base === undefined || isInterface(base) ? [] : [lastPartOf(base)])),
  );
  const inherited = [...bases].map(inheritedFrom);
  if (inherited.includes(undefined)) return undefined;
  const all = [...parts.map(({ members }) => members), ...inherited.flatMap((members) => members ?? [])];
  return {
    properties: all.flatMap(({ properties }) => properties),
    versions: [...new Set(all.flatMap(({ versions }) => versions))],
  };
}

// An interface adds no property that its class does not declare.
function isInterface(base: string): boolean {
  return /^I[A-Z]/.test(lastPartOf(base));
}
