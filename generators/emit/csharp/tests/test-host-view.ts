import { csharpName } from "../csharp-text.ts";
import type { TestProject } from "./test-project.ts";

/** Returns the view of the host under test. Spec: shipped-tests, Host under test. */
export function testHostView({ program, hasStores, isMigrated }: TestProject) {
  return { program: `global::${csharpName(program)}`, hasStores, isMigrated };
}
