import { argv, kill, pid, stdout } from "node:process";
import { nodeDisk } from "../../generators/files/node-disk.ts";
import { faultyDisk } from "./faulty-disk.ts";
import { graft, type Texts } from "./graft.ts";

/** A tree whose every text names its version, and whose files differ from version to version. */
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

// As a program: root, version, number of files, and the disk operation at which it kills itself. It says when it starts, and then what stopped it.
const [, , root, version, count, at = "Infinity"] = argv;
if (root !== undefined && version !== undefined && count !== undefined && !root.startsWith("-")) {
  stdout.write("start\n");
  const disk = faultyDisk(nodeDisk(), { at: Number(at), kind: "kill" }, () => kill(pid, "SIGKILL"));
  const codes = graft({ disk, root }, versionTree(version, Number(count)), { prune: true });
  stdout.write(`end ${codes.join(" ")}\n`);
}
