import { posix } from "node:path";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { ReadableDisk, Site } from "../../files/disk/disk.ts";
import { attempt } from "../../files/disk/disk-error.ts";
import { nothingDone, type Outcome } from "../../flow/outcome.ts";
import { textOf } from "../../source/decode-text.ts";
import type { CommandContext, CommandResult } from "../command.ts";
import { type Report, reportOutcome } from "./run-and-report.ts";

/** Returns the outcome of a run that diagnostics stopped before it began, with the texts that they point into. */
export function stoppedAt({ disk, root }: Site<ReadableDisk>, diagnostics: readonly Diagnostic[]): Outcome<never> {
  const paths = new Set(diagnostics.flatMap(({ span }) => span?.path ?? []));
  const texts = [...paths].flatMap((path) => {
    const bytes = attempt(() => disk.read(posix.join(root, path)));
    return bytes instanceof Uint8Array ? [[path, textOf(bytes)] as const] : [];
  });
  return { ...nothingDone, root, texts: new Map(texts), diagnostics };
}

/** Reports the diagnostics that stopped a command before its run; their paths count from the root, by default the current folder. */
export function reportFailure<Meaning>(
  diagnostics: readonly Diagnostic[],
  { root, ...report }: Report<Meaning> & { readonly root?: string | undefined },
  context: CommandContext,
): CommandResult {
  return reportOutcome(stoppedAt({ disk: context.disk, root: root ?? context.folder }, diagnostics), report, context);
}
