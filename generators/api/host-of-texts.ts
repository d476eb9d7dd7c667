import { posix } from "node:path";
import type { Result } from "../diagnostics/result.ts";
import type { HostFacts } from "../entity/declaration.ts";
import { noHost } from "../entity/host/no-host.ts";
import type { ResolvingDisk } from "../files/disk/disk.ts";
import { listedDisk } from "../files/disk/listed-disk.ts";
import { readWebHost } from "../host/snapshot/read-web-host.ts";
import type { HostTexts, Layer } from "./types.ts";

const root = "/repository";

/** The project file of a host on an imagined disk, which has its texts. */
interface ImaginedHost {
  readonly projectFile: string;
  readonly disk: ResolvingDisk;
}

/** Puts the texts of a host onto an imagined disk. Throws if the tests of the host have no path to its project. */
export function hostOfTexts({ project, files }: HostTexts, layers: ReadonlySet<Layer> = new Set()): ImaginedHost {
  const projectFile = imagined(project);
  if (layers.has("tests") && posix.dirname(projectFile) === root)
    throw new TypeError("The layer tests needs the folder of the host in the path of its project.");
  // All texts belong to one repository.
  const texts = new Map([[`${root}/.git`, ""], ...files.map(({ path, text }) => [imagined(path), text] as const)]);
  const disk = listedDisk("/", new Set(texts.keys()), (path) => {
    const text = texts.get(path);
    return text === undefined ? undefined : new TextEncoder().encode(text);
  });
  return { projectFile, disk };
}

/** Reads the facts about a host that the checks of entity files need. */
export function hostFacts(texts: HostTexts | undefined): Result<HostFacts> {
  if (texts === undefined) return { ok: true, value: noHost, diagnostics: [] };
  const { disk, projectFile } = hostOfTexts(texts);
  return readWebHost(disk, projectFile);
}

function imagined(path: string): string {
  return posix.join(root, path.replaceAll("\\", "/"));
}
