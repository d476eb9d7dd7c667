import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";
import { casesIn, modelsOf } from "./case-folder.ts";
import { expectTree } from "./expected.ts";

test.each(casesIn("tests"))("$name", (folder) => {
  const models = Object.entries(modelsOf(folder)).map(([name, text]) => [`/repo/models/${name}`, text] as const);
  const entities = Object.entries(folder.inputs).filter(([name]) => name.endsWith(".yaml"));
  const texts = entities.map(([name, bytes]) => [`/repo/${name}`, new TextDecoder().decode(bytes)] as const);
  const disk = memoryDisk({ ...smallHost, "/repo/.git/HEAD": "", ...Object.fromEntries([...models, ...texts]) });
  const inputs = models.length > 0 ? ["--model", "models"] : entities.map(([name]) => name);
  const result = run(disk, "graft", ...inputs, "--host", "host", "--layers", "infrastructure,api,tests");
  expect(result.exitCode, result.messages).toBe(0);
  const files = Object.entries(disk.snapshot()).filter(([path]) => path.startsWith("/repo/Acme.Shop.Tests/"));
  expectTree(folder, Object.fromEntries(files.map(([path, text]) => [path.replace("/repo/", ""), text])));
});
