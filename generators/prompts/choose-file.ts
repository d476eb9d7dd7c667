import { posix } from "node:path";
import { attempt } from "../files/attempt.ts";
import type { Host } from "../host/host.ts";
import { textOf } from "../source/decode-text.ts";
import type { Ask } from "./ask.ts";
import type { Standpoint } from "./choose-host.ts";

const isNew = "";
const yaml = /\.ya?ml$/i;

/** Asks for the entity file: one recorded by the host, one in the current folder, or a new one. Returns its absolute path. */
export async function chooseFile(
  ask: Ask,
  { folder, disk }: Standpoint,
  { host, recorded }: { readonly host: Host; readonly recorded: readonly string[] },
): Promise<string> {
  const known = recorded.map((path) => posix.join(host.folder, path)).filter((path) => disk.kind(path) === "file");
  const here = disk
    .list(folder)
    .filter(({ name, kind }) => kind === "file" && yaml.test(name))
    .map(({ name }) => posix.join(folder, name))
    .filter((path) => {
      const bytes = attempt(() => disk.read(path));
      return bytes instanceof Uint8Array && /^entity\s*:/m.test(textOf(bytes));
    });
  const found = [...new Set([...known, ...here])];
  const chosen =
    found.length === 0
      ? isNew
      : await ask.select({
          message: "The entity file",
          choices: [
            ...found.map((path) => ({ name: posix.relative(folder, path), value: path })),
            { name: "a new one", value: isNew },
          ],
        });
  return chosen === isNew ? askForNewFile(ask, { folder, disk }) : chosen;
}

async function askForNewFile(ask: Ask, { folder, disk }: Standpoint): Promise<string> {
  const at = (text: string) => posix.resolve(folder, text.trim().replaceAll("\\", "/"));
  const path = await ask.text({
    message: "Name of the new entity file",
    initial: "entities.yaml",
    fault: (text) => {
      if (!yaml.test(text.trim())) return "A name that ends in .yaml.";
      if (disk.kind(at(text)) !== undefined) return "Something is there already.";
      return disk.kind(posix.dirname(at(text))) === "folder" ? undefined : "Its folder is not there.";
    },
  });
  return at(path);
}
