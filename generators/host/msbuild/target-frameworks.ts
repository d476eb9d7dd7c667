import type { HostProject } from "../host.ts";

/** The oldest supported .NET version. Spec: host, Target framework. */
const OLDEST_MAJOR = 10;

/** Returns the highest of several target frameworks such as `net10.0;net10.0-windows`; among equals the one without a platform. */
export function highestFramework(list: string): string {
  return [...frameworksIn(list)].sort((a, b) => rankOf(b) - rankOf(a) || a.length - b.length)[0] ?? list.trim();
}

/** Splits the value of `TargetFrameworks`. */
export function frameworksIn(list: string): readonly string[] {
  return list
    .split(";")
    .map((framework) => framework.trim())
    .filter((framework) => framework !== "");
}

/** True for net10.0 and later, with or without a platform. Spec: host, Target framework. */
export function isSupportedFramework(framework: string): boolean {
  return rankOf(framework) >= OLDEST_MAJOR * 1000;
}

// `net48`, `net10` (without a dot), netstandard and netcoreapp are all older, whatever their numbers.
function rankOf(framework: string): number {
  const [, major, minor] = /^net(\d{1,3})\.(\d{1,3})(?:-.*)?$/i.exec(framework) ?? [];
  return major === undefined || minor === undefined ? -1 : Number(major) * 1000 + Number(minor);
}

type Frameworks = Pick<HostProject, "targetFramework" | "olderFrameworks">;

/** Tells if a project can refer to another by their target frameworks; undefined if one of them is unknown. */
export function canReferTo(from: Frameworks, to: Frameworks): boolean | undefined {
  if (to.targetFramework === "" || from.olderFrameworks.length > 0) return undefined;
  const [, toPlatform] = to.targetFramework.split("-");
  const [, fromPlatform] = from.targetFramework.split("-");
  if (rankOf(from.targetFramework) < 0) return undefined;
  const isPlatformKnown = toPlatform === undefined || toPlatform === fromPlatform;
  return isPlatformKnown && rankOf(from.targetFramework) >= rankOf(to.targetFramework);
}
