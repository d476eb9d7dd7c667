import { posix } from "node:path";
import { withText } from "../../config/edit-config.ts";
import { pointedHost } from "../../config/pointed-host.ts";
import { type ConfigFile, defaultsOf, readConfig } from "../../config/read-config.ts";
import { pathInRepository } from "../../config/repository.ts";
import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { type Result, resultOf } from "../../diagnostics/result.ts";
import { locatedText } from "../../entity/yaml/yaml-node.ts";
import type { Change } from "../../files/compare/change.ts";
import { configPath, factsPath } from "../../files/own-folder.ts";
import type { Outcome } from "../../flow/outcome.ts";
import type { Configuration, GraftRequest } from "../../flow/request.ts";
import { recordedSources } from "../../host/recorded/recorded-sources.ts";
import { locateHost } from "../../host/snapshot/locate-host.ts";
import type { CommandContext } from "../command.ts";
import { refreshSchema } from "../entity/schema-copy.ts";
import type { GraftValues } from "../options.ts";
import { stoppedAt } from "../report/run-and-report.ts";
import { pathFrom } from "../requests.ts";
import { type TemplateSet, withOwnTemplates } from "./own-templates.ts";

/** The configuration of a host, as a run uses it. */
export interface HostSettings {
  /** The folder of the host. */
  readonly root: string;
  readonly request: Pick<GraftRequest, "host" | "knownHost" | "sourcesOf" | "ownTemplates" | "configuration">;
  /** The context of a run with the templates of the host. */
  readonly context: CommandContext;
}

/** Settings, or the outcome of a run that a mistake in the configuration stopped. */
export type SettledHost =
  | { readonly ok: true; readonly value: HostSettings }
  | { readonly ok: false; readonly outcome: Outcome<never> };

/**
 * Reads the configuration of a host and applies the options of the command line, which win and are recorded. Spec: host, Configuration.
 * A copy of the schema is the one that a new entity file names; without it, the copy of the host is brought up to date.
 */
export function hostSettings(
  path: string,
  values: Pick<GraftValues, "templates" | "facts" | "check">,
  context: CommandContext,
  copies: readonly Change[] = [],
): SettledHost {
  const { disk } = context;
  const stopped = (root: string, { diagnostics }: Pick<Result<unknown>, "diagnostics">): SettledHost => {
    return { ok: false, outcome: stoppedAt({ disk, root }, diagnostics) };
  };
  const host = pointedHost(disk, path);
  if (!host.ok) return stopped(path, host);
  const located = locateHost(disk, host.value);
  if (!located.ok) return stopped(path, located);
  const { root, projectFile } = located.value;
  const config = readConfig(disk, root);
  if (!config.ok) return stopped(root, config);
  const templates = templatesOf(config.value, root, values, context);
  if (!templates.ok) return stopped(root, templates);
  const record = recorded(config.value, root, { ...values, own: templates.value.own }, context);
  const schemas = copies.length > 0 ? copies : refreshSchema(root, context);
  const configuration = {
    defaults: defaultsOf(config.value),
    files: config.value.bytes === undefined ? [] : [{ path: configPath, bytes: config.value.bytes }],
    ...record,
    changes: [...record.changes, ...schemas],
  };
  const { facts, check: isChecked = false } = values;
  const sourcesOf = facts ? recordedSources({ path: factsPath, tenon: context.version(), isChecked }) : undefined;
  const request = { host: projectFile, sourcesOf, ownTemplates: templates.value.own, configuration };
  return { ok: true, value: { root, request, context: { ...context, templates: templates.value.all } } };
}

/** Reads the templates of a run: by the command line, or else by the configuration, which is not trusted. */
function templatesOf(
  config: ConfigFile,
  root: string,
  { templates }: Pick<GraftValues, "templates">,
  context: CommandContext,
): Result<TemplateSet> {
  const { disk } = context;
  const stated = locatedText(config.root, "templates");
  if (templates !== undefined || stated === undefined) {
    const folder = templates ? pathFrom(context.folder, templates) : undefined;
    return withOwnTemplates(disk, folder, context.templates);
  }
  const { value, span } = stated;
  const outside = (path: string) => report(catalogue.pathOutsideRepository, { key: "templates", path }, { span });
  const folder = pathInRepository(disk, root, value);
  if (folder === undefined) return { ok: false, diagnostics: [outside(value)] };
  if (disk.kind(folder) !== "folder") {
    return { ok: false, diagnostics: [report(catalogue.noTemplateFolder, { path: value }, { span })] };
  }
  const found = withOwnTemplates(disk, folder, context.templates);
  if (!found.ok) return found;
  const outsiders = pathsFrom(root, found.value.own).filter((path) => isOutside(disk, root, path));
  return resultOf(found.value, outsiders.map(outside));
}

function pathsFrom(root: string, own: TemplateSet["own"]): readonly string[] {
  return [...own.values()].map((path) => posix.relative(root, path));
}

function isOutside(disk: CommandContext["disk"], root: string, path: string): boolean {
  return pathInRepository(disk, root, path) === undefined;
}

/** Records `--templates`, or takes back what is recorded if its value is empty. */
function recorded(
  config: ConfigFile,
  root: string,
  { templates, own }: Pick<GraftValues, "templates"> & Pick<TemplateSet, "own">,
  { folder, disk }: CommandContext,
): Pick<Configuration, "changes" | "diagnostics"> {
  const none = { changes: [], diagnostics: [] };
  if (templates === undefined) return none;
  const wanted = templates === "" ? undefined : posix.relative(root, pathFrom(folder, templates)) || ".";
  if (wanted !== undefined && [wanted, ...pathsFrom(root, own)].some((path) => isOutside(disk, root, path)))
    return { ...none, diagnostics: [report(catalogue.templatesNotRecorded, { path: templates })] };
  const isRecorded = wanted === locatedText(config.root, "templates")?.value;
  return isRecorded ? none : { ...none, changes: [change(config, wanted)] };
}

function change(config: ConfigFile, templates: string | undefined): Change {
  return {
    path: configPath,
    operation: config.bytes === undefined ? "create" : "merge",
    reason: templates === undefined ? "names no templates any more" : `records the templates in ${templates}`,
    before: config.bytes,
    after: withText(config, "templates", templates),
    diagnostic: undefined,
  };
}
