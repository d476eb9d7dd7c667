import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { nodeDisk } from "../../generators/files/disk/node-disk.ts";
import { textHash } from "../../generators/files/disk/plain-text.ts";
import { readEntityFiles, readModelFiles } from "../../generators/flow/read-inputs.ts";
import { recorded } from "../files/recorded.ts";
import { temporaryFolder } from "../files/temporary-folder.ts";
import { run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const secret = "db:5432:shop:admin:hunter2\n";
const shop =
  "defaults: { access: anonymous }\nentity: { Author: { properties: { Id: { type: int, isKey: true } } } }\n";

for (const input of ["../.pgpass", "../.env", "../../etc/passwd"]) {
  test(`no line of the recorded input ${input} is shown`, () => {
    const texts = { "/repo/.pgpass": secret, "/repo/.env": secret, "/etc/passwd": secret, "/repo/shop.yaml": shop };
    const disk = memoryDisk({
      ...smallHost,
      ...texts,
      ...recorded("/repo/host", { inputs: [input], files: new Map() }),
    });
    const { exitCode, output, messages } = run(disk, "graft", "shop.yaml", "--host", "host");
    expect([exitCode, messages]).toEqual([1, expect.stringContaining("TEN0517")]);
    expect(output + messages).not.toContain("hunter2");
    const retired = run(disk, "graft", "shop.yaml", "--host", "host", "--forget", input);
    expect([retired.exitCode, retired.messages]).toEqual([0, ""]);
  });
}

test("a recorded name that is right does not help if a link leads to a file with another name", () => {
  const folder = temporaryFolder();
  const root = `${folder}/host`;
  mkdirSync(`${root}/models`, { recursive: true });
  writeFileSync(`${folder}/.pgpass`, secret);
  symlinkSync("../.pgpass", `${root}/shop.yaml`);
  symlinkSync("../../.pgpass", `${root}/models/a.model`);
  const site = { disk: nodeDisk(), root };
  const found = { ok: false, diagnostics: [{ code: "TEN0517" }] };
  expect(readEntityFiles(site, { files: [], forget: [] }, ["shop.yaml"])).toMatchObject(found);
  for (const input of ["models/a.model", "models/*.model"])
    expect(readModelFiles(site, { models: [], forget: [] }, [input])).toMatchObject(found);
  // The user may name any file.
  expect(readEntityFiles(site, { files: [`${root}/shop.yaml`], forget: [] }, [])).toMatchObject({ ok: true });
});

test("--prune deletes no file of the user on the word of the manifest", () => {
  const program = "var app = WebApplication.Create();\napp.Run();\n";
  const entry = {
    generator: "EntityGenerator",
    item: "",
    input: "../shop.yaml",
    hash: textHash(new TextEncoder().encode(program)),
  };
  const disk = memoryDisk({
    ...smallHost,
    "/repo/host/Program.cs": program,
    "/repo/shop.yaml": shop,
    ...recorded("/repo/host", { inputs: ["../shop.yaml"], files: new Map([["Program.cs", entry]]) }),
  });
  const { exitCode, output } = run(disk, "graft", "shop.yaml", "--host", "host", "--prune");
  expect([exitCode, output]).toEqual([0, expect.stringContaining("keep      host/Program.cs")]);
  expect(disk.snapshot()["/repo/host/Program.cs"]).toBe(program);
});
