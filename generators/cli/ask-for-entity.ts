import { posix } from "node:path";
import type { Ask } from "../prompts/ask.ts";
import { chooseFile, chooseTarget } from "../prompts/choose.ts";
import { composeEntity } from "../prompts/compose.ts";
import { prepare } from "../prompts/subject.ts";
import type { CommandContext, CommandResult } from "./command.ts";
import type { entityOptions, Values } from "./options.ts";
import { askSite, carryOut, previewOf } from "./prompt-session.ts";
import { reportFailure } from "./report-failure.ts";
import { schemaFor } from "./schema-copy.ts";

/** Asks for a new entity, whose name may be given, and grafts it. */
export async function askForEntity(
  { values, name = "" }: { readonly values: Values<typeof entityOptions>; readonly name?: string | undefined },
  context: CommandContext,
  ask: Ask,
): Promise<CommandResult> {
  const site = await askSite(ask, values, context);
  if (!site.ok) return reportFailure(site.diagnostics, context, undefined);
  const path = await chooseFile(ask, context, site.value);
  const isNew = context.disk.kind(path) === undefined;
  const { schema, copies } = isNew
    ? schemaFor(posix.dirname(path), site.value.host.folder, context)
    : { schema: undefined, copies: [] };
  const target = await chooseTarget(ask, site.value, { path, folder: values.folder });
  const subject = prepare(site.value, { path, schema, target });
  if (!subject.ok) return reportFailure(subject.diagnostics, context, site.value.host);
  const session = { command: "entity", subject: subject.value, values, context, copies } as const;
  return carryOut(session, await composeEntity(ask, subject.value, { preview: previewOf(session), name }));
}
