import type { Ask } from "../../prompts/ask.ts";
import { chooseFile, chooseTarget } from "../../prompts/choose.ts";
import { composeEntity } from "../../prompts/compose.ts";
import type { CommandContext, CommandResult } from "../command.ts";
import type { entityOptions, Values } from "../options.ts";
import { reportFailure } from "../report/run-and-report.ts";
import { askSite, entitySession, graftAddition, previewOf } from "./prompt-session.ts";

/** Asks for a new entity, whose name may be given, and grafts it. */
export async function askForEntity(
  { values, name = "" }: { readonly values: Values<typeof entityOptions>; readonly name?: string | undefined },
  context: CommandContext,
  ask: Ask,
): Promise<CommandResult> {
  const site = await askSite(ask, values, context);
  const words = { command: "entity", values };
  if (!site.ok) return reportFailure(site.diagnostics, words, context);
  const path = await chooseFile(ask, context, site.value);
  const target = await chooseTarget(ask, site.value, { path, folder: values.folder });
  const session = entitySession(site.value, { path, target }, values, context);
  if (!session.ok) return reportFailure(session.diagnostics, { ...words, root: site.value.host.folder }, context);
  const { subject } = session.value;
  return graftAddition(session.value, await composeEntity(ask, subject, { preview: previewOf(session.value), name }));
}
