import { posix } from "node:path";
import { formatDiagnostics } from "../diagnostics/format.ts";
import type { Result } from "../diagnostics/result.ts";
import type { GraftRequest } from "../flow/request.ts";
import { run } from "../flow/run.ts";
import { readHost } from "../host/read-host.ts";
import type { Ask } from "../prompts/ask.ts";
import { chooseHost } from "../prompts/choose.ts";
import type { Decision, Preview } from "../prompts/compose.ts";
import { fileWith, reasonFor } from "../prompts/draft.ts";
import type { Subject } from "../prompts/subject.ts";
import { type GraftedHost, readGraftedHost } from "../prompts/subject.ts";
import { entityCsharp } from "../targets/entity-csharp.ts";
import type { CommandResult, Surroundings } from "./command.ts";
import { type GraftValues, requestOf } from "./graft-options.ts";
import { planText } from "./graft-text.ts";
import { reportFailure } from "./report-failure.ts";
import { runGraft, templatesFor } from "./run-graft.ts";
import { pathFrom } from "./run-options.ts";
import { withShownPaths } from "./shown-paths.ts";

/** One addition to an entity file: what it is about, and how the command line wants it done. */
export interface Session {
  readonly subject: Subject;
  readonly values: GraftValues;
  readonly surroundings: Surroundings;
}

/** The host that the options name, and what it was grafted from. */
export function siteFor(values: GraftValues, { folder, disk }: Surroundings): Result<GraftedHost> {
  const host = readHost(disk, pathFrom(folder, values.host ?? "."));
  return host.ok ? readGraftedHost(disk, host.value) : host;
}

/** As `siteFor`, but asks for the host where the options do not name one. */
export async function askSite(ask: Ask, values: GraftValues, surroundings: Surroundings): Promise<Result<GraftedHost>> {
  if (values.host !== undefined) return siteFor(values, surroundings);
  return readGraftedHost(surroundings.disk, await chooseHost(ask, surroundings));
}

/** How a draft is planned and shown while somebody is still deciding. */
export function previewOf(session: Session): Preview {
  const { values, surroundings } = session;
  const templates = templatesFor(values, surroundings);
  const { all, own } = templates.ok ? templates.value : { all: surroundings.templates, own: new Map() };
  return {
    plan: (decision) => {
      const request = requestFor(session, decision);
      if (!request.ok) throw new Error("A draft that was checked can be added.");
      return run(
        entityCsharp,
        { ...request.value, dryRun: true, ownTemplates: own },
        { ...surroundings, templates: all },
      );
    },
    describe: (outcome) => {
      const { changes, diagnostics, texts } = withShownPaths(outcome, surroundings.folder);
      return `${planText(changes)}\n${formatDiagnostics(diagnostics, texts, surroundings.paint)}`.trimEnd();
    },
  };
}

/** Writes what was decided, or says that nothing was. */
export function carryOut(session: Session, decision: Decision | undefined): CommandResult {
  if (decision === undefined) return { exitCode: 130, output: "", messages: "Nothing was written.\n" };
  const request = requestFor(session, decision);
  if (!request.ok) return reportFailure(request.diagnostics, session.surroundings, session.subject.host);
  return runGraft(request.value, session.values, session.surroundings);
}

function requestFor(
  { subject, values, surroundings }: Session,
  { draft, settled, wires }: Decision,
): Result<GraftRequest> {
  const { host, file } = subject;
  const path = posix.join(host.folder, file.path);
  const after = fileWith(subject, draft);
  if (!after.ok) return after;
  const edit = { path, before: file.bytes, after: after.value, reason: reasonFor(draft) };
  const request = {
    ...requestOf(values, [path], surroundings.folder),
    host: posix.join(host.folder, host.projectFile),
    settled,
    wires: wires || (values.wire ?? false),
    // What the file says already is no change.
    edit: after.value === file.bytes ? undefined : edit,
  };
  return { ok: true, value: request, diagnostics: [] };
}
