import { expect, test } from "vitest";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const model =
  'context Lending { aggregate Loan root Loan { entity Loan identified by LoanId { n: Int\n @route("/loans/{id}/close") command close() { n -> 1 } } } }';
const program = "var builder = WebApplication.CreateBuilder(args);\nvar app = builder.Build();\napp.Run();\n";
const files = {
  "/repo/.git/HEAD": "ref: refs/heads/main\n",
  "/repo/a.model": model,
  "/repo/Web/Web.csproj":
    '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>\n',
  "/repo/Web/Program.cs": program,
};

/** Grafts the model onto a host whose program has more statements; returns what was said and written. */
function graftModel(statements: string, more: Readonly<Record<string, string>> = {}) {
  const before = { ...files, "/repo/Web/Program.cs": program.replace("app.Run", `${statements}\napp.Run`), ...more };
  const disk = memoryDisk(before);
  const { exitCode, messages } = run(disk, "graft", "--model", "a.model", "--host", "Web", "--layers", "api");
  const written = Object.keys(disk.snapshot()).filter((path) => !(path in before));
  return { exitCode, messages, written };
}

test("an operation whose route the host has is refused, and nothing is written", () => {
  const { exitCode, messages, written } = graftModel('app.MapPost("/loans/{number}/close", F);');
  expect([exitCode, written]).toEqual([1, []]);
  expect(messages).toContain(
    "TEN0440: `POST /loans/{id}/close` would answer the requests of `/loans/{number}/close`, which the host maps itself in `Program.cs`.",
  );
});

test("an operation whose context the host maps in a group has another route", () => {
  const mapped = 'app.MapPost("/loans/{number}/close", F); app.MapGroup("/v1").MapLendingEndpoints();';
  expect(graftModel(mapped)).toMatchObject({ exitCode: 0 });
});

test("the configuration puts a prefix before the routes of a model, and these no longer clash", () => {
  const config = { "/repo/Web/.tenon/config.yaml": "target: { routePrefix: /api }\n" };
  const statement = 'app.MapPost("/loans/{number}/close", F);';
  expect(graftModel(statement, config)).toMatchObject({ exitCode: 0, messages: "" });
  const taken = graftModel('app.MapPost("/api/loans/{number}/close", F);', config);
  expect(taken.messages).toContain("TEN0440: `POST /api/loans/{id}/close` would answer the requests of");
});

test("a context with the name of a type of the host is refused, and nothing is written", () => {
  const { exitCode, messages, written } = graftModel("", { "/repo/Web/Lending.cs": "public enum Lending { Open }\n" });
  expect([exitCode, written]).toEqual([1, []]);
  expect(messages).toContain(
    "TEN0443: The namespace `Lending` of the generated code has the name of a type that the host declares in `Lending.cs`.",
  );
});

test("a prefix that is no path is refused", () => {
  const config = { "/repo/Web/.tenon/config.yaml": 'target: { routePrefix: "/{tenant}" }\n' };
  expect(graftModel("", config)).toMatchObject({ exitCode: 1, messages: expect.stringContaining("TEN0442") });
});

const row = (context: string, query: string) =>
  `context ${context} { value Box${context} { n: Int } readmodel Row${context} from Box${context} { n } ${query}: List<Row${context}> }\n`;
const clash = "/{n}` of query `B` in `Returns` would answer the requests of `/{n}` of query `A` in `Lending`.";

test.each([
  ["equal routes", '@route("/{n}") query A(n: Int)', '@route("/{n}") query B(n: Int)', "", "", clash],
  [
    "routes that differ in names",
    '@route("/a/{n}") query A(n: Int)',
    '@route("/A/{m}/") query B(m: Int)',
    "",
    "",
    "`/a/{n}`",
  ],
  ["other verbs", "query A()", '@post @route("/a") query B()', "", "", undefined],
  ["other routes", "query A()", "query B()", "", "", undefined],
  [
    "two groups",
    "query A()",
    '@route("/a") query B()',
    'app.MapLendingEndpoints(); app.MapGroup("/v2").MapReturnsEndpoints();',
    "",
    undefined,
  ],
  [
    "one group",
    "query A()",
    '@route("/a") query B()',
    'var v2 = app.MapGroup("/v2"); v2.MapLendingEndpoints(); v2.MapReturnsEndpoints();',
    "",
    "`/v2/a` of query `A`",
  ],
  [
    "an unread group",
    "query A()",
    '@route("/a") query B()',
    "app.MapLendingEndpoints(); app.MapGroup(Prefix()).MapReturnsEndpoints();",
    "",
    undefined,
  ],
  ["a prefix", "query A()", '@route("/a") query B()', "", "target: { routePrefix: api }\n", "`/api/a` of query `A`"],
])("two contexts on one host: %s", (_, one, other, statements, config, expected) => {
  const { exitCode, messages, written } = graftModel(statements, {
    "/repo/a.model": row("Lending", one) + row("Returns", other),
    ...(config !== "" && { "/repo/Web/.tenon/config.yaml": config }),
  });
  expect(messages.includes("TEN0445")).toBe(expected !== undefined);
  expect(messages).toContain(expected ?? "");
  expect([exitCode, written.length > 0]).toEqual(expected === undefined ? [0, true] : [1, false]);
});

test("a context that is grafted later is compared with the recorded ones, without the api layer with none", () => {
  const disk = memoryDisk({
    ...files,
    "/repo/a.model": row("Lending", "query A()"),
    "/repo/b.model": row("Returns", '@route("/a") query B()'),
  });
  const graft = (model: string, layers: string) =>
    run(disk, "graft", "--model", model, "--host", "Web", "--layers", layers).exitCode;
  expect([graft("a.model", "api"), graft("b.model", "api"), graft("b.model", "domain")]).toEqual([0, 1, 0]);
});
