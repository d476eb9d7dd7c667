import { allProperties } from "../../host/csharp/all-properties.ts";
import { isWord, type TypeName } from "../../host/csharp/code-tokens.ts";
import type { SourceProperty } from "../../host/csharp/read-members.ts";
import type { SourceTypes } from "../../host/csharp/source-types.ts";
import { grouped } from "../../text/grouped.ts";
import { pluralOf } from "../../text/nouns.ts";
import type { DraftEntity, DraftLine } from "./describe-entity.ts";
import { elementOf } from "./describe-entity.ts";

/** Adds to each entity its children: a navigation on either side, and a foreign key of the type of the key. */
export function withRelationships(entities: readonly DraftEntity[], types: SourceTypes): readonly DraftEntity[] {
  const rows = entities.map((entity, index) => ({ entity, index, written: allProperties(entity.type, types) }));
  const byName = grouped(rows, ({ entity }) => entity.name);
  const mentions = rows.flatMap((row) => mentionedBy(row).map((name) => ({ name, row })));
  const mentioning = grouped(mentions, ({ name }) => name);
  return rows.map((parent) => {
    const related = new Set([
      ...mentionedBy(parent).flatMap((name) => byName.get(name) ?? []),
      ...(mentioning.get(parent.entity.name) ?? []).map(({ row }) => row),
    ]);
    const inOrder = [...related].sort((one, other) => one.index - other.index);
    return {
      ...parent.entity,
      relationships: inOrder.flatMap((child) => relationshipsBetween(parent, child, types)),
    };
  });
}

/** Returns the names of the types that the properties of a row have, alone or in a list. */
function mentionedBy({ written }: Pick<Row, "written">): readonly string[] {
  return [...new Set(written.flatMap(({ type }) => [type.name, elementOf(type)?.name ?? type.name]))];
}

/** An entity, and all properties of its class. */
interface Row {
  readonly entity: DraftEntity;
  readonly written: readonly SourceProperty[];
}

function relationshipsBetween(ofParent: Row, ofChild: Row, types: SourceTypes): readonly DraftLine[] {
  const [parent, child] = [ofParent.entity, ofChild.entity];
  const navigations = navigationsBetween(ofParent, ofChild, types);
  if (navigations === undefined) return [];
  const { children, link, type } = navigations;
  // A list that the parent does not have is worth a line only if it can be served.
  if (children === undefined && child.reason !== undefined) return [];
  const name = children?.name ?? pluralOf(child.name);
  const stated = link?.attributes.find((one) => one.name === "ForeignKey")?.arguments.findLast(isWord);
  const candidates = [stated, link && `${link.name}Id`, `${parent.name}Id`];
  const foreignKey = candidates.find((one) => one !== undefined && isDescribed(child, one));
  // Of two rows that refer to each other, the child has the foreign key.
  if (type === "OneToOne" && foreignKey === undefined) return [];
  const words = foreignKey === undefined || foreignKey === `${parent.name}Id` ? "" : `, foreignKey: ${foreignKey}`;
  const missing =
    foreignKey === undefined ? `no property of ${child.name} was recognised as its foreign key` : undefined;
  const reason = child.reason === undefined ? missing : `${child.name} is left out`;
  return [{ name, text: `{ relatedEntity: ${child.name}, type: ${type}${words} }`, reason }];
}

/** Finds the list of a parent, or its one child, and the reference of a child. Returns undefined if there is neither, or if several fit. */
function navigationsBetween(
  { entity: parent, written: ofParent }: Row,
  { entity: child, written: ofChild }: Row,
  types: SourceTypes,
) {
  const isOf = (type: TypeName | undefined, other: DraftEntity, one: DraftEntity) =>
    type !== undefined && !type.isArray && type.name === other.name && types.resolve(type, one.type) === other.type;
  const [list, ...lists] = ofParent.filter(({ type }) => isOf(elementOf(type), child, parent));
  const [link, ...links] = ofChild.filter(({ type }) => isOf(type, parent, child));
  if (lists.length > 0 || links.length > 0 || (list ?? link) === undefined) return undefined;
  const [one, ...ones] = list === undefined ? ofParent.filter(({ type }) => isOf(type, child, parent)) : [];
  if (ones.length > 0) return undefined;
  return one === undefined
    ? ({ children: list, link, type: "OneToMany" } as const)
    : ({ children: one, link, type: "OneToOne" } as const);
}

/** True if an entity has a property, and it is not left out. */
export function isDescribed({ properties }: DraftEntity, name: string): boolean {
  return properties.some((one) => one.name === name && one.reason === undefined);
}
