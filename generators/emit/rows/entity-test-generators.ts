import type { Relationship } from "../../entity/entity.ts";
import { checksReference, isServed, nestedOperations } from "../../entity/served.ts";
import { contextType } from "../csharp/entity-words.ts";
import { entityRequestsView, relationshipRequestsView } from "../csharp/tests/entity/entity-requests-view.ts";
import { entityTestsName, entityTestsView } from "../csharp/tests/entity/entity-tests-view.ts";
import {
  relationshipTestsName,
  relationshipTestsView,
  testParentName,
} from "../csharp/tests/entity/relationship-tests-view.ts";
import { testRowsView } from "../csharp/tests/entity/rows-facts.ts";
import { testingNamespace } from "../csharp/tests/known-test-names.ts";
import type { TestGenerator } from "../test-generator.ts";
import { hasCallers } from "./shared-generators.ts";

/** True if a test can name the parent of a relationship, and the child of a link. */
function hasFacts(one: Relationship): boolean {
  return isServed(one.parent) && (one.operation !== undefined || (one.links !== undefined && isServed(one.child)));
}

const store = "EntityTestStoreAttribute";

/** The tests of entity files, with `--layers tests`. Spec: shipped-tests, Files. */
export const entityTestGenerators: readonly TestGenerator<"entities" | "entity" | "relationship">[] = [
  {
    part: "tests",
    per: "entity",
    name: "EntityTestsGenerator",
    template: "tests/test-class",
    when: isServed,
    type: entityTestsName,
    view: entityTestsView,
  },
  {
    part: "tests",
    per: "entity",
    name: "EntityRequestsGenerator",
    template: "tests/requests",
    when: isServed,
    type: ({ name }) => name,
    file: ({ name }) => `${name}.http`,
    view: (entity, { tests }) => entityRequestsView(entity, tests),
  },
  {
    part: "tests",
    per: "relationship",
    name: "RelationshipTestsGenerator",
    template: "tests/relationship-tests",
    when: (one) => hasFacts(one) || checksReference(one),
    type: relationshipTestsName,
    companions: (one) => (checksReference(one) ? [testParentName(one)] : []),
    attribute: (one, { namespaceOf }) =>
      checksReference(one) ? `${namespaceOf(one.child)}.${testParentName(one).replace(/Attribute$/, "")}` : undefined,
    view: (relationship, { namespaceOf }) => relationshipTestsView(relationship, namespaceOf),
  },
  {
    part: "tests",
    per: "relationship",
    name: "RelationshipRequestsGenerator",
    template: "tests/requests",
    when: (one) => nestedOperations(one).length > 0,
    type: ({ title }) => title,
    file: ({ title }) => `${title}.http`,
    view: (relationship, { tests }) => relationshipRequestsView(relationship, tests),
  },
  {
    part: "tests",
    per: "entities",
    name: "EntityTestStoreGenerator",
    template: "tests/test-store",
    type: () => store,
    attribute: () => `${testingNamespace}.${store.replace(/Attribute$/, "")}`,
    view: ({ target }) => ({
      type: store,
      subject: "the entities",
      store: contextType(target),
      hasServices: false,
      extensions: "",
      method: "",
    }),
  },
  {
    part: "tests",
    per: "entities",
    name: "TestRowsGenerator",
    template: "tests/test-rows",
    when: hasCallers,
    type: () => "TestRows",
    view: (graft) => testRowsView(graft, store),
  },
  {
    part: "tests",
    per: "entities",
    name: "TestParentAttributeGenerator",
    template: "tests/test-parent-attribute",
    type: () => "TestParentAttribute",
    view: () => ({}),
  },
];

/** The generators that only the tests of entities have, as the manifest names them. */
export const entityTestNames: ReadonlySet<string> = new Set(entityTestGenerators.map(({ name }) => name));
