import { posix } from "node:path";
import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import { containedIn } from "../files/disk/containment.ts";
import type { ResolvingDisk, Site } from "../files/disk/disk.ts";

/** Lists the inputs outside of the repository of the host. A named one counts only if a link leads it out of its own repository. */
export function foreignInputs(
  { disk, root }: Site<ResolvingDisk>,
  paths: readonly string[],
  isNamed: (path: string) => boolean,
): readonly string[] {
  const isOwn = containedIn(disk, root);
  const folders = new Map<string, (path: string) => boolean>();
  // Asked once for each folder: the answer lists it, and a thousand inputs can be in one.
  const staysBeside = (path: string) => {
    const folder = posix.dirname(path);
    const isContained = folders.get(folder) ?? containedIn(disk, folder);
    folders.set(folder, isContained);
    return isContained(path);
  };
  return paths.filter((path) => {
    const absolute = posix.join(root, path);
    return !(isOwn(absolute) || (isNamed(path) && staysBeside(absolute)));
  });
}

/** Replaces the mistakes in foreign inputs by one report for each, which shows nothing of the text. Spec: writing, Recorded inputs. */
export function withheld(diagnostics: readonly Diagnostic[], foreign: readonly string[] = []): readonly Diagnostic[] {
  if (foreign.length === 0) return diagnostics;
  const isForeign = ({ span }: Pick<Diagnostic, "span">) => span !== undefined && foreign.includes(span.path);
  const faulty = foreign.filter((path) =>
    diagnostics.some(({ severity, span }) => severity === "error" && span?.path === path),
  );
  const shown = diagnostics
    .filter((one) => !isForeign(one))
    .map((one) => ({ ...one, notes: one.notes.filter((note) => !isForeign(note)) }));
  return [...faulty.map(withheldIn), ...shown];
}

function withheldIn(path: string): Diagnostic {
  return report(catalogue.mistakesWithheld, { path }, { hint: `To see them, name the file: tenon graft ${path}` });
}
