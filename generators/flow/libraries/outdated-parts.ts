import type { Host } from "../../host/host.ts";
import type { HostNeed } from "../../host/needs.ts";
import { hostFiles } from "../../host/wire/host-files.ts";

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
  host: Pick<Host, "disk" | "folder" | "calls">,
): readonly HostNeed[] {
  const outdated = parts.filter(({ type, words }) => words.some((word) => host.calls.has(`${type}.${word}`)));
  if (outdated.length === 0) return [];
  const sources = hostFiles(host.disk, host.folder);
  const texts = sources.sources("").map((file) => ({ file, text: sources.text(file) ?? "" }));
  return outdated.flatMap(({ type, example }) => {
    const declaration = new RegExp(`\\bpartial\\s+class\\s+${type}\\b`);
    return texts
      .filter(({ text }) => declaration.test(text))
      .map(({ file }) => ({
        file,
        line: example,
        place: `instead of the part of ${type} that is there, which is for another endpoint library`,
        spot: undefined,
      }));
  });
}
