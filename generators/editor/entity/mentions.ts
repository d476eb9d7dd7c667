import type { Span } from "../../diagnostics/diagnostic.ts";
import type { Declared, EntityDecl, Located, PropertyDecl } from "../../entity/declaration.ts";
import { propertyNamed } from "../../entity/indexes.ts";
import { typeNameOf } from "../../entity/property-type.ts";
import { foreignKeyOf, keyedLinksOf } from "../../entity/relationships.ts";
import { rowMembersOf } from "../../entity/rows.ts";
import type { EntitySnapshot } from "./entity-snapshot.ts";

/** A name of an entity, property, relationship or enum, and the name that declares it. */
export interface EntityMention {
  readonly span: Span;
  readonly declaration: Span;
}

/** Lists the names in entity files: those that declare, and those behind `relatedEntity`, `through`, `foreignKey`, `type`, `key`, `unique`, `index` and `rows`. */
export function entityMentions(declared: Declared): readonly EntityMention[] {
  const { entities, enums, byName, enumByName } = declared;
  const properties = entities.flatMap((entity) => entity.properties.filter(isDeclared));
  const relationships = entities.flatMap((entity) => entity.relationships);
  const names = [...entities, ...properties, ...relationships, ...enums].map(({ name }) => name);
  return [
    ...names.flatMap((name) => mentioned(name, name)),
    ...relationships
      .flatMap(({ relatedEntity, through }) => [relatedEntity, through])
      .flatMap((entity) => mentioned(entity, entity && byName.get(entity.value)?.name)),
    ...keyedLinksOf(declared).flatMap((link) =>
      mentioned(link.relationship.foreignKey, foreignKeyOf(link).property?.name),
    ),
    ...entities.flatMap((entity) =>
      [entity.key, ...entity.indexes.map(({ value }) => value)]
        .flat()
        .flatMap((name) => mentioned(name, propertyNamed(entity, name.value)?.name)),
    ),
    ...distinctMembers(entities),
    ...entities.flatMap(({ rows }) => mentioned(rows?.through, byName.get(rows?.through?.value ?? "")?.name)),
    ...properties.flatMap(({ type }) => mentioned(type, enumByName.get(typeNameOf(type.value))?.name)),
  ];
}

function isDeclared({ isAdded }: PropertyDecl): boolean {
  return isAdded !== true;
}

/** Lists the members of `rows`, each once although the defaults of a file serve several entities. A member that no entity declares stands for itself. */
function distinctMembers(entities: readonly EntityDecl[]): readonly EntityMention[] {
  const found = entities.flatMap((entity) =>
    rowMembersOf(entity)
      .filter(({ isUsual }) => isUsual !== true)
      .flatMap((name) => mentioned(name, propertyNamed(entity, name.value)?.name)),
  );
  return [
    ...new Map(found.map((one) => [`${one.span.path} ${one.span.start} ${one.declaration.start}`, one])).values(),
  ];
}

function mentioned(
  use: Located<string> | undefined,
  declaration: Located<string> | undefined,
): readonly EntityMention[] {
  if (use === undefined || declaration === undefined) return [];
  return [{ span: spanOfName(use), declaration: spanOfName(declaration) }];
}

/** Returns the span of a name without its quotes and the mark of an optional type. */
export function spanOfName({ value, span }: Located<string>): Span {
  const start = span.start + (span.end - span.start > value.length ? 1 : 0);
  return { ...span, start, end: start + value.replace(/\?$/, "").length };
}

/** Returns the name at an offset. */
export function entityMentionAt(snapshot: EntitySnapshot, path: string, offset: number): EntityMention | undefined {
  return entityMentions(snapshot.declared()).find(
    ({ span }) => span.path === path && span.start <= offset && offset <= span.end,
  );
}

/** Returns every name of the declaration that a name belongs to, with that name if it is wanted. */
export function entityReferences(
  snapshot: EntitySnapshot,
  declaration: Span,
  withDeclaration: boolean,
): readonly Span[] {
  return entityMentions(snapshot.declared())
    .filter((mention) => isSame(mention.declaration, declaration))
    .map(({ span }) => span)
    .filter((span) => withDeclaration || !isSame(span, declaration));
}

/** True for spans that begin at one place. */
export function isSame(one: Span, other: Span): boolean {
  return one.path === other.path && one.start === other.start;
}
