import type { Entity, Graft } from "../entity/entity.ts";
import { type FileNames, standIn } from "./csharp/spell.ts";
import { knownTestNames, testingNamespace } from "./csharp/tests/known-test-names.ts";
import type { TestProject } from "./csharp/tests/test-project.ts";
import type { ModelFile } from "./plan-model.ts";
import type { EntityTestGenerator, TestKitGenerator, TestPlace, TestRow } from "./test-generator.ts";

/** A planned file of tests with the types that it declares. */
type TestFile = ModelFile;

/** The place of the files of one item. */
interface Home {
  /** The folder below that of the tests. */
  readonly folder: string;
  readonly namespace: string;
  readonly item: string;
  readonly input: string | undefined;
  readonly place: TestPlace;
}

/** Warnings of missing documentation comments, which the auto-generated marker alone does not silence. */
const silenced = ["CS1591"];

/** Plans the files that all tests of a host share. They are the same whether entities or models are tested. */
export function planTestKit(generators: readonly TestKitGenerator[], tests: TestProject): readonly TestFile[] {
  const home = homeOfAll({ tests, namespaceOf: () => testingNamespace });
  const files = generators.filter(({ when }) => when === undefined || when(tests));
  const own = new Set(files.flatMap((row) => [row.type(tests), ...(row.companions?.(tests) ?? [])]));
  const taken = new Set([...tests.contexts].filter((name) => !own.has(name)));
  return files.map((row) => fileOf(row, tests, home, [taken]));
}

/** Plans the tests of entities; a pure function of the intermediate form. */
export function planEntityTests(
  graft: Graft,
  generators: readonly EntityTestGenerator[],
  tests: TestProject,
): readonly TestFile[] {
  const { entities, relationships, target } = graft;
  const above = target.placement.api.folder;
  // Without the root namespace, in which types of the host would hide those of the framework.
  const namespaceOf = ({ folder }: Entity) => [...above.split("/"), folder, "Tests"].join(".");
  const place: TestPlace = { tests, namespaceOf };
  const homeOf = (entity: Entity) => ({ folder: `${above}/${entity.folder}`, namespace: namespaceOf(entity), place });
  const taken = [tests.contexts, new Set(entities.map(({ folder }) => folder))];
  const homes = {
    entities: [{ subject: graft, home: homeOfAll(place) }],
    entity: entities.map((subject) => {
      const { name: item, input } = subject;
      return { subject, home: { ...homeOf(subject), item, input } };
    }),
    relationship: relationships.map((subject) => {
      const { parent, child, name } = subject;
      const item = `${parent.name}.${name}`;
      return { subject, home: { ...homeOf(child), item, input: parent.input } };
    }),
  };
  return generators.flatMap((row) => {
    if (row.per === "entity") return filesFor(row, homes.entity, taken);
    if (row.per === "relationship") return filesFor(row, homes.relationship, taken);
    return filesFor(row, homes.entities, taken);
  });
}

function filesFor<Item>(
  row: TestRow<Item>,
  items: readonly { readonly subject: Item; readonly home: Home }[],
  taken: FileNames["taken"],
): readonly TestFile[] {
  return items
    .filter(({ subject }) => row.when === undefined || row.when(subject))
    .map(({ subject, home }) => fileOf(row, subject, home, taken));
}

function fileOf<Item>(row: TestRow<Item>, subject: Item, home: Home, taken: FileNames["taken"]): TestFile {
  const { folder, namespace, item, input, place } = home;
  const type = row.type(subject);
  const attribute = row.attribute?.(subject, place);
  const types = [type, ...(row.companions?.(subject) ?? [])];
  const shared = { [standIn("testing")]: testingNamespace };
  return {
    path: [place.tests.folder, row.folder ?? folder, row.file?.(subject) ?? `${type}.cs`]
      .filter((part) => part !== "")
      .join("/"),
    generator: row.name,
    item,
    input,
    shapesSchema: false,
    layer: "tests",
    silenced,
    sections: [
      { row, item, subject, place, types, names: { known: knownTestNames, shared, within: [namespace], taken } },
    ],
    namespace,
    types,
    ...(item === "" && { isCommon: true }),
    ...(attribute !== undefined && { assemblyAttribute: attribute }),
  };
}

/** Returns the place of files that no entity decides on. */
function homeOfAll(place: TestPlace): Home {
  return {
    folder: testingNamespace.replaceAll(".", "/"),
    namespace: testingNamespace,
    item: "",
    input: undefined,
    place,
  };
}
