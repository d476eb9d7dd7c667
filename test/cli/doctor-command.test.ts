import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const program = `var builder = WebApplication.CreateBuilder(args);
builder.Services.AddAuthentication().AddJwtBearer();
builder.Services.AddOpenApi();
var app = builder.Build();
app.Run();
`;
const entities =
  "defaults: { access: anonymous }\nentity: { Author: { properties: { Id: { type: Guid, isKey: true } } } }\n";

test("a host is described, with what it needs and what it may want", () => {
  const { exitCode, output, messages } = run(memoryDisk(smallHost), "doctor", "--host", "host");
  expect([exitCode, messages]).toEqual([0, ""]);
  expect(output).toBe(`  project         Acme.Shop.csproj, net10.0, namespace Acme.Shop
  DbContext       ShopDb in ShopDb.cs
  authentication  none that was found
  OpenAPI         none that was found
  grafted from    nothing yet

The host still needs, for entities:
  Acme.Shop.csproj  dotnet add package FluentValidation --version 11.11.0
                    in the project folder; tried with 11.11
  Program.cs        builder.Services.AddTenon();
                    with the other services, before builder.Build()
  Program.cs        app.MapTenon();
                    with the other endpoints, before app.Run()
  ShopDb.cs         modelBuilder.ApplyTenon();
                    last in OnModelCreating of ShopDb

Worth adding, so that what the host itself answers (401, 404, 405) is a problem, too:
  Program.cs  builder.Services.AddProblemDetails();
              with the other services, before builder.Build()
  Program.cs  app.UseStatusCodePages();
              before everything else that app uses
`);
});

test("what is there is not asked for", () => {
  const disk = memoryDisk({ ...smallHost, "/repo/host/Program.cs": program, "/repo/shop.yaml": entities });
  run(disk, "graft", "shop.yaml", "--host", "host", "--wire");
  const { output } = run(disk, "doctor", "--host", "host");
  expect(output).toMatch(/authentication {2}registered\n {2}OpenAPI {9}AddOpenApi\n {2}grafted from {4}shop.yaml\n/);
  expect(output).not.toMatch(/AddTenon|MapTenon/);
});

test("of several contexts none is chosen", () => {
  const second = "namespace Acme.Shop;\npublic class AuditDb : DbContext { }\n";
  const { output } = run(memoryDisk({ ...smallHost, "/repo/host/AuditDb.cs": second }), "doctor", "--host", "host");
  expect(output).toContain("DbContext       AuditDb in AuditDb.cs, ShopDb in ShopDb.cs");
  expect(output).not.toContain("ApplyTenon");
});

test.each<[string, readonly string[], number]>([
  ["no project", ["--host", "nowhere"], 5],
  ["a file", ["shop.yaml"], 2],
  ["an unknown option", ["--hots", "host"], 2],
])("%s is a mistake", (_, args, exitCode) => {
  const result = run(memoryDisk(smallHost), "doctor", ...args);
  expect([result.exitCode, result.output, result.messages]).toEqual([exitCode, "", expect.stringContaining("error")]);
});
