import type { DeclaredClass } from "../../host/host.ts";
import { lastPartOf } from "../../text/class-names.ts";
import type { Declared, EntityDecl, Located } from "../declaration.ts";
import type { Model } from "../entity.ts";
import { type ClassFacts, changesOf, creationOf, makesOwnKey } from "./class-operations.ts";
import { keyedParentsOf } from "./keyed-parents.ts";

/** Returns the class name that an entity with `model: existing` uses. Spec: entity-file, Existing classes. */
export function classNameOf({ clrType, name }: EntityDecl): Located<string> {
  return clrType ?? name;
}

/** Returns the classes of the host that match an entity: usually one, none for a class of a library. */
export function classesOf(
  entity: EntityDecl,
  { classesByName }: Pick<Declared, "classesByName">,
): readonly DeclaredClass[] {
  return classesByName.get(classNameOf(entity).value) ?? [];
}

/** The attributes that make a property a concurrency token of EF Core. */
const versionAttributes: ReadonlySet<string> = new Set(["ConcurrencyCheck", "Timestamp"]);

/** Returns the properties of an existing class that an attribute makes concurrency tokens; none for a class that is not known. Spec: entity-file, Concurrency. */
export function versionsOf(entity: EntityDecl, { shapes }: Pick<Declared, "shapes">): readonly string[] {
  const shape = shapes.get(entity);
  if (shape === undefined || shape.unseenBase !== undefined) return [];
  return shape.properties
    .filter(({ isReadable, attributes }) => isReadable && attributes.some(({ name }) => versionAttributes.has(name)))
    .map(({ name }) => name);
}

/** Lowers the origin of the class of the rows; the checks have passed. */
export function lowerModel(entity: EntityDecl, declared: ClassFacts & Pick<Declared, "classesByName">): Model {
  if (!entity.isExisting) return { kind: "generated" };
  const { value: written } = classNameOf(entity);
  const [found] = classesOf(entity, declared);
  const name = lastPartOf(written);
  const made = creationOf(entity, declared);
  const creation = "call" in made ? made.call : undefined;
  return {
    kind: "existing",
    class: { name, namespace: namespaceOfClass(written, declared) },
    hasNamesake: (declared.classesByName.get(name) ?? []).length > (found === undefined ? 0 : 1),
    creation,
    makesKey: makesOwnKey(entity, creation, declared),
    keyedParents: keyedParentsOf(entity, creation, declared),
    changes: changesOf(entity, declared),
  };
}

/** Returns the namespace of a class by its name: that of the source, or else the written one. */
export function namespaceOfClass(written: string, { classesByName }: Pick<Declared, "classesByName">): string {
  return classesByName.get(written)?.[0]?.namespace ?? written.slice(0, -lastPartOf(written).length - 1);
}
