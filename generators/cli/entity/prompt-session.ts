import { posix } from "node:path";
import { pointedHost } from "../../config/pointed-host.ts";
import { defaultsOf, readConfig } from "../../config/read-config.ts";
import { formatDiagnostics } from "../../diagnostics/format.ts";
import type { Result } from "../../diagnostics/result.ts";
import type { TargetShape } from "../../entity/yaml/entity-file.ts";
import type { Change } from "../../files/compare/change.ts";
import type { GraftRequest } from "../../flow/request.ts";
import { run } from "../../flow/run.ts";
import { entityCsharp } from "../../flow/targets/entity-csharp.ts";
import type { Host } from "../../host/host.ts";
import { readWebHost } from "../../host/snapshot/read-web-host.ts";
import type { Ask } from "../../prompts/ask.ts";
import { fileWith, reasonFor } from "../../prompts/draft.ts";
import type { Decision, Preview } from "../../prompts/review.ts";
import { type GraftedHost, prepare, readGraftedHost, type Subject } from "../../prompts/subject.ts";
import type { CommandContext, CommandResult } from "../command.ts";
import { graftEntities } from "../graft/graft-command.ts";
import { hostSettings } from "../graft/host-settings.ts";
import type { GraftValues } from "../options.ts";
import { planText } from "../report/graft-text.ts";
import { differenceText } from "../report/patch-text.ts";
import { reportFailure } from "../report/run-and-report.ts";
import { withShownPaths } from "../report/shown-paths.ts";
import { graftRequestOf, pathFrom } from "../requests.ts";
import { schemaFor } from "./schema-copy.ts";

/** An addition to an entity file, with the options of its command. */
export interface Session {
  readonly command: "entity" | "relationship";
  readonly subject: Subject;
  readonly values: GraftValues;
  readonly context: CommandContext;
  /** The copy of the schema that a new entity file names; none for a file that exists. */
  readonly copies?: readonly Change[];
}

/** Reads the host that the options name, and its recorded entity files. */
export function siteFor(values: GraftValues, { folder, disk }: CommandContext): Result<GraftedHost> {
  const path = pointedHost(disk, pathFrom(folder, values.host ?? "."));
  if (!path.ok) return path;
  const host = readWebHost(disk, path.value);
  return host.ok ? graftedHost(disk, host.value) : host;
}

function graftedHost(disk: CommandContext["disk"], host: Host): Result<GraftedHost> {
  const config = readConfig(disk, host.folder);
  return config.ok ? readGraftedHost(disk, host, defaultsOf(config.value)) : config;
}

/** Reads the host like `siteFor`, but asks for it if neither an option nor the configuration of the folder names one. */
export async function askSite(ask: Ask, values: GraftValues, context: CommandContext): Promise<Result<GraftedHost>> {
  if (isHostNamed(values, context)) return siteFor(values, context);
  const { chooseHost } = await import("../../prompts/choose.ts");
  return graftedHost(context.disk, await chooseHost(ask, context));
}

/** True if an option or the configuration of the current folder names the host, or the latter is wrong. */
export function isHostNamed({ host }: Pick<GraftValues, "host">, { folder, disk }: CommandContext): boolean {
  const pointed = pointedHost(disk, folder);
  return host !== undefined || !pointed.ok || pointed.value !== folder;
}

/** The file that gets the entity, as an absolute path, and the target if it is new. */
interface Destination {
  readonly path: string;
  readonly target: TargetShape | undefined;
}

/** Prepares the addition of an entity to a file. A new file names the schema. */
export function entitySession(
  site: GraftedHost,
  { path, target }: Destination,
  values: GraftValues,
  context: CommandContext,
): Result<Session> {
  const isNew = context.disk.kind(path) === undefined;
  const { schema, copies } = isNew
    ? schemaFor(posix.dirname(path), site.host.folder, context)
    : { schema: undefined, copies: [] };
  const subject = prepare(site, { path, schema, target });
  if (!subject.ok) return subject;
  return { ok: true, value: { command: "entity", subject: subject.value, values, context, copies }, diagnostics: [] };
}

/** Returns the functions that plan and print a draft before the user decides. */
export function previewOf(session: Session): Preview {
  const { values, context, copies } = session;
  const settings = hostSettings(hostPathOf(session.subject.host), values, context, copies);
  return {
    plan: (decision) => {
      const request = requestFor(session, decision);
      if (!request.ok) throw new Error("A draft that was checked can be added.");
      if (!settings.ok) return settings.outcome;
      const { request: configured, context: system } = settings.value;
      return run(entityCsharp, { ...request.value, ...configured, dryRun: true }, system);
    },
    show: (change) => differenceText(change, context.paint),
    describe: (outcome) => {
      const { changes, diagnostics, texts } = withShownPaths(outcome, context.folder);
      return `${planText(changes)}\n${formatDiagnostics(diagnostics, texts, context.paint)}`.trimEnd();
    },
  };
}

/** Grafts the decided addition; without a decision, reports that nothing was written. */
export function graftAddition(session: Session, decision: Decision | undefined): CommandResult {
  if (decision === undefined) return { exitCode: 130, output: "", messages: "Nothing was written.\n" };
  const request = requestFor(session, decision);
  const { command, copies, values, context, subject } = session;
  if (!request.ok) return reportFailure(request.diagnostics, { command, values, root: subject.host.folder }, context);
  return graftEntities(request.value, values, context, { command, copies });
}

function requestFor({ subject, values, context }: Session, { draft, settled, wires }: Decision): Result<GraftRequest> {
  const { host, file } = subject;
  const path = posix.join(host.folder, file.path);
  const after = fileWith(subject, draft);
  if (!after.ok) return after;
  const edit = { path, before: file.bytes, after: after.value, reason: reasonFor(draft) };
  const request = {
    ...graftRequestOf(values, [path], context.folder),
    host: hostPathOf(host),
    settled,
    wires: wires || (values.wire ?? false),
    // An unchanged file needs no edit.
    edits: after.value === file.bytes ? [] : [edit],
  };
  return { ok: true, value: request, diagnostics: [] };
}

function hostPathOf({ folder, projectFile }: Host): string {
  return posix.join(folder, projectFile);
}
