import { posix } from "node:path";
import type { ReadableDisk } from "../files/disk.ts";
import { projectsBelow } from "../host/find-project.ts";
import type { Host } from "../host/host.ts";
import { readHost } from "../host/read-host.ts";
import type { Ask } from "./ask.ts";

/** The current folder and the disk that it is on. */
export interface Standpoint {
  /** Absolute, with forward slashes. */
  readonly folder: string;
  readonly disk: ReadableDisk;
}

const elsewhere = "";

/** Finds the projects near the current folder, and asks which one is the host. */
export async function chooseHost(ask: Ask, { folder, disk }: Standpoint): Promise<Host> {
  const found = projectsBelow(disk, folder).filter((path) => readHost(disk, path).ok);
  const chosen =
    found.length === 0
      ? elsewhere
      : await ask.select({
          message: "The host",
          choices: [
            ...found.map((path) => ({ name: posix.relative(folder, path), value: path })),
            { name: "another one", value: elsewhere },
          ],
        });
  return chosen === elsewhere ? askForHost(ask, { folder, disk }) : hostAt(disk, chosen);
}

async function askForHost(ask: Ask, { folder, disk }: Standpoint): Promise<Host> {
  const at = (text: string) => posix.resolve(folder, text.trim().replaceAll("\\", "/"));
  const path = await ask.text({
    message: "Folder or project file of the host",
    fault: (text) => {
      if (text.trim() === "") return "Such as ../MyShop.";
      const host = readHost(disk, at(text));
      return host.ok ? undefined : host.diagnostics.map(({ message }) => message).join(" ");
    },
    preview: (text) => {
      const host = readHost(disk, at(text));
      return host.ok ? posix.relative(folder, posix.join(host.value.folder, host.value.projectFile)) : "";
    },
  });
  return hostAt(disk, at(path));
}

function hostAt(disk: ReadableDisk, path: string): Host {
  const host = readHost(disk, path);
  if (!host.ok) throw new Error(`The host at ${path} could be read a moment ago.`);
  return host.value;
}
