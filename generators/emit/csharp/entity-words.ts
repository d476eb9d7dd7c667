import type { Entity } from "../../entity/entity.ts";
import type { StoringContext, Target } from "../../entity/graft.ts";
import { invariant } from "../../entity/invariant.ts";
import { namesCallers } from "../../entity/own-rows.ts";
import type { Part } from "../../entity/placement.ts";
import { serves } from "../../entity/served.ts";
import { isKeyGiven } from "../../entity/wire-properties.ts";
import { camelCaseOf } from "../../text/casing.ts";
import { phraseOf, withArticle } from "../../text/nouns.ts";
import { csharpIdentifier } from "./csharp-text.ts";
import { keyWords } from "./key-words.ts";
import { otherType, typeName } from "./names.ts";

/** Names that the templates give to their own parameters and variables, so that no entity's variable may have them. */
const locals: ReadonlySet<string> = new Set(
  "builder child context ct db filter id ifMatch list model other page query references refusal request routes service sort".split(
    " ",
  ),
);

/** The same of entities with a patch. */
const patchLocals: ReadonlySet<string> = new Set("name names patch".split(" "));

/** The same of entities whose writes leave traces. */
const traceLocals: ReadonlySet<string> = new Set("deleted dependents now time".split(" "));

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
    keyName: entity.keys[0]?.name ?? "",
    isKeyGiven: isKeyGiven(entity),
    ...keyWords(entity, variableOf(entity)),
    isVersioned: entity.version !== undefined,
    needsVersion: entity.requiresVersion,
    isIdempotent: entity.isIdempotent,
    versionName: entity.version ?? "",
  };
}

/** The variable that holds one row: `orderLine`. */
export function variableOf(entity: Entity): string {
  const name = camelCaseOf(entity.name);
  const isTaken =
    locals.has(name) ||
    (name === "caller" && (entity.rows !== undefined || namesCallers(entity))) ||
    (traceLocals.has(name) && (entity.deletedAt !== undefined || Object.keys(entity.audit).length > 0)) ||
    (name === "rows" && serves(entity, "createMany")) ||
    (patchLocals.has(name) && serves(entity, "patch"));
  return csharpIdentifier(isTaken ? `${name}Row` : name);
}

function rowsVariableOf(entity: Entity): string {
  const name = camelCaseOf(entity.plural);
  return csharpIdentifier(locals.has(name) || name === camelCaseOf(entity.name) ? `${name}Rows` : name);
}

/** The namespace of an entity's own files in a part. Spec: generated-files, Folders and namespaces. */
export function namespaceOf({ folder }: Entity, part: Part, { placement }: Target): string {
  return `${placement[part].namespace}.${folder}`;
}

/** Refers to a contract of an entity, which files of other parts mention as well. */
export function contractType(name: string, entity: Entity, target: Target): string {
  return otherType({ name, namespace: namespaceOf(entity, "contracts", target) });
}

/** The types of an entity in every position that templates mention them. */
export function typeWords(entity: Entity, target: Target) {
  const contract = (name: string) => contractType(name, entity, target);
  return {
    RowType: otherType(rowTypeOf(entity, target)),
    CreateRequest: contract(`Create${entity.name}Request`),
    UpdateRequest: contract(`Update${entity.name}Request`),
    Response: contract(`${entity.name}Response`),
    Service: serviceType(entity.name, entity, target),
  };
}

/** Refers to the service of an entity or a relationship, by the title of either. */
export function serviceType(title: string, entity: Entity, target: Target): string {
  return otherType({ name: `${title}Service`, namespace: namespaceOf(entity, "data", target) });
}

/** Refers to the context that stores the rows. */
export function contextType({ dbContext }: Target): string {
  return otherType(contextOf(dbContext));
}

/** Returns the context as services take it: they are public, so that endpoints of another project can use them, and must not name an internal class. */
export function serviceContext(target: Target): string {
  return isContextInternal(target) ? typeName("DbContext") : contextType(target);
}

/** Tells whether only the project of the context can name it. */
export function isContextInternal({ dbContext }: Target): boolean {
  return contextOf(dbContext).isPublic === false;
}

function contextOf(dbContext: StoringContext | undefined): StoringContext {
  invariant(dbContext !== undefined, "only a host with a context has entities");
  return dbContext;
}

/** The class of the rows: the generated one, or the host's. */
export function rowTypeOf(entity: Entity, target: Target): { readonly name: string; readonly namespace: string } {
  const { model, name } = entity;
  return model.kind === "existing" ? model.class : { name, namespace: namespaceOf(entity, "entity", target) };
}
