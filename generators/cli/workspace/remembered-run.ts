import { Buffer } from "node:buffer";
import type { Site } from "../../files/disk/disk.ts";
import { attempt } from "../../files/disk/disk-error.ts";
import { bytesHash } from "../../files/disk/plain-text.ts";
import { answersAsBefore, type DiskTrace, isDiskTrace } from "../../files/disk/traced-disk.ts";
import { memoryFolder, ownFolder } from "../../files/own-folder.ts";
import { isUnlinkedOrAbsent } from "../../files/write/scope.ts";
import { sealedPieces, unsealed } from "../../files/write/sealed.ts";
import { parsedJson, recordOf } from "../../text/json-text.ts";
import type { CommandContext, CommandResult, TenonProcess } from "../command.ts";

/** A run that ended well and wrote nothing, as it is kept. */
interface Memory {
  /** The version and the place of Tenon, the current folder and the arguments. */
  readonly of: string;
  readonly trace: DiskTrace;
  readonly output: string;
  readonly messages: string;
}

/**
 * Runs a command on a host in another process; or, if every file that the same command last read is as it was, and it wrote nothing, returns its result again.
 * The seal of this user keeps results of others out, such as one that a repository brings along. Spec: workspace, Remembered runs.
 */
export async function rememberedRun(
  host: string,
  args: readonly string[],
  context: CommandContext,
  tenon: TenonProcess,
): Promise<CommandResult> {
  const { disk, folder, packageFolder, version } = context;
  const site = { disk, root: host };
  const name = bytesHash(Buffer.from(args.join("\n")));
  const path = `${host}/${memoryFolder}/${name}`;
  const of = JSON.stringify([version(), packageFolder, folder, args]);
  const isKept = isUnlinkedOrAbsent(site, `${memoryFolder}/${name}`);
  const memory = isKept ? memoryAt(site, path) : undefined;
  if (memory?.of === of && answersAsBefore(disk, memory.trace))
    return { exitCode: 0, output: memory.output, messages: memory.messages };
  // Made before the run, which lists the folder around it.
  if (isKept) attempt(() => makeMemoryFolder(site));
  const { trace, ...result } = await tenon.run(args);
  if (isKept && trace !== undefined && result.exitCode === 0) {
    const { output, messages } = result;
    attempt(() => keep(site, path, { of, trace, output, messages }));
  }
  return result;
}

function memoryAt(site: Site, path: string): Memory | undefined {
  const bytes = attempt(() => site.disk.read(path));
  const body = bytes instanceof Uint8Array ? unsealed(site, bytes) : undefined;
  const { of, trace, output, messages } = recordOf(body && parsedJson(new TextDecoder().decode(body)));
  const isWhole = typeof of === "string" && typeof output === "string" && typeof messages === "string";
  return isWhole && isDiskTrace(trace) ? { of, trace, output, messages } : undefined;
}

/** Makes the folder of memories, which Git ignores; a host without records gets none. */
function makeMemoryFolder({ disk, root }: Site): void {
  if (disk.kind(`${root}/${ownFolder}`) !== "folder") return;
  disk.makeFolder(`${root}/${memoryFolder}`);
  disk.create(`${root}/${memoryFolder}/.gitignore`, new TextEncoder().encode("*\n"));
}

/** Replaces a memory in one step, as another process can read it. */
function keep(site: Site, path: string, memory: Memory): void {
  const { disk } = site;
  const draft = `${path}-${disk.owner.pid}`;
  disk.remove(draft);
  if (disk.create(draft, sealedPieces(site, [new TextEncoder().encode(JSON.stringify(memory))])))
    disk.rename(draft, path);
}
