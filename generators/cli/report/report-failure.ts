import { posix } from "node:path";
import { type Diagnostic, exitCodeOf } from "../../diagnostics/diagnostic.ts";
import { formatDiagnostics } from "../../diagnostics/format.ts";
import type { Host } from "../../host/host.ts";
import { textOf } from "../../source/decode-text.ts";
import type { CommandContext, CommandResult } from "../command.ts";
import { showDiagnostic } from "./shown-paths.ts";

/** Reports the diagnostics that stopped a command before its run. The ending is empty for a command that never writes. */
export function reportFailure(
  diagnostics: readonly Diagnostic[],
  { folder, disk, paint }: Pick<CommandContext, "folder" | "disk" | "paint">,
  host: Pick<Host, "folder"> | undefined,
  ending = "Nothing was written.\n",
): CommandResult {
  const shown = (path: string) => posix.relative(folder, posix.join(host?.folder ?? folder, path));
  const paths = diagnostics.flatMap(({ span }) => span?.path ?? []);
  const texts = paths.map((path) => {
    const bytes = disk.read(posix.join(host?.folder ?? folder, path)) ?? new Uint8Array();
    return [shown(path), textOf(bytes)] as const;
  });
  const messages = formatDiagnostics(
    diagnostics.map((diagnostic) => showDiagnostic(diagnostic, shown)),
    new Map(texts),
    paint,
  );
  return { exitCode: exitCodeOf(diagnostics), output: "", messages: messages + ending };
}
