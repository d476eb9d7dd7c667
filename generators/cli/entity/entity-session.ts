import { posix } from "node:path";
import type { Result } from "../../diagnostics/result.ts";
import type { TargetShape } from "../../entity/yaml/entity-file.ts";
import { type GraftedHost, prepare } from "../../prompts/subject.ts";
import type { CommandContext } from "../command.ts";
import type { GraftValues } from "../options.ts";
import type { Session } from "./prompt-session.ts";
import { schemaFor } from "./schema-copy.ts";

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
