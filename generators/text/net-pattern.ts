import { PatternFault, PatternReader } from "./net-pattern/pattern-reader.ts";
import { readGroups } from "./net-pattern/read-groups.ts";

/** Returns why .NET rejects a regular expression, as the end of a sentence; undefined if it is valid. A test compares it with .NET. */
export function patternFault(pattern: string): string | undefined {
  try {
    // References are resolved in a second pass, when all groups are known.
    const first = new PatternReader(pattern, undefined);
    readGroups(first);
    readGroups(new PatternReader(pattern, first.declaredGroups()));
    return undefined;
  } catch (error) {
    if (error instanceof PatternFault) return error.message;
    throw error;
  }
}

/** True if a pattern is also valid in JavaScript, whose dialect JSON Schema uses. */
export function isJavaScriptPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}
