import type { RuntimePlace } from "../../../model-generator.ts";
import type { TestProject } from "../../tests/test-project.ts";

/** Returns the project of the tests. Throws without one: no row of the layer runs then. */
export function testsAt({ tests }: Pick<RuntimePlace, "tests">): TestProject {
  if (tests === undefined) throw new Error("The tests layer has no project.");
  return tests;
}
