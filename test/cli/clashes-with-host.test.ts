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
