import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { type Result, resultOf } from "../../diagnostics/result.ts";
import { entityTestNames } from "../../emit/rows/entity-test-generators.ts";
import type { Enumeration } from "../../entity/entity.ts";
import type { Graft } from "../../entity/graft.ts";
import type { StoredManifest } from "../../files/manifest/manifest.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import { entityCsharp } from "./entity-csharp.ts";

/**
 * Returns the target that plans the files of these entities and those that entities share. Files of other entities are
 * left alone; an entity that no run has written yet counts as absent. Spec: writing, Selected entities.
 */
export function selecting(names: readonly string[]): typeof entityCsharp {
  return limited(names, new Set());
}

/** Returns the target that plans the files that entities share, and judges the files of removed items as orphans. */
export function removing(items: ReadonlySet<string>): typeof entityCsharp {
  return limited([], items);
}

function limited(names: readonly string[], removed: ReadonlySet<string>): typeof entityCsharp {
  const selected = new Set(names);
  const isSelected = (item: string) => selected.has(ownerOf(item));
  return {
    ...entityCsharp,
    understand: (input, run) => {
      const graft = entityCsharp.understand(input, run);
      return graft.ok ? reduced(graft, names, writtenItems(run.manifest)) : graft;
    },
    plan: (graft, input, run) => {
      const plan = entityCsharp.plan(graft, input, run);
      if (!plan.ok) return plan;
      const enums = enumsOf(graft, isSelected);
      const related = graft.relationships.filter(({ child }) => isSelected(child.name)).map(itemOf);
      const wanted = new Set(["", ...related, ...enums.map(({ name }) => name)]);
      const tested = testedWith(graft, isSelected);
      const files = plan.value.files.filter(
        ({ item, generator }) =>
          wanted.has(item) || isSelected(item) || (entityTestNames.has(generator) && tested.has(item)),
      );
      return { ...plan, value: { ...plan.value, files } };
    },
    owns: (recorded) => {
      const { item } = recorded;
      return entityCsharp.owns(recorded) && (item === "" || isSelected(item) || removed.has(item));
    },
  };
}

/** Returns the entity of an item: `Author` of `Author` and of `Author.Posts`. */
function ownerOf(item: string): string {
  return item.split(".", 1)[0] ?? item;
}

function itemOf({ parent, name }: Graft["relationships"][number]): string {
  return `${parent.name}.${name}`;
}

/** Returns the items whose tests those of the selected entities mention: both ends of their relationships, and all parents of these. */
function testedWith({ relationships }: Graft, isSelected: (item: string) => boolean): ReadonlySet<string> {
  const ends = relationships.filter(({ parent, child }) => isSelected(parent.name) || isSelected(child.name));
  const found = new Set(ends.flatMap(({ parent, child }) => [parent.name, child.name]));
  // A set takes in what is added while it is walked.
  for (const name of found)
    for (const one of relationships)
      if (one.child.name === name) {
        found.add(one.parent.name);
        found.add(itemOf(one));
      }
  return found;
}

/** Lists the items that earlier runs wrote. */
function writtenItems({ files }: StoredManifest): ReadonlySet<string> {
  return new Set([...files.values()].map(({ item }) => item));
}

/** Leaves out what is neither selected nor written: shared files must not name it. */
function reduced(
  { value: graft, diagnostics }: Extract<Result<Graft>, { readonly ok: true }>,
  names: readonly string[],
  written: ReadonlySet<string>,
): Result<Graft> {
  const known = graft.entities.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  const faults = unknown.map((name) =>
    report(
      catalogue.unknownEntityName,
      { name },
      { hint: spellingHint(name, known) ?? `They are ${known.join(", ")}.` },
    ),
  );
  // Shared files and those of other entities would mention the new name beside the old class.
  const pending = graft.entities.flatMap(({ name, renamedFrom: old }) =>
    old !== undefined && written.has(old)
      ? [report(catalogue.renamePending, { name, old }, { hint: "Run tenon graft without --entity first." })]
      : [],
  );
  const isSelected = (name: string) => names.includes(name);
  const entities = graft.entities.filter(({ name }) => isSelected(name) || written.has(name));
  const kept = new Set(entities);
  const relationships = graft.relationships
    .filter(({ parent, child }) => kept.has(parent) && kept.has(child))
    .filter((one) => isSelected(one.parent.name) || isSelected(one.child.name) || written.has(itemOf(one)));
  const used = new Set(enumsOf(graft, isSelected));
  const enums = graft.enums.filter((one) => used.has(one) || written.has(one.name));
  return resultOf({ ...graft, entities, relationships, enums }, [...diagnostics, ...faults, ...pending]);
}

/** Lists the enums of the properties of some entities. */
function enumsOf({ entities, enums }: Graft, isSelected: (name: string) => boolean): readonly Enumeration[] {
  const properties = entities.filter(({ name }) => isSelected(name)).flatMap((entity) => entity.properties);
  const used = new Set(properties.flatMap(({ type }) => (typeof type === "string" ? [] : [type.name])));
  return enums.filter(({ name }) => used.has(name));
}
