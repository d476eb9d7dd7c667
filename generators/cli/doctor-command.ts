import { posix } from "node:path";
import { type Diagnostic, exitCodeOf } from "../diagnostics/diagnostic.ts";
import { readManifest } from "../files/manifest.ts";
import { readHost } from "../host/read-host.ts";
import { type CommandAction, type CommandContext, type CommandResult, usageError } from "./command.ts";
import { doctorJson, failureJson } from "./doctor/doctor-json.ts";
import { doctorText } from "./doctor/doctor-text.ts";
import { examine, placed } from "./doctor/examine.ts";
import { findingGroups } from "./doctor/finding-groups.ts";
import type { doctorOptions } from "./options.ts";
import { reportFailure } from "./report-failure.ts";
import { pathFrom } from "./requests.ts";

/** `tenon doctor`: shows the facts of a host, what a graft would do, and what is missing. Spec: host, Doctor. */
export const doctorCommand: CommandAction<typeof doctorOptions> = {
  run: ({ values, positionals }, context) => {
    if (positionals.length > 0) return usageError("doctor takes no file.", "tenon doctor --host ../MyShop");
    const { disk, screen } = context;
    const isJson = values.json ?? false;
    const host = readHost(disk, pathFrom(context.folder, values.host ?? "."));
    if (!host.ok) return failed(host.diagnostics, context, { isJson, root: undefined });
    const root = host.value.folder;
    const manifest = readManifest({ disk, root });
    if (!manifest.ok) return failed(manifest.diagnostics, context, { isJson, root });
    const examination = examine(host, { manifest: manifest.value, hostPath: values.host }, context);
    const groups = findingGroups(examination);
    const exitCode = groups.some(({ findings }) => findings.some(({ mark }) => mark === "bad")) ? 4 : 0;
    const output = isJson ? doctorJson(examination, groups, exitCode) : doctorText(groups, screen);
    return { exitCode, output, messages: "" };
  },
};

function failed(
  diagnostics: readonly Diagnostic[],
  context: CommandContext,
  { isJson, root }: { readonly isJson: boolean; readonly root: string | undefined },
): CommandResult {
  if (!isJson) return reportFailure(diagnostics, context, root === undefined ? undefined : { folder: root });
  const exitCode = exitCodeOf(diagnostics);
  const shown = (path: string) => posix.relative(context.folder, posix.join(root ?? context.folder, path));
  const output = failureJson(
    diagnostics.map((one) => placed(one, new Map(), shown)),
    exitCode,
  );
  return { exitCode, output, messages: "" };
}
