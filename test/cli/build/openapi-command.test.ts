import { expect, test } from "vitest";
import { run, smallHost } from "../../in-memory.ts";
import { memoryDisk } from "../../memory-disk.ts";

const shop = `entity:
  Author:
    properties:
      Id: { type: Guid, isKey: true }
      Name: { type: string }
`;
const open = `defaults: { access: anonymous }\n${shop}`;

test.each([
  ["no entity file", ["--out", "api"], "No entity file was named."],
  ["no folder", ["shop.yaml"], "No folder was named."],
  ["an unknown form", ["shop.yaml", "--out", "api", "--openapi-format", "xml"], "The formats are yaml and json."],
  ["an unknown option", ["shop.yaml", "--outt", "api"], "Did you mean '--out'?"],
])("%s is a mistake in the command line: exit 2", (_name, args, text) => {
  const { exitCode, messages } = run(memoryDisk({ "/repo/shop.yaml": open }), "openapi", ...args);
  expect([exitCode, messages]).toEqual([2, expect.stringContaining(text)]);
});

test("the document is written once, and a second run does nothing", () => {
  const disk = memoryDisk({ "/repo/shop.yaml": open });
  const first = run(disk, "openapi", "shop.yaml", "--out", "api");
  expect(first).toEqual({ exitCode: 0, output: "  create    api/openapi.yaml\n\nFiles: 1 created.\n", messages: "" });
  expect(disk.snapshot()["/repo/api/openapi.yaml"]).toMatch(/^openapi: 3\.1\.0\ninfo:\n {2}title: Shop API\n/);
  expect(run(disk, "openapi", "shop.yaml", "--out", "api").output).toMatch(/^Nothing to do/);
});

test("several files have one document, and those of last time belong to it", () => {
  const disk = memoryDisk({ "/repo/shop.yaml": open, "/repo/more.yaml": open.replaceAll("Author", "Post") });
  run(disk, "openapi", "shop.yaml", "--out", "api");
  run(disk, "openapi", "more.yaml", "--out", "api");
  const text = disk.snapshot()["/repo/api/openapi.yaml"];
  expect([text?.includes("  /authors:\n"), text?.includes("  /posts:\n")]).toEqual([true, true]);
});

test("what the file leaves open is open without a host, which no warning speaks of, and as the host has it with one", () => {
  const disk = memoryDisk({
    ...smallHost,
    "/repo/host/Program.cs": "builder.Services.AddAuthentication();\n",
    "/repo/shop.yaml": shop,
  });
  expect(run(disk, "openapi", "shop.yaml", "--out", "api")).toMatchObject({ exitCode: 0, messages: "" });
  expect(disk.snapshot()["/repo/api/openapi.yaml"]).not.toContain("securitySchemes");
  expect(run(disk, "openapi", "shop.yaml", "--out", "api", "--host", "host").messages).toBe("");
  expect(disk.snapshot()["/repo/api/openapi.yaml"]).toContain("        - authenticated: []\n");
});

test("a class of the host's own is taken for granted without the host", () => {
  const disk = memoryDisk({ "/repo/shop.yaml": `${open}    model: existing\n    clrType: Acme.Author\n` });
  expect(run(disk, "openapi", "shop.yaml", "--out", "api")).toMatchObject({ exitCode: 0, messages: "" });
});

test("a mistake in the file is reported, and nothing is written", () => {
  const disk = memoryDisk({ "/repo/shop.yaml": open.replace("string", "strng") });
  const { exitCode, messages } = run(disk, "openapi", "shop.yaml", "--out", "api");
  expect([exitCode, messages]).toEqual([1, expect.stringMatching(/^shop\.yaml:6:21: error TEN0303/)]);
  expect(Object.keys(disk.snapshot())).toEqual(["/repo/shop.yaml"]);
});

test("documents of entities and of models share a folder", () => {
  const disk = memoryDisk({ "/repo/shop.yaml": open, "/repo/a.model": "context Lending { }" });
  run(disk, "openapi", "shop.yaml", "--out", "api");
  run(disk, "build", "a.model", "--target", "openapi", "--out", "api");
  expect(run(disk, "openapi", "shop.yaml", "--out", "api", "--prune").output).toMatch(/^Nothing to do/);
  expect(run(disk, "build", "a.model", "--target", "openapi", "--out", "api", "--prune").output).toMatch(/^Nothing/);
});
