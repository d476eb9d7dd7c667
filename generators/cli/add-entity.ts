import { posix } from "node:path";
import type { Ask } from "../prompts/ask.ts";
import { chooseFile, chooseTarget } from "../prompts/choose.ts";
import { composeEntity } from "../prompts/compose.ts";
import { prepare } from "../prompts/subject.ts";
import { type CommandResult, type Surroundings, usageError } from "./command.ts";
import { graftOptions, requestOf } from "./graft-options.ts";
import { askSite, carryOut, previewOf } from "./prompt-session.ts";
import { readOptions } from "./read-options.ts";
import { reportFailure } from "./report-failure.ts";
import { runGraft } from "./run-graft.ts";
import { schemaFrom } from "./schema-from.ts";

const options = {
  ...graftOptions,
  config: { type: "string", multiple: true },
  folder: { type: "string" },
} as const;

/** Grafts an entity file as it is. */
export function addEntity(args: readonly string[], surroundings: Surroundings): CommandResult {
  const parsed = readOptions(args, options);
  if ("exitCode" in parsed) return parsed;
  const files = [...(parsed.values.config ?? []), ...parsed.positionals];
  if (files.length === 0)
    return usageError(
      "There is nobody to ask here, and --config names no entity file.",
      "npx plop entity -- --config shop.yaml --host ../MyShop",
    );
  return runGraft(requestOf(parsed.values, files, surroundings.folder), parsed.values, surroundings);
}

/** Asks for a new entity, unless the arguments name an entity file. */
export async function askForEntity(
  args: readonly string[],
  surroundings: Surroundings,
  ask: Ask,
): Promise<CommandResult> {
  const parsed = readOptions(args, options);
  if ("exitCode" in parsed) return parsed;
  const { values, positionals } = parsed;
  if (values.config !== undefined || positionals.length > 0 || values.json) return addEntity(args, surroundings);
  const site = await askSite(ask, values, surroundings);
  if (!site.ok) return reportFailure(site.diagnostics, surroundings, undefined);
  const path = await chooseFile(ask, surroundings, site.value);
  const schema = schemaFrom(posix.dirname(path), surroundings.packageFolder);
  const target = await chooseTarget(ask, site.value, { path, folder: values.folder });
  const subject = prepare(site.value, { path, schema, target });
  if (!subject.ok) return reportFailure(subject.diagnostics, surroundings, site.value.host);
  const session = { subject: subject.value, values, surroundings };
  return carryOut(session, await composeEntity(ask, subject.value, previewOf(session)));
}
