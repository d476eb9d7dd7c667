import { posix } from "node:path";
import type { Host } from "../../host/host.ts";
import { readWebHost } from "../../host/snapshot/read-web-host.ts";
import { starterName } from "../../init/starter-file.ts";
import type { Ask } from "../../prompts/ask.ts";
import { askDatabase, chooseHost } from "../../prompts/choose.ts";
import { fullNameOf } from "../../text/class-names.ts";
import type { CommandContext, CommandResult } from "../command.ts";
import type { Invocation, initOptions, Values } from "../options.ts";
import { isHostNamed } from "./prompt-session.ts";
import { hostFor, startHost } from "./start-host.ts";

/** Asks what the arguments of `tenon init` leave open, and writes the file. */
export async function askForStart(
  { values, positionals }: Invocation<typeof initOptions>,
  context: CommandContext,
  ask: Ask,
): Promise<CommandResult> {
  const host = await askHost(ask, values, context);
  if ("exitCode" in host) return host;
  const chosen = { ...values, host: posix.join(host.folder, host.projectFile) };
  const content = await askContent(ask, host, values);
  if (content === "questions") {
    const { askForEntity } = await import("./ask-for-entity.ts");
    return askForEntity({ values: { host: chosen.host } }, context, ask);
  }
  const file = positionals.length > 0 ? positionals : [await askFile(ask, host, context)];
  const gitattributes =
    values.gitattributes ??
    (await ask.confirm("Mark generated files in .gitattributes, so that reviews fold them?", false));
  return startHost({ values: { ...chosen, ...content, gitattributes }, positionals: file }, context);
}

async function askHost(ask: Ask, values: Values<typeof initOptions>, context: CommandContext) {
  if (isHostNamed(values, context)) return hostFor(values, context, "init");
  const here = readWebHost(context.disk, context.folder);
  return here.ok ? here.value : chooseHost(ask, context);
}

/** Asks what the file begins with: an example, the classes of a context, or an entity by further questions. */
async function askContent(
  ask: Ask,
  { dbContexts }: Host,
  { database, from }: Values<typeof initOptions>,
): Promise<"questions" | Pick<Values<typeof initOptions>, "database" | "from">> {
  if (from !== undefined) return { from };
  const start = await ask.select<string>({
    message: "The file begins with",
    choices: [
      { name: "an example with comments", value: "example" },
      { name: "your first entity, by questions", value: "questions" },
      ...dbContexts.map((context) => ({ name: `the classes of ${context.name}`, value: fullNameOf(context) })),
    ],
  });
  if (start === "questions") return start;
  if (start !== "example") return { from: start };
  return { database: dbContexts.length > 0 ? database : (database ?? (await askDatabase(ask))) };
}

async function askFile(ask: Ask, host: Host, { folder, disk }: CommandContext): Promise<string> {
  const at = (text: string) => posix.resolve(folder, text.trim().replaceAll("\\", "/"));
  const initial = posix.relative(folder, posix.join(host.folder, starterName));
  return ask.text({
    message: "Name of the entity file",
    initial,
    fault: (text) => {
      if (!/\.ya?ml$/i.test(text.trim())) return "A name that ends in .yaml.";
      return disk.kind(at(text)) === undefined ? undefined : "Something is there already.";
    },
  });
}
