import { argv, kill, pid, stdout } from "node:process";
import { nodeDisk } from "../../generators/files/node-disk.ts";
import { faultyDisk } from "./faulty-disk.ts";
import { graft, type Texts } from "./graft.ts";

/** Returns a tree of a version. Its texts name the version, and its files differ between versions. */
export function versionTree(version: string, count: number): Texts {
  const shared = Array.from({ length: count }, (_, index) => [
    `Tenon/Shared${index % 7}/F${index}.g.cs`,
    `// ${version} ${index}\n`.repeat(50),
  ]);
  const own = Array.from({ length: count / 4 }, (_, index) => [
    `Tenon/Only${version}/G${index}.g.cs`,
    `// ${version}\n`,
  ]);
  return Object.fromEntries([...shared, ...own]);
}

// The arguments: root, version, number of files, and the disk operation at which the process kills itself.
const [, , root, version, count, at = "Infinity"] = argv;
if (root !== undefined && version !== undefined && count !== undefined && !root.startsWith("-")) {
  stdout.write("start\n");
  const disk = faultyDisk(nodeDisk(), { at: Number(at), kind: "kill" }, () => kill(pid, "SIGKILL"));
  const codes = graft({ disk, root }, versionTree(version, Number(count)), { prune: true });
  stdout.write(`end ${codes.join(" ")}\n`);
}
