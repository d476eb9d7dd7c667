import { expect, test } from "vitest";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";
import { casesIn } from "./case-folder.ts";
import { expectTree } from "./expected.ts";

test.each(casesIn("solutions"))("$name", (folder) => {
  const files = Object.entries(folder.inputs).map(([path, bytes]) => [
    `/repo/${path}`,
    new TextDecoder().decode(bytes),
  ]);
  const disk = memoryDisk(Object.fromEntries(files));
  expect(run(disk, "graft", "shop.yaml", "--host", "Shop.Web")).toMatchObject({ exitCode: 0, messages: "" });
  const emitted = Object.entries(disk.snapshot()).filter(([path]) => path.endsWith(".g.cs"));
  expectTree(folder, Object.fromEntries(emitted.map(([path, text]) => [path.replace("/repo/", ""), text])));
});
