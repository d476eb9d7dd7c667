import type { Spot } from "../../../generators/host/needs.ts";
import { memoryDisk } from "../../memory-disk.ts";
import { wired } from "./wired.ts";

/** A project file that imports the usual namespaces. */
const project = "<Project><PropertyGroup><ImplicitUsings>enable</ImplicitUsings></PropertyGroup></Project>";

/** Returns the text of a host's only C# file with one line inserted; undefined if the line has no plain place. */
export function wireText(text: string, spot: Spot, file = "Program.cs"): string | undefined {
  const disk = memoryDisk({ "/repo/Shop.csproj": project, [`/repo/${file}`]: text });
  const { edits, needs } = wired(disk, "/repo", [{ file, line: "", place: "", spot }]);
  const [edit] = edits;
  return needs.length > 0 || edit === undefined
    ? undefined
    : new TextDecoder("utf-8", { ignoreBOM: true }).decode(edit.after);
}
