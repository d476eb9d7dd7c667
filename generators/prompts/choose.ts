import { posix } from "node:path";
import { type DatabaseId, databaseIds, generatedContext } from "../entity/graft.ts";
import type { TargetShape } from "../entity/yaml/entity-file.ts";
import { containedIn, strays } from "../files/disk/containment.ts";
import type { ResolvingDisk } from "../files/disk/disk.ts";
import { attempt } from "../files/disk/disk-error.ts";
import { candidateContexts } from "../host/facts/contexts-named.ts";
import type { Host } from "../host/host.ts";
import { webProjectsOf } from "../host/snapshot/find-project.ts";
import { readProjects } from "../host/snapshot/read-projects.ts";
import { readWebHost } from "../host/snapshot/read-web-host.ts";
import { starterName } from "../init/starter-file.ts";
import { textOf } from "../source/decode-text.ts";
import type { Ask } from "./ask.ts";
import type { GraftedHost } from "./subject.ts";

/** The current folder and the disk that it is on. */
interface Standpoint {
  /** Absolute, with forward slashes. */
  readonly folder: string;
  readonly disk: ResolvingDisk;
}

const elsewhere = "";

/** Finds the projects near the current folder, and asks which one is the host. */
export async function chooseHost(ask: Ask, { folder, disk }: Standpoint): Promise<Host> {
  const found = webProjectsOf(disk, folder).filter((path) => readProjects(disk, path).ok);
  const chosen = await choosePath(ask, { message: "The host", folder, found, other: "another one" });
  return chosen === elsewhere ? askForHost(ask, { folder, disk }) : hostAt(disk, chosen);
}

/** Asks which of the web projects of a folder or solution is the host. Returns its absolute path. */
export async function chooseProject(
  ask: Ask,
  disk: ResolvingDisk,
  { path, projects }: { readonly path: string; readonly projects: readonly string[] },
): Promise<string> {
  const folder = disk.kind(path) === "folder" ? path : posix.dirname(path);
  const choices = projects.map((project) => ({ name: posix.relative(folder, project), value: project }));
  return ask.select({ message: "The host", choices });
}

interface PathQuestion {
  readonly message: string;
  readonly folder: string;
  readonly found: readonly string[];
  /** The choice beside the found paths. */
  readonly other: string;
}

/** Asks for one of the found paths, if there are any; `elsewhere` for none of them. */
async function choosePath(ask: Ask, { message, folder, found, other }: PathQuestion): Promise<string> {
  if (found.length === 0) return elsewhere;
  const choices = found.map((path) => ({ name: posix.relative(folder, path), value: path }));
  return ask.select({ message, choices: [...choices, { name: other, value: elsewhere }] });
}

async function askForHost(ask: Ask, { folder, disk }: Standpoint): Promise<Host> {
  const at = (text: string) => posix.resolve(folder, text.trim().replaceAll("\\", "/"));
  const path = await ask.text({
    message: "Folder or project file of the host",
    fault: (text) => {
      if (text.trim() === "") return "Such as ../MyShop.";
      const host = readWebHost(disk, at(text));
      return host.ok ? undefined : host.diagnostics.map(({ message }) => message).join(" ");
    },
    preview: (text) => {
      const host = readWebHost(disk, at(text));
      return host.ok ? posix.relative(folder, posix.join(host.value.folder, host.value.projectFile)) : "";
    },
  });
  return hostAt(disk, at(path));
}

function hostAt(disk: ResolvingDisk, path: string): Host {
  const host = readWebHost(disk, path);
  if (!host.ok) throw new Error(`The host at ${path} could be read a moment ago.`);
  return host.value;
}

const yaml = /\.ya?ml$/i;

/** Asks for the entity file in the repository of the host: a recorded one, one in the current folder, or a new one. Returns its absolute path. */
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
  const found = [...new Set([...known, ...here])].filter(containedIn(disk, host.folder));
  const chosen = await choosePath(ask, { message: "The entity file", folder, found, other: "a new one" });
  return chosen === elsewhere ? askForNewFile(ask, { folder, disk }, host) : chosen;
}

async function askForNewFile(ask: Ask, { folder, disk }: Standpoint, host: Host): Promise<string> {
  const near = containedIn(disk, host.folder)(folder) ? folder : host.folder;
  const at = (text: string) => posix.resolve(folder, text.trim().replaceAll("\\", "/"));
  const path = await ask.text({
    message: "Name of the new entity file",
    initial: posix.relative(folder, posix.join(near, starterName)),
    fault: (text) => {
      if (!yaml.test(text.trim())) return "A name that ends in .yaml.";
      if (disk.kind(at(text)) !== undefined) return "Something is there already.";
      if (disk.kind(posix.dirname(at(text))) !== "folder") return "Its folder is not there.";
      return strays({ disk, root: host.folder }, [posix.relative(host.folder, at(text))])[0]?.message;
    },
  });
  return at(path);
}

/** Asks for the database of a host without a DbContext. */
export function askDatabase(ask: Ask): Promise<DatabaseId> {
  return ask.select({
    message: `The host has no DbContext. A ${generatedContext} is written for`,
    choices: databaseIds.map((name) => ({ name, value: name })),
  });
}

/** Decides the target of a new entity file: the stated folder, and the DbContext if the host has several. */
export async function chooseTarget(
  ask: Ask,
  { disk, host, recorded }: GraftedHost,
  { path, folder }: { readonly path: string; readonly folder: string | undefined },
): Promise<TargetShape | undefined> {
  // All files of a host share one target, so later files need not repeat it.
  if (disk.kind(path) !== undefined || recorded.length > 0) return undefined;
  const contexts = candidateContexts(host);
  const dbContext =
    contexts.length < 2
      ? undefined
      : await ask.select({
          message: "The DbContext that stores the rows",
          choices: contexts.map(({ name, namespace, file }) => ({
            name,
            value: namespace === "" ? name : `${namespace}.${name}`,
            ...(file !== undefined && { description: file }),
          })),
        });
  const database = host.dbContexts.length === 0 ? await askDatabase(ask) : undefined;
  if (folder === undefined && dbContext === undefined && database === undefined) return undefined;
  return {
    ...(folder !== undefined && { folder }),
    ...(dbContext !== undefined && { dbContext }),
    ...(database !== undefined && { database }),
  };
}
