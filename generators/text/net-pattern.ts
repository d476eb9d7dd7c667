import { PatternFault } from "./net-pattern/pattern-fault.ts";
import { PatternReader } from "./net-pattern/pattern-reader.ts";
import { readGroups } from "./net-pattern/read-groups.ts";

/** Why .NET cannot compile a regular expression, as the end of a sentence; undefined where nothing is wrong. A test holds it against .NET itself. */
export function patternFault(pattern: string): string | undefined {
  try {
    // What a reference can mean is known only when all groups have been seen.
    const first = new PatternReader(pattern, undefined);
    readGroups(first);
    readGroups(new PatternReader(pattern, first.declaredGroups()));
    return undefined;
  } catch (error) {
    if (error instanceof PatternFault) return error.message;
    throw error;
  }
}
