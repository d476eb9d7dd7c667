import { csharpName, xmlText } from "../csharp-text.ts";
import type { TestProject } from "./test-project.ts";

/** Returns the view of the project file of the tests. Spec: shipped-tests, Project. */
export function testProjectView({ framework, packages, isCentral, hostProject, usesVsTest }: TestProject) {
  return {
    framework,
    usesVsTest,
    packages: packages.map(({ id, version }) => ({ id, version: isCentral ? "" : ` Version="${version}"` })),
    host: xmlText(hostProject),
  };
}

/** Returns the view of the host under test. Spec: shipped-tests, Host under test. */
export function testHostView({ program, hasStores, hasRepetitions, isMigrated }: TestProject) {
  return { program: `global::${csharpName(program)}`, hasStores, hasRepetitions, isMigrated };
}
