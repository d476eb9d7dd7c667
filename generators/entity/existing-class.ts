import type { DeclaredClass } from "../host/host.ts";
import { fullNameOf, lastPartOf } from "../text/class-names.ts";
import type { Declared, EntityDecl, Located } from "./declaration.ts";
import type { Model } from "./entity.ts";

/** Returns the class name that an entity with `model: existing` uses. Spec: decisions, 2. */
export function classNameOf({ clrType, name }: EntityDecl): Located<string> {
  return clrType ?? name;
}

/** Returns the classes of the host that match an entity: usually one, none for a class of a library. */
export function classesOf(entity: EntityDecl, { classes = [] }: Pick<Declared, "classes">): readonly DeclaredClass[] {
  const { value: name } = classNameOf(entity);
  return classes.filter((one) => fullNameOf(one) === name || one.name === name);
}

/** Lowers the origin of the class of the rows; the checks have passed. */
export function lowerModel(entity: EntityDecl, declared: Pick<Declared, "classes">): Model {
  if (!entity.isExisting) return { kind: "generated" };
  const { value: written } = classNameOf(entity);
  const [found] = classesOf(entity, declared);
  const name = lastPartOf(written);
  return {
    kind: "existing",
    class: { name, namespace: found?.namespace ?? written.slice(0, -name.length - 1) },
    hasNamesake: (declared.classes ?? []).filter((one) => one.name === name).length > (found === undefined ? 0 : 1),
  };
}
