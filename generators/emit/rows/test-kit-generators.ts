import { testingNamespace } from "../csharp/tests/known-test-names.ts";
import { testHostView, testProjectView } from "../csharp/tests/test-project-view.ts";
import type { TestGenerator } from "../test-generator.ts";

/** The generators of the project and of the host under test, by which the tests of earlier runs are found. */
export const testProjectGenerator = "RuntimeProjectGenerator";
export const testHostGenerator = "RuntimeTestHostGenerator";

/** The files that the tests of entities and of models share. Spec: shipped-tests, Files. */
export const testKitGenerators: readonly TestGenerator<"tests">[] = [
  {
    ...kit("Project", "project"),
    name: testProjectGenerator,
    folder: "",
    file: ({ name }) => `${name}.csproj`,
    when: ({ isOwn }) => isOwn,
    view: testProjectView,
  },
  {
    ...kit("TestHost", "test-host"),
    name: testHostGenerator,
    attribute: () => `Xunit.AssemblyFixture(typeof(${testingNamespace}.TestHost))`,
    view: testHostView,
  },
  { ...kit("TestStoreAttribute", "test-store-attribute"), when: ({ hasStores }) => hasStores, view: testHostView },
  { ...kit("TestTables", "test-tables"), when: ({ hasStores }) => hasStores },
  kit("TestOperation", "test-operation"),
  kit("TestAnswer", "test-answer"),
  kit("TestSamples", "test-samples"),
  kit("TestCaller", "test-caller"),
];

function kit(type: string, template: string): TestGenerator<"tests"> {
  return {
    per: "tests",
    part: "tests",
    name: `Runtime${type}Generator`,
    template: `tests/${template}`,
    type: () => type,
    view: () => ({}),
  };
}
