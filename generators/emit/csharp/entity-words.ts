import type { Entity, Target } from "../../entity/entity.ts";
import { camelCaseOf } from "../../text/casing.ts";
import { phraseOf, withArticle } from "../../text/nouns.ts";
import { csharpIdentifier } from "./csharp-text.ts";

/** Names that the templates give to their own parameters and variables, so that no entity's variable may have them. */
const locals: ReadonlySet<string> = new Set(
  "builder child context ct db filter id list model other outcome page references request routes service sort".split(
    " ",
  ),
);

/** An entity's name in every form that templates print. */
export function entityWords(entity: Entity) {
  const phrase = phraseOf(entity.name);
  return {
    Entity: entity.name,
    Entities: entity.plural,
    entity: variableOf(entity),
    entities: rowsVariableOf(entity),
    phrase,
    phrases: phraseOf(entity.plural),
    aPhrase: withArticle(phrase),
    keyName: entity.key.name,
    isStringKey: entity.key.type === "string",
  };
}

/** The variable that holds one row: `orderLine`. */
export function variableOf(entity: Entity): string {
  const name = camelCaseOf(entity.name);
  return csharpIdentifier(locals.has(name) ? `${name}Row` : name);
}

function rowsVariableOf(entity: Entity): string {
  const name = camelCaseOf(entity.plural);
  return csharpIdentifier(locals.has(name) || name === camelCaseOf(entity.name) ? `${name}Rows` : name);
}

/** The namespace of an entity's own files. Spec: generated-files, Folders and namespaces. */
export function namespaceOf({ folder }: Entity, target: Target): string {
  return `${target.namespace}.${folder}`;
}

/** The class of the rows: the generated one, or the host's. */
export function rowTypeOf(entity: Entity, target: Target): { readonly name: string; readonly namespace: string } {
  const { model, name } = entity;
  return model.kind === "existing" ? model.class : { name, namespace: namespaceOf(entity, target) };
}
