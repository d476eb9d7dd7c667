import type { Host } from "../../host/host.ts";
import type { HostNeed } from "../../host/needs.ts";
import { lastPartOf } from "../../text/class-names.ts";

/** A class to which a user can have written a part for another endpoint library. */
interface PossiblePart {
  readonly type: string;
  /** The words of a part for another library. */
  readonly words: readonly string[];
  /** The part to write instead. */
  readonly example: string;
}

/** Lists the user's parts that are written for another library, with their files and the parts to write instead. Spec: fastendpoints, Change of the library. */
export function outdatedParts(
  parts: readonly PossiblePart[],
  { calls, typeNames }: Pick<Host, "calls" | "typeNames">,
): readonly HostNeed[] {
  const outdated = parts.filter(({ type, words }) => words.some((word) => calls.has(`${type}.${word}`)));
  return outdated.flatMap(({ type, example }) =>
    typeNames
      .filter(({ name }) => lastPartOf(name) === type)
      .map(({ file }) => ({
        file,
        line: example,
        place: `instead of the part of ${type} that is there, which is for another endpoint library`,
        spot: undefined,
      })),
  );
}
