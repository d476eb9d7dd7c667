import { pluralOf } from "../../text/nouns.ts";
import { isWord } from "./code-tokens.ts";
import { allProperties, elementOf, type TypeIndex } from "./describe-entity.ts";
import type { DraftEntity, DraftLine } from "./described-entity.ts";

/** Adds to each entity the lists of its children: a navigation on either side, and a foreign key of the type of the key. */
export function withRelationships(entities: readonly DraftEntity[], index: TypeIndex): readonly DraftEntity[] {
  return entities.map((parent) => ({
    ...parent,
    relationships: entities.flatMap((child) => relationshipsBetween(parent, child, index)),
  }));
}

function relationshipsBetween(parent: DraftEntity, child: DraftEntity, index: TypeIndex): readonly DraftLine[] {
  const navigations = navigationsBetween(parent, child, index);
  if (navigations === undefined) return [];
  const { list, link } = navigations;
  // A list that the parent does not have is worth a line only if it can be served.
  if (list === undefined && child.reason !== undefined) return [];
  const name = list?.name ?? pluralOf(child.name);
  const stated = link?.attributes.find((one) => one.name === "ForeignKey")?.arguments.findLast(isWord);
  const candidates = [stated, link && `${link.name}Id`, `${parent.name}Id`];
  const foreignKey = candidates.find((one) => one !== undefined && isDescribed(child, one));
  const words = foreignKey === undefined || foreignKey === `${parent.name}Id` ? "" : `, foreignKey: ${foreignKey}`;
  const missing =
    foreignKey === undefined ? `no property of ${child.name} was recognised as its foreign key` : undefined;
  const reason = child.reason === undefined ? missing : `${child.name} is left out`;
  return [{ name, text: `{ relatedEntity: ${child.name}, type: OneToMany${words} }`, reason }];
}

/** Finds the list of a parent and the reference of a child. Returns undefined if there is neither, if several fit, or if each has one row of the other. */
function navigationsBetween(parent: DraftEntity, child: DraftEntity, index: TypeIndex) {
  const ofParent = propertiesOf(parent, index);
  const [list, ...lists] = ofParent.filter(({ type }) => elementOf(type) === child.name);
  const [link, ...links] = propertiesOf(child, index).filter(({ type }) => type.name === parent.name && !type.isArray);
  if (lists.length > 0 || links.length > 0 || (list ?? link) === undefined) return undefined;
  const isOneToOne = list === undefined && ofParent.some(({ type }) => type.name === child.name);
  return isOneToOne ? undefined : { list, link };
}

function propertiesOf({ name }: DraftEntity, index: TypeIndex) {
  const type = index.classes.get(name);
  return type === undefined ? [] : allProperties(type, index);
}

function isDescribed({ properties }: DraftEntity, name: string): boolean {
  return properties.some((one) => one.name === name && one.reason === undefined);
}
