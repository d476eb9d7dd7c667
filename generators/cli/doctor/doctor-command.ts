import { posix } from "node:path";
import { type Diagnostic, exitCodeOf } from "../../diagnostics/diagnostic.ts";
import { readManifest } from "../../files/manifest/manifest.ts";
import { readHost } from "../../host/snapshot/read-host.ts";
import {
  type CommandAction,
  type CommandContext,
  type CommandResult,
  printedDocument,
  usageError,
} from "../command.ts";
import { hostSettings } from "../graft/host-settings.ts";
import type { doctorOptions } from "../options.ts";
import { messagesAlone } from "../report/graft-text.ts";
import { reportFailure } from "../report/run-and-report.ts";
import { pathFrom } from "../requests.ts";
import { doctorJson } from "./doctor-json.ts";
import { doctorText } from "./doctor-text.ts";
import { examine, placed } from "./examine.ts";
import { findingGroups } from "./finding-groups.ts";

/** `tenon doctor`: shows the facts of a host, what a graft would do, and what is missing. Spec: host, Doctor. */
export const doctorCommand: CommandAction<typeof doctorOptions> = {
  run: ({ values, positionals }, context) => {
    if (positionals.length > 0) return usageError("doctor takes no file.", "tenon doctor --host ../MyShop");
    const isJson = values.json ?? false;
    const settled = hostSettings(pathFrom(context.folder, values.host ?? "."), {}, context);
    if (!settled.ok) {
      const { diagnostics, root } = settled.outcome;
      return failed(diagnostics, context, { isJson, root });
    }
    const { root, request: settings, context: system } = settled.value;
    const host = readHost(context.disk, settings.host);
    if (!host.ok) return failed(host.diagnostics, context, { isJson, root: undefined });
    const manifest = readManifest({ disk: context.disk, root });
    if (!manifest.ok) return failed(manifest.diagnostics, context, { isJson, root });
    const known = { ...settings, knownHost: host.value };
    const input = { host: host.value, manifest: manifest.value, settings: known, system };
    const examination = examine(input, { ofHost: host.diagnostics, hostPath: values.host }, context);
    const groups = findingGroups(examination);
    const exitCode = groups.some(({ findings }) => findings.some(({ mark }) => mark === "bad")) ? 4 : 0;
    if (isJson) return doctorJson(examination, groups, exitCode);
    return { exitCode, output: doctorText(groups, context.screen), messages: "" };
  },
};

function failed(
  diagnostics: readonly Diagnostic[],
  context: CommandContext,
  { isJson, root }: { readonly isJson: boolean; readonly root: string | undefined },
): CommandResult {
  if (!isJson) return reportFailure(diagnostics, { command: "doctor", values: {}, root, text: messagesAlone }, context);
  const shown = (path: string) => posix.relative(context.folder, posix.join(root ?? context.folder, path));
  const found = diagnostics.map((one) => placed(one, new Map(), shown));
  return printedDocument("doctor", exitCodeOf(diagnostics), { diagnostics: found });
}
