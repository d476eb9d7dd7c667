import { posix } from "node:path";
import { catalogue } from "../diagnostics/catalogue.ts";
import { report } from "../diagnostics/report.ts";
import type { Result } from "../diagnostics/result.ts";
import { additionOf } from "../prompts/answers.ts";
import type { Ask } from "../prompts/ask.ts";
import { askParent } from "../prompts/ask-relationships.ts";
import { composeRelationship } from "../prompts/compose.ts";
import { type GraftedHost, prepare, type Subject } from "../prompts/subject.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import { listOf } from "../text/quoted.ts";
import { type CommandResult, type Surroundings, usageError } from "./command.ts";
import { graftOptions } from "./graft-options.ts";
import { askSite, carryOut, previewOf, siteFor } from "./prompt-session.ts";
import { readOptions } from "./read-options.ts";
import { reportFailure } from "./report-failure.ts";
import { pathFrom } from "./run-options.ts";

const options = {
  ...graftOptions,
  config: { type: "string" },
  parent: { type: "string" },
  child: { type: "string" },
  name: { type: "string" },
  "foreign-key": { type: "string" },
} as const;

const needed = ["parent", "child", "name"] as const;

/** Adds the relationship that the flags describe. */
export function addRelationship(args: readonly string[], surroundings: Surroundings): CommandResult {
  const parsed = readOptions(args, options);
  if ("exitCode" in parsed) return parsed;
  const { values } = parsed;
  const { parent, child, name, "foreign-key": foreignKey } = values;
  if (parent === undefined || child === undefined || name === undefined) {
    const missing = needed.filter((flag) => values[flag] === undefined).map((flag) => `--${flag}`);
    return usageError(
      `There is nobody to ask here, and ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing.`,
      "npx plop relationship -- --config shop.yaml --parent Author --child Post --name Posts",
    );
  }
  const subject = subjectOf(siteFor(values, surroundings), { parent, config: values.config }, surroundings);
  if ("exitCode" in subject) return subject;
  const draft = { additions: [additionOf({ parent, child, name, foreignKey })], access: undefined };
  return carryOut({ subject, values, surroundings }, { draft, settled: new Map(), wires: false });
}

/** Asks for what the flags do not say of a relationship, and adds it. */
export async function askForRelationship(
  args: readonly string[],
  surroundings: Surroundings,
  ask: Ask,
): Promise<CommandResult> {
  const parsed = readOptions(args, options);
  if ("exitCode" in parsed) return parsed;
  const { values } = parsed;
  const isSaid = needed.every((flag) => values[flag] !== undefined);
  if (isSaid || values.json) return addRelationship(args, surroundings);
  const site = await askSite(ask, values, surroundings);
  const start = subjectOf(site, { parent: undefined, config: values.config }, surroundings);
  if ("exitCode" in start) return start;
  const parent = values.parent ?? (await askParent(ask, start.declared));
  const subject = subjectOf(site, { parent, config: values.config }, surroundings);
  if ("exitCode" in subject) return subject;
  const session = { subject, values, surroundings };
  const given = {
    ...(values.child !== undefined && { child: values.child }),
    ...(values.name !== undefined && { name: values.name }),
    ...(values["foreign-key"] !== undefined && { foreignKey: values["foreign-key"] }),
  };
  return carryOut(session, await composeRelationship(ask, subject, { parent, given, preview: previewOf(session) }));
}

/** What the relationship is added to: the file that declares the parent, or before that is known any. */
function subjectOf(
  site: Result<GraftedHost>,
  { parent, config }: { readonly parent: string | undefined; readonly config: string | undefined },
  surroundings: Surroundings,
): Subject | CommandResult {
  if (!site.ok) return reportFailure(site.diagnostics, surroundings, undefined);
  const { host, recorded } = site.value;
  const first =
    config === undefined ? recorded[0] && posix.join(host.folder, recorded[0]) : pathFrom(surroundings.folder, config);
  if (first === undefined)
    return usageError("The host was grafted from no entity file yet.", "Name one: --config shop.yaml");
  if (surroundings.disk.kind(first) === undefined)
    return reportFailure([report(catalogue.inputNotFound, { path: first })], surroundings, host);
  const anywhere = prepare(site.value, { path: first, schema: "", target: undefined });
  if (!anywhere.ok) return reportFailure(anywhere.diagnostics, surroundings, host);
  if (parent === undefined) return anywhere.value;
  const { declared } = anywhere.value;
  const file = declared.byName.get(parent)?.file;
  const bytes = anywhere.value.inputs.find(({ path }) => path === file?.path)?.bytes;
  if (file !== undefined) return { ...anywhere.value, file: { ...anywhere.value.file, path: file.path, bytes } };
  const names = [...declared.byName.keys()];
  const near = didYouMean(parent, names);
  return usageError(
    `There is no entity '${parent}' to be the parent.`,
    near === undefined ? `There are ${listOf(names)}.` : `Did you mean '${near}'?`,
  );
}
