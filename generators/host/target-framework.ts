/** The oldest supported .NET version. Spec: decisions, 2. */
const OLDEST_MAJOR = 10;

/** Returns the highest of several target frameworks such as `net10.0;net10.0-windows`; among equals the one without a platform. */
export function highestFramework(list: string): string {
  const frameworks = list
    .split(";")
    .map((framework) => framework.trim())
    .filter((framework) => framework !== "");
  return [...frameworks].sort((a, b) => rankOf(b) - rankOf(a) || a.length - b.length)[0] ?? list.trim();
}

/** True for net10.0 and later, with or without a platform. Spec: decisions, 2. */
export function isSupportedFramework(framework: string): boolean {
  return rankOf(framework) >= OLDEST_MAJOR * 1000;
}

// `net48`, `net10` (without a dot), netstandard and netcoreapp are all older, whatever their numbers.
function rankOf(framework: string): number {
  const [, major, minor] = /^net(\d{1,3})\.(\d{1,3})(?:-.*)?$/i.exec(framework) ?? [];
  return major === undefined || minor === undefined ? -1 : Number(major) * 1000 + Number(minor);
}
