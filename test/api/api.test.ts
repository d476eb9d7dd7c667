import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import type * as declared from "../../api.d.ts";
import * as api from "../../generators/api.ts";
import { emitted, run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

/** The sources have the declared types. */
const { compileModel, readEntityFile, plan, render }: typeof declared = api;

const example = (path: string) => readFileSync(new URL(`../../examples/${path}`, import.meta.url), "utf8");
const lending = { path: "lending.model", text: example("library/lending.model") };
const shop = { path: "shop.yaml", text: example("shop/shop.yaml") };

const host = {
  project: "Acme.Shop.csproj",
  files: [
    {
      path: "Acme.Shop.csproj",
      text: `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>`,
    },
    {
      path: "ShopDb.cs",
      text: "namespace Acme.Shop;\npublic class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options);\n",
    },
  ],
};

/** Returns the value of an outcome. Throws with its diagnostics if it has none. */
function good<Value>(outcome: declared.Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw new Error(JSON.stringify(outcome.diagnostics));
}

/** Renders an output as texts by path. */
function rendered(input: declared.CompiledModel | declared.EntityFile, options: declared.PlanOptions) {
  const texts = good(render(good(plan(input, options))));
  return Object.fromEntries(texts.map(({ path, text }) => [path, text]));
}

test("the files of a model are those of tenon build", () => {
  const disk = memoryDisk({ "/repo/lending.model": lending.text });
  run(disk, "build", "lending.model", "--out", "out", "--layers", "api,infrastructure");
  const model = good(compileModel([lending]));
  const files = rendered(model, { output: "csharp", layers: ["api", "infrastructure"] });
  expect(Object.keys(files).length).toBeGreaterThan(25);
  expect(files).toEqual(emitted(disk));
});

test("the files of entities are those of tenon graft, without its record", () => {
  const texts = Object.fromEntries(host.files.map(({ path, text }) => [`/repo/host/${path}`, text]));
  const disk = memoryDisk({ ...texts, "/repo/host/shop.yaml": shop.text });
  run(disk, "graft", "host/shop.yaml", "--host", "host");
  const grafted = Object.entries(disk.snapshot())
    .filter(([path]) => path.startsWith("/repo/host/Tenon/"))
    .map(([path, text]) => [path.replace("/repo/host/", ""), text]);
  expect(grafted.length).toBeGreaterThan(40);
  expect(rendered(good(readEntityFile(shop)), { output: "csharp", host })).toEqual(Object.fromEntries(grafted));
});

const named = {
  project: "host/Acme.Shop.csproj",
  files: host.files.map(({ path, text }) => ({ path: `host/${path}`, text })),
};
const fast = {
  ...named,
  files: named.files.map(({ path, text }) => ({
    path,
    text: text.replace(
      "</Project>",
      '<ItemGroup><PackageReference Include="FastEndpoints" Version="8.3.0" /></ItemGroup></Project>',
    ),
  })),
};
const every = ["infrastructure", "api", "tests"] as const;

test.each([
  ["a model on minimal APIs", lending, named],
  ["a model on FastEndpoints", lending, fast],
  ["entities on minimal APIs", shop, named],
  ["entities on FastEndpoints", shop, fast],
])("the layers and needs of %s are those of tenon graft, tests included", (_, source, texts) => {
  const onDisk = Object.fromEntries(texts.files.map(({ path, text }) => [`/repo/${path}`, text]));
  const disk = memoryDisk({ ...onDisk, [`/repo/${source.path}`]: source.text });
  const input = source === shop ? ["shop.yaml"] : ["--model", "lending.model"];
  const result = run(disk, "graft", ...input, "--host", "host", "--layers", every.join(), "--json");
  const inputs = new Set([...Object.keys(onDisk), `/repo/${source.path}`]);
  const grafted = Object.entries(disk.snapshot())
    .filter(([path]) => !(inputs.has(path) || path.includes("/.tenon/")))
    .map(([path, text]) => [posix.relative("/repo/host", path), text]);
  const content = source === shop ? good(readEntityFile(source, { host: texts })) : good(compileModel([source]));
  const options = { output: "csharp", host: texts, layers: every } as const;
  expect(rendered(content, options)).toEqual(Object.fromEntries(grafted));
  const planned = good(plan(content, options));
  expect(planned.needs).toEqual(
    JSON.parse(result.output).host.missing.map(({ file, line, place }: (typeof planned.needs)[number]) => ({
      file,
      line,
      place,
    })),
  );
  expect(new Set(planned.files.map(({ layer }) => layer))).toEqual(
    new Set(source === shop ? [undefined, "tests"] : ["domain", "application", ...every]),
  );
});

test("a program sees every property of a key", () => {
  const properties = "properties: { At: { type: string }, Line: { type: int }, Id: { type: Guid } }";
  const text = `entity:\n  Stop:\n    key: [Id, Line]\n    ${properties}\n`;
  const [stop] = good(readEntityFile({ path: "stop.yaml", text })).entities;
  expect(stop?.properties.map(({ name, isKey }) => [name, isKey])).toEqual([
    ["Id", true],
    ["Line", true],
    ["At", false],
  ]);
  expect(stop?.routes.map(({ route }) => route)).toContain("/stops/{id:guid}/{line:int}");
});

test("documents need no host", () => {
  const documents = [good(compileModel([lending])), good(readEntityFile(shop))].map((input) =>
    rendered(input, { output: "openapi", format: "json" }),
  );
  expect(documents.map((files) => Object.keys(files))).toEqual([["Lending/openapi.json"], ["openapi.json"]]);
  for (const text of documents.flatMap((files) => Object.values(files)))
    expect(JSON.parse(text)).toMatchObject({ openapi: "3.1.0" });
});

test("a program sees entities, types and routes", () => {
  const { entities, relationships } = good(readEntityFile(shop));
  expect(entities.find(({ name }) => name === "Author")).toMatchObject({
    plural: "Authors",
    properties: expect.arrayContaining([{ name: "Id", type: "Guid", isOptional: false, isKey: true }]),
    routes: expect.arrayContaining([
      { operation: "DeleteAuthor", verb: "DELETE", route: "/authors/{id:guid}", access: { kind: "anonymous" } },
    ]),
  });
  expect(relationships).toContainEqual(
    expect.objectContaining({ parent: "Author", child: "Post", route: expect.objectContaining({ verb: "GET" }) }),
  );
  const { contexts } = good(compileModel([lending]));
  expect(contexts.flatMap(({ routes }) => routes.map(({ verb, route }) => `${verb} ${route}`))).toContain(
    "PUT /loans/{id}/activation",
  );
});

test("a mistake is a diagnostic with its position", () => {
  const model = compileModel([{ path: "a.model", text: "context A {\n  aggregat B {}\n}" }]);
  expect(model).toMatchObject({ ok: false, diagnostics: [{ code: "TEN0809", file: "a.model", line: 2, column: 3 }] });
  const text = "version: 1\nentity:\n  A:\n    properties:\n      Id: { type: Gid, isKey: true }\n";
  expect(readEntityFile({ path: "a.yaml", text })).toMatchObject({
    ok: false,
    diagnostics: [{ code: "TEN0303", severity: "error", file: "a.yaml", line: 5, column: 19 }],
  });
});

test("an access that the file leaves open is no business of a reader without a host", () => {
  const properties = "entity:\n  A:\n    properties:\n      Id: { type: Guid, isKey: true }\n";
  for (const access of ["", "defaults: { access: authenticated }\n"])
    expect(readEntityFile({ path: "a.yaml", text: access + properties })).toMatchObject({ ok: true, diagnostics: [] });
});

test("a mistake that only the host shows has its position as well", () => {
  const text = `target: { dbContext: OtherDb }\n${shop.text}`;
  const planned = plan(good(readEntityFile({ path: "shop.yaml", text })), { output: "csharp", host });
  expect(planned).toMatchObject({ ok: false, diagnostics: [{ file: "shop.yaml", line: 1 }] });
});

test("a host without a project file is a diagnostic", () => {
  const planned = plan(good(readEntityFile(shop)), { output: "csharp", host: { project: "No.csproj", files: [] } });
  expect(planned).toMatchObject({ ok: false, diagnostics: [{ code: expect.stringMatching(/^TEN/) }] });
});

test("options that do not go with the input are a TypeError", () => {
  const [model, entities] = [good(compileModel([lending])), good(readEntityFile(shop))];
  expect(() => plan(model, { output: "csharp", layers: ["tests"], host })).toThrow("needs the folder of the host");
  expect(() => plan(model, { output: "csharp", layers: ["tests"] })).toThrow("needs the texts of a host");
  expect(() => plan(entities, { output: "csharp" })).toThrow("needs the texts of a host");
  expect(() => plan({ ...model, content: {} }, { output: "openapi" })).toThrow(TypeError);
  expect(() => render({ files: [], needs: [], content: {} })).toThrow(TypeError);
});
