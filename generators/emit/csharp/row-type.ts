import type { Entity, Target } from "../../entity/entity.ts";

/** The namespace of an entity's own files. Spec: generated-files, Folders and namespaces. */
export function namespaceOf({ folder }: Entity, target: Target): string {
  return `${target.namespace}.${folder}`;
}

/** The class of the rows: the generated one, or the host's. */
export function rowTypeOf(entity: Entity, target: Target): { readonly name: string; readonly namespace: string } {
  const { model, name } = entity;
  return model.kind === "existing" ? model.class : { name, namespace: namespaceOf(entity, target) };
}
