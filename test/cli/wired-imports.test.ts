import { expect, test } from "vitest";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const model = `context Workshop {
  aggregate Tasks root Task {
    entity Task identified by TaskId {
      hours: Int
      command book(hours: Int) { hours -> hours }
    }
  }
}
`;
const web = `<Project Sdk="Microsoft.NET.Sdk.Web">
  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
  </PropertyGroup>
</Project>
`;
const program = (statement = "") =>
  `var builder = WebApplication.CreateBuilder(args);\nvar app = builder.Build();\n${statement}app.Run();\n`;
const shopDb = (member = "") =>
  `using Microsoft.EntityFrameworkCore;\nnamespace Shop.Data;\npublic class Order;\npublic class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options)\n{\n${member}}\n`;

/** Returns the `using` lines that a graft adds to a file of the host. */
function added(path: string, files: Readonly<Record<string, string>>): readonly string[] {
  const disk = memoryDisk({
    "/repo/.git/HEAD": "ref: refs/heads/main\n",
    "/repo/a.model": model,
    "/repo/Web/Web.csproj": web,
    "/repo/Web/Program.cs": program(),
    ...files,
  });
  const graft = () => run(disk, "graft", "--model", "a.model", "--host", "Web", "--layers", "infrastructure", "--wire");
  const api = () =>
    run(disk, "graft", "--model", "a.model", "--host", "Web", "--layers", "infrastructure,api", "--wire");
  expect([graft().exitCode, api().exitCode, api().output]).toEqual([0, 0, expect.stringMatching(/^Nothing to do/)]);
  const lines = (disk.snapshot()[`/repo/Web/${path}`] ?? "").split("\n");
  const before = (files[`/repo/Web/${path}`] ?? "").split("\n");
  return lines.filter((line) => line.startsWith("using ") && !before.includes(line));
}

const alone = [
  "using static Workshop.WorkshopApplicationServiceCollectionExtensions;",
  "using static Workshop.WorkshopInfrastructureServiceCollectionExtensions;",
  "using Microsoft.EntityFrameworkCore;",
  "using static Workshop.WorkshopEndpoints;",
];
const whole = ["using Workshop;", "using Microsoft.EntityFrameworkCore;"];

test.each([
  ["has no name of the model", "", whole],
  ["has a name of the model as a word", "await Task.Delay(1);\n", alone],
  ["has a name of the model in conditional code", "#if DEBUG\nTask.Delay(1).Wait();\n#endif\n", alone],
  ["has names of the model only behind others", "await System.Threading.Tasks.Task.Delay(1);\n", whole],
])("a program that %s imports what stays unambiguous", (_, statement, expected) => {
  expect(added("Program.cs", { "/repo/Web/Program.cs": program(statement) })).toEqual(expected);
});

const stored = { "/repo/Web/.tenon/config.yaml": "target: { dbContext: ShopDb }\n" };

test.each([
  ["", ["using Workshop;"]],
  ["    public Task FlushAsync() => SaveChangesAsync();\n", ["using static Workshop.WorkshopModelBuilderExtensions;"]],
])("a context of the host with the member `%s` imports what stays unambiguous", (member, expected) => {
  expect(added("ShopDb.cs", { ...stored, "/repo/Web/ShopDb.cs": shopDb(member) })).toEqual(expected);
});

test.each([
  ["", ["using Workshop;", "using Shop.Data;"]],
  ["Print(new Order());\n", ["using Workshop;", "using ShopDb = Shop.Data.ShopDb;"]],
])("a program with the statement `%s` imports its context", (statement, expected) => {
  const order = { "/repo/Web/Sales/Order.cs": "namespace Sales;\npublic class Order;\n" };
  const files = { ...stored, ...order, "/repo/Web/ShopDb.cs": shopDb() };
  expect(added("Program.cs", { ...files, "/repo/Web/Program.cs": program(statement) })).toEqual(expected);
});
