import { expect, test } from "vitest";
import { graft, run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";
import { type CaseFolder, casesIn, inputText } from "./case-folder.ts";
import { expectTree } from "./expected.ts";

const [solutions, cases] = [casesIn("entity").filter(isSolution), casesIn("entity").filter((one) => !isSolution(one))];

test.each(cases)("$name", (folder) => {
  const { disk, result } = graft(inputText(folder, "yaml"));
  expect(result.exitCode).toBe(0);
  const emitted = Object.entries(disk.snapshot()).map(([path, text]) => [path.replace("/repo/host/", ""), text]);
  expectTree(folder, Object.fromEntries(emitted), { only: "Tenon/" });
});

test.each(solutions)("$name, a solution", (folder) => {
  const files = Object.entries(folder.inputs).map(([path, bytes]) => [
    `/repo/${path}`,
    new TextDecoder().decode(bytes),
  ]);
  const disk = memoryDisk(Object.fromEntries(files));
  expect(run(disk, "graft", "shop.yaml", "--host", "Shop.Web")).toMatchObject({ exitCode: 0, messages: "" });
  const emitted = Object.entries(disk.snapshot()).filter(([path]) => path.endsWith(".g.cs"));
  expectTree(folder, Object.fromEntries(emitted.map(([path, text]) => [path.replace("/repo/", ""), text])));
});

/** Tells whether a case brings its own projects. */
function isSolution({ inputs }: CaseFolder): boolean {
  return !("input.yaml" in inputs);
}
