import { pascalCaseOf } from "../../text/casing.ts";
import type { NewName } from "../../text/new-names.ts";
import { folderOf, pluralOf } from "../../text/nouns.ts";
import type { Entity, Relationship } from "../entity.ts";
import type { EntityModel } from "../graft.ts";

/** A rename that entity files or models declare. Spec: entity-file, Renames; model-rules, Renames. */
export interface Rename extends NewName {
  readonly kind: keyof typeof kinds;
  /** The entity or enum as it is now, or the context of a model: its items in the manifest begin with it. */
  readonly owner: string;
  /** The words for it in messages: `Product.Price`. */
  readonly title: string;
  /** The words that declare it: `renamedFrom: Cost`. */
  readonly mark: string;
  /** True if the old route of an entity leads to the new one. */
  readonly redirects?: boolean;
  /** Everything that is called after it, such as the plural and the folder of an entity; with itself. */
  readonly names: readonly NewName[];
}

/** The kinds of renamed things; true for types, false for their members. */
const kinds = {
  ...{ entity: true, property: false, relationship: false, "enum member": false },
  ...{ aggregate: true, "child entity": true, value: true, quantity: true, enum: true, field: false },
};

/** True for the rename of a type, and not of a member. */
export function isOfType({ kind }: Pick<Rename, "kind">): boolean {
  return kinds[kind];
}

/** Lists the renames of entity files. */
export function renamesOf({ entities, enums, relationships }: EntityModel): readonly Rename[] {
  return [
    ...entities.flatMap(renameOfEntity),
    ...entities.flatMap(({ name: owner, keys, properties }) =>
      [...new Set([...keys, ...properties])].flatMap(({ name, renamedFrom }) =>
        renamed("property", owner, name, renamedFrom),
      ),
    ),
    ...relationships.flatMap(({ parent, name, renamedFrom }) =>
      renamed(
        "relationship",
        parent.name,
        pascalCaseOf(name),
        renamedFrom === undefined ? undefined : pascalCaseOf(renamedFrom),
      ),
    ),
    ...enums.flatMap(({ name: owner, renamedMembers = {} }) =>
      Object.entries(renamedMembers).flatMap(([name, from]) => renamed("enum member", owner, name, from)),
    ),
  ];
}

function renamed(kind: Rename["kind"], owner: string, to: string, from: string | undefined): readonly Rename[] {
  if (from === undefined) return [];
  return [{ kind, owner, from, to, title: `${owner}.${to}`, mark: `renamedFrom: ${from}`, names: [{ from, to }] }];
}

function renameOfEntity({ name, renamedFrom: from, redirect, plural, folder }: Entity): readonly Rename[] {
  if (from === undefined) return [];
  const oldPlural = pluralOf(from);
  const names = [
    { from, to: name },
    { from: oldPlural, to: plural },
    { from: folderOf(from, oldPlural), to: folder },
  ];
  const distinct = new Map(names.toReversed().map((one) => [one.from, one]));
  const redirects = redirect !== undefined;
  const words = { title: name, mark: `renamedFrom: ${from}` };
  return [{ kind: "entity", owner: name, from, to: name, ...words, redirects, names: [...distinct.values()] }];
}

/**
 * Returns the names of items in manifests now, by the names that they can have had before. A relationship whose related entity
 * is renamed keeps its name, and has files under another. Spec: writing, Renamed files.
 */
export function renamedItems({ entities, relationships }: EntityModel): ReadonlyMap<string, string> {
  const staying = relationships.filter(({ child }) => child.renamedFrom === undefined);
  const now = new Set([...entities.map(({ name }) => name), ...staying.map(itemOf)]);
  const before = [
    ...entities.flatMap(({ name, renamedFrom }) => (renamedFrom === undefined ? [] : [[renamedFrom, name] as const])),
    ...relationships.flatMap((relationship) => {
      const { parent, name, renamedFrom } = relationship;
      const parents = [parent.name, ...(parent.renamedFrom === undefined ? [] : [parent.renamedFrom])];
      const names = [name, ...(renamedFrom === undefined ? [] : [renamedFrom])];
      return parents.flatMap((one) => names.map((other) => [`${one}.${other}`, itemOf(relationship)] as const));
    }),
  ];
  return new Map(before.filter(([item]) => !now.has(item)));
}

function itemOf({ parent, name }: Relationship): string {
  return `${parent.name}.${name}`;
}
