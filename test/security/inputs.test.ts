import { symlinkSync } from "node:fs";
import { expect, test } from "vitest";
import { cloned, program, put, tenon, textsIn, webProject } from "./clone.ts";

const context =
  "using Microsoft.EntityFrameworkCore;\n\nnamespace Web;\n\npublic class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)\n{\n}\n";
const host = { "Web.csproj": webProject(), "Program.cs": program, "ShopDb.cs": context };
const pens = `defaults: { access: anonymous }
entity:
  Pen: { properties: { Id: { type: Guid, isKey: true } } }
  Cap: { properties: { Id: { type: Guid, isKey: true }, PenId: { type: Guid } } }
`;

const shardOf = (input: string) => JSON.stringify({ version: 2, inputs: [input] });

/** Makes a clone whose manifest records an entity file of somebody else. */
function recording(input: string, text = pens): string {
  const manifest = { ".tenon/manifest.json": '{ "version": 2 }', ".tenon/manifest/inputs/pens.json": shardOf(input) };
  return cloned({ ...host, ...manifest }, { "other/pens.yaml": text }, (source) =>
    symlinkSync("../other/pens.yaml", `${source}/linked.yaml`),
  );
}

const ways = ["../other/pens.yaml", "linked.yaml"];

test.each(ways)("remove and relationship edit no entity file outside of the repository: %s", async (input) => {
  const folder = recording(input);
  const before = textsIn(folder);
  const relate = ["relationship", "--parent", "Pen", "--child", "Cap", "--name", "Caps"];
  for (const args of [["remove", "Pen"], relate, [...relate, "--config", input], ["remove", "Pen", "--dry-run"]]) {
    const { exitCode, messages } = await tenon(`${folder}/clone`, ...args);
    expect([exitCode, messages]).toEqual([1, expect.stringContaining("TEN0376")]);
  }
  expect(textsIn(folder)).toEqual(before);
});

const secret = "password: hunter2\n";

test.each(ways)("mistakes in a recorded file outside of the repository show nothing of its text: %s", async (input) => {
  const folder = recording(input, secret);
  for (const args of [
    ["graft"],
    ["remove", "Pen"],
    ["doctor"],
    ["status"],
    ["graft", "--json"],
    ["relationship", "--parent", "Pen", "--child", "Cap", "--name", "Caps"],
  ]) {
    const { output, messages } = await tenon(`${folder}/clone`, ...args);
    expect(output + messages).not.toMatch(/hunter2|password/);
  }
  const { exitCode, messages } = await tenon(`${folder}/clone`, "graft");
  expect([exitCode, messages]).toEqual([1, expect.stringContaining("TEN0537")]);
});

test("a file outside that the user names is shown as ever", async () => {
  const folder = cloned(host, { "other/pens.yaml": secret });
  const { messages } = await tenon(`${folder}/clone`, "graft", "../other/pens.yaml");
  expect(messages).toContain("password");
});

test("a configuration that is a link out of the repository is not read", async () => {
  const folder = cloned(host, { "other/config.yaml": secret }, (source) => {
    put(source, { ".tenon/README.md": "" });
    symlinkSync("../../other/config.yaml", `${source}/.tenon/config.yaml`);
  });
  for (const args of [["graft", "shop.yaml"], ["doctor"], ["remove", "Author"]]) {
    const { exitCode, output, messages } = await tenon(`${folder}/clone`, ...args);
    expect([exitCode, output + messages]).toEqual([1, expect.stringContaining("TEN0376")]);
    expect(output + messages).not.toMatch(/hunter2|password/);
  }
});

test("a plan that names a file without its hash is refused unread", async () => {
  const folder = cloned(host, { "other/pens.yaml": secret, "other/models/a.model": secret });
  const clone = `${folder}/clone`;
  const plan = JSON.parse((await tenon(clone, "plan", "shop.yaml")).output);
  for (const [kind, path] of [
    ["entities", "../other/pens.yaml"],
    ["models", "../other/models"],
    ["models", "../other/models/a.model"],
  ] as const) {
    put(clone, { "plan.json": JSON.stringify({ ...plan, request: { ...plan.request, kind, files: [path] } }) });
    const { exitCode, messages } = await tenon(clone, "apply", "plan.json");
    expect([exitCode, messages]).toEqual([expect.any(Number), expect.stringContaining("has no hash of it")]);
    expect(exitCode).not.toBe(0);
    expect(messages).not.toMatch(/hunter2|password/);
  }
});
