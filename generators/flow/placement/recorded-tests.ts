import { posix } from "node:path";
import { entityTestNames } from "../../emit/rows/entity-test-generators.ts";
import { testHostGenerator, testKitGenerators, testProjectGenerator } from "../../emit/rows/test-kit-generators.ts";
import type { Manifest } from "../../files/manifest/manifest.ts";
import { isModelInput } from "../input-name.ts";

/** The tests that earlier runs wrote. */
interface RecordedTests {
  /** The folder of the tests, relative to that of the web project. */
  readonly folder: string | undefined;
  /** The path of the project file, if it was written. */
  readonly project: string | undefined;
  readonly hasStores: boolean;
  /** The kinds of inputs with creations that can be repeated. */
  readonly repeats: Readonly<Record<"entities" | "models", boolean>>;
  /** The contexts of recorded models. */
  readonly contexts: readonly string[];
  readonly ofEntities: boolean;
  readonly ofModels: boolean;
}

/** The generators of the files that the tests of entities and of models share. */
export const testKitNames: ReadonlySet<string> = new Set(testKitGenerators.map(({ name }) => name));

/** The generators of files without which a host has no tests of models. A file of requests exists wherever something is served. */
const modelTests: ReadonlySet<string> = new Set([
  "AggregateTestsGenerator",
  "QueryTestsGenerator",
  "RequestsGenerator",
]);

/** True for a file that tests operations of a model. */
export function isModelTest({ generator }: { readonly generator: string }): boolean {
  return modelTests.has(generator);
}

const stores: ReadonlySet<string> = new Set(["EntityTestStoreGenerator", "TestStoreGenerator"]);

/** Finds the tests of earlier runs in the manifest. */
export function recordedTests({ files }: Pick<Manifest, "files">): RecordedTests {
  const entries = [...files];
  const pathOf = (wanted: string) => entries.find(([, { generator }]) => generator === wanted)?.[0];
  const isAny = (names: ReadonlySet<string>) => entries.some(([, { generator }]) => names.has(generator));
  const host = pathOf(testHostGenerator);
  return {
    // The class stands in Modeler/Testing.
    folder: host && posix.dirname(posix.dirname(posix.dirname(host))),
    project: pathOf(testProjectGenerator),
    hasStores: isAny(stores),
    repeats: {
      entities: pathOf("RetriesGenerator") !== undefined,
      models: pathOf("RuntimeRetriesGenerator") !== undefined,
    },
    contexts: entries.flatMap(([, { input, item }]) =>
      input !== undefined && isModelInput(input) ? [item.replace(/\.[^.]*$/, "")] : [],
    ),
    ofEntities: isAny(entityTestNames),
    ofModels: isAny(modelTests),
  };
}

/** Returns the folder of the tests of an earlier run, if it is outside of the web project's. */
export function recordedTestScope(manifest: Pick<Manifest, "files">): readonly string[] {
  const { folder } = recordedTests(manifest);
  return folder?.startsWith("../") === true ? [folder] : [];
}
