import type { HostProject } from "../host.ts";

const testPackage =
  /^(?:Microsoft\.NET\.Test\.Sdk|xunit(?:\.v3)?|NUnit|MSTest(?:\.TestFramework)?|TUnit|BenchmarkDotNet|SharpFuzz)$/i;

const testPart =
  /^(?:.*(?:Unit|Integration|Functional|Acceptance|Architecture|EndToEnd|E2E))?(?:Tests?|Specs?|Benchmarks?|Fuzz(?:ing)?)$/i;

/** True for a test, benchmark or fuzz project, by its packages, a part of its name, or `IsTestProject`. */
export function isTestProject(name: string, packages: Iterable<string>, stated: string | undefined): boolean {
  if (stated !== undefined) return stated.toLowerCase() === "true";
  return name.split(/[.\-_ ]/).some((part) => testPart.test(part)) || [...packages].some((id) => testPackage.test(id));
}

/** Returns the paths of the test projects that a host refers to; the web project itself is taken as meant. */
export function testProjectsOf(projects: readonly Pick<HostProject, "path" | "isTest">[]): ReadonlySet<string> {
  return new Set(projects.filter(({ path, isTest }) => isTest && path !== "").map(({ path }) => path));
}
