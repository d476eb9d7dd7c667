import { posix } from "node:path";
import type { Entity } from "../entity/entity.ts";
import type { Graft } from "../entity/graft.ts";
import { type FileNames, standIn } from "./csharp/spell.ts";
import { knownTestNames, testingNamespace } from "./csharp/tests/known-test-names.ts";
import type { TestProject } from "./csharp/tests/test-project.ts";
import { draftsOf, filesOf, type PlacedItem } from "./plan-rows.ts";
import type { PlannedFile } from "./planned-file.ts";
import type { TestGenerator, TestPlace } from "./test-generator.ts";

/** Plans the files that all tests of a host share. They are the same whether entities or models are tested. */
export function planTestKit(rows: readonly TestGenerator<"tests">[], tests: TestProject): readonly PlannedFile[] {
  const place = { tests, namespaceOf: () => testingNamespace };
  const drafts = draftsOf(rows, (row) => [sharedItem(tests, place, row)]);
  const own = new Set(drafts.flatMap(({ types }) => types));
  const taken = [new Set([...tests.contexts].filter((name) => !own.has(name)))];
  return filesOf(drafts, ({ home }) => namesIn(home, taken));
}

/** Plans the tests of entities; a pure function of the intermediate form. */
export function planEntityTests(
  graft: Graft,
  rows: readonly TestGenerator<"entities" | "entity" | "relationship">[],
  tests: TestProject,
): readonly PlannedFile[] {
  const { entities, relationships, target } = graft;
  const above = target.placement.api.folder;
  // Without the root namespace, in which types of the host would hide those of the framework.
  const namespaceOf = ({ folder }: Entity) => [...above.split("/"), folder, "Tests"].join(".");
  const place: TestPlace = { tests, namespaceOf };
  const itemOf = (subject: unknown, entity: Entity, name: string, input = entity.input): PlacedItem => ({
    ...{ subject, place, input, nameOf: () => name, namespace: namespaceOf(entity), ending: ".cs", layer: "tests" },
    folder: posix.join(tests.folder, above, entity.folder),
  });
  const ofEntities = entities.map((entity) => itemOf(entity, entity, entity.name));
  const ofRelationships = relationships.map((one) =>
    itemOf(one, one.child, `${one.parent.name}.${one.name}`, one.input),
  );
  const drafts = draftsOf(rows, (row) => {
    if (row.per === "entities") return [sharedItem(graft, place, row)];
    return row.per === "entity" ? ofEntities : ofRelationships;
  });
  const taken = [tests.contexts, new Set(entities.map(({ folder }) => folder))];
  return filesOf(drafts, ({ home }) => namesIn(home, taken));
}

/** Places what no entity decides on. */
function sharedItem(subject: unknown, place: TestPlace, { folder }: Pick<TestGenerator, "folder">): PlacedItem {
  return {
    ...{ subject, place, input: undefined, isCommon: true, namespace: testingNamespace, ending: ".cs", layer: "tests" },
    nameOf: () => "",
    folder: posix.join(place.tests.folder, folder ?? testingNamespace.replaceAll(".", "/")),
  };
}

function namesIn({ namespace }: PlacedItem, taken: FileNames["taken"]): FileNames {
  return { known: knownTestNames, shared: { [standIn("testing")]: testingNamespace }, within: [namespace], taken };
}
