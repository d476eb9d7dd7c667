import { expect, test } from "vitest";
import { converse, run, smallHost } from "../../in-memory.ts";
import { memoryDisk } from "../../memory-disk.ts";

const starter = "/repo/host/tenon.yaml";

function started(host: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const disk = memoryDisk(host);
  const result = run(disk, "init", "--host", "host", ...args);
  return { disk, result, text: disk.snapshot()[starter] ?? "" };
}

/** The host with a project file of another name. */
function named(name: string): Readonly<Record<string, string>> {
  const { "/repo/host/Acme.Shop.csproj": project = "", ...others } = smallHost;
  return { ...others, [`/repo/host/${name}.csproj`]: project };
}

/** A host whose callers sign in. */
const signedIn = { "/repo/host/Program.cs": "builder.Services.AddAuthentication();\n" };

test("the printed command grafts the starter file, which nobody edited", () => {
  const { disk, result } = started(smallHost);
  expect([result.exitCode, result.messages]).toEqual([0, ""]);
  const [, next = ""] = /^ {2}tenon (.+)$/m.exec(result.output) ?? [];
  expect(next).toBe("graft --wire");
  expect(run(disk, ...next.split(" ")).messages).toBe("");
  expect(Object.keys(disk.snapshot())).toContain("/repo/host/Tenon/Orders/Order.g.cs");
  expect(run(disk, "graft").output).toMatch(/^Nothing to do/);
});

test.each(["Acme.Shop", "Blog", "City.Library", "TodoApi", "Hotel", "X"])(
  "what stands in comments can be used: %s",
  (name) => {
    const { disk, text } = started({ ...named(name), ...signedIn });
    const keys = /^( *)# ( *)((?:- )?\w+:.*)$/gm;
    expect(text.match(keys)?.length).toBeGreaterThan(9);
    const used = memoryDisk({ ...disk.snapshot(), [starter]: text.replace(keys, "$1$2$3") });
    expect(run(used, "graft", "--host", "host", "--dry-run")).toMatchObject({ exitCode: 0, messages: "" });
  },
);

test("names fit the host, and classes of the host keep theirs", () => {
  expect(started(named("MyBlog")).text).toContain("\n  Author:\n");
  expect(started(named("Lending.Library")).text).toContain("\n  Member:\n");
  const taken = { ...named("MyBlog"), "/repo/host/Post.cs": "namespace A;\npublic class Post;\n" };
  expect(started(taken).text).toContain("\n  Customer:\n");
});

test("a file that is there stays, and nothing else is written", () => {
  const { disk } = started(smallHost);
  const before = disk.snapshot();
  const again = run(disk, "init", "--host", "host", "--gitattributes");
  expect([again.exitCode, again.messages]).toEqual([
    3,
    expect.stringContaining("error TEN0433: `host/tenon.yaml` exists"),
  ]);
  expect(disk.snapshot()).toEqual(before);
});

test("another name and folder, and then the command names them", () => {
  const disk = memoryDisk({ ...smallHost, "/repo/other/Other.csproj": smallHost["/repo/host/Acme.Shop.csproj"] ?? "" });
  const { exitCode, output } = run(disk, "init", "orders.yaml", "--host", "host");
  expect([exitCode, output]).toEqual([
    0,
    expect.stringContaining("\n  tenon graft orders.yaml --host host/Acme.Shop.csproj --wire\n"),
  ]);
  expect(disk.snapshot()["/repo/orders.yaml"]).toContain("\nentity:\n");
});

test.each([
  ["two files", ["a.yaml", "b.yaml"], "init writes one file."],
  ["a database beside a context", ["--database", "sqlite"], "The host has the DbContext ShopDb"],
  ["no name of an entity file", ["a.json"], "'a.json' is no name of an entity file."],
  ["the folder of a host as its file", ["host"], "hint: tenon init --host host"],
])("the command line is wrong: %s", (_name, args, message) => {
  const disk = memoryDisk(smallHost);
  const { exitCode, messages } = run(disk, "init", "--host", "host", ...args);
  expect([exitCode, messages]).toEqual([2, expect.stringContaining(message)]);
});

/** An empty web project. */
const emptyHost = {
  "/repo/host/Acme.Shop.csproj": `<Project Sdk="Microsoft.NET.Sdk.Web">

  <PropertyGroup>
    <TargetFramework>net10.0</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
  </PropertyGroup>

</Project>
`,
  "/repo/host/Program.cs": `var builder = WebApplication.CreateBuilder(args);
var app = builder.Build();

app.MapGet("/", () => "Hello World!");

app.Run();
`,
};

test.each([
  ["sqlite", [], ["Microsoft.EntityFrameworkCore.Sqlite", "SQLitePCLRaw.bundle_e_sqlite3", "FluentValidation"]],
  ["postgres", ["--database", "postgres"], ["Npgsql.EntityFrameworkCore.PostgreSQL", "FluentValidation"]],
] as const)("two commands suffice for a host without a context: %s", (database, args, packages) => {
  const { disk, text } = started(emptyHost, ...args);
  expect(text).toContain(`\ntarget:\n  database: ${database} `);
  expect(run(disk, "graft", "--wire")).toMatchObject({ exitCode: 0, messages: "" });
  const files = disk.snapshot();
  expect(files["/repo/host/Program.cs"]).toBe(`var builder = WebApplication.CreateBuilder(args);
builder.Services.AddTenon();
var app = builder.Build();
if (app.Environment.IsDevelopment()) { app.Services.CreateTenonSchema(); }

app.MapGet("/", () => "Hello World!");
app.MapTenon();

app.Run();
`);
  const project = files["/repo/host/Acme.Shop.csproj"] ?? "";
  expect([...project.matchAll(/Include="([^"]+)"/g)].map(([, id]) => id)).toEqual(packages);
  expect(Object.keys(files)).toContain("/repo/host/Tenon/TenonDbContext.g.cs");
  expect(run(disk, "graft", "--check").output).toMatch(/^Nothing to do/);
});

test("the line that creates the tables is not asked for again once it was removed", () => {
  const { disk } = started(emptyHost);
  expect(run(disk, "graft").output).toContain("app.Services.CreateTenonSchema();");
  run(disk, "graft", "--wire");
  const { "/repo/host/Program.cs": program = "", ...others } = disk.snapshot();
  const migrated = program.replace(/^if .*\n/m, "");
  expect(migrated).not.toContain("CreateTenonSchema");
  const later = memoryDisk({ ...others, "/repo/host/Program.cs": migrated });
  expect(run(later, "graft", "--wire").output).toMatch(/^Nothing to do/);
});

test("a misspelt database is named, with the one that was meant", () => {
  const { exitCode, messages } = run(memoryDisk(emptyHost), "init", "--host", "host", "--database", "postgre");
  expect([exitCode, messages]).toEqual([2, expect.stringContaining("tenon init --database postgres")]);
});

test("generated files are marked only if that is asked for, and once", () => {
  const attributes = "/repo/host/.gitattributes";
  const mark = [
    "*.g.cs linguist-generated=true",
    "**/.tenon/manifest/** linguist-generated=true",
    "**/.tenon/base/** binary linguist-generated=true",
  ].join("\n");
  expect(started(smallHost).disk.snapshot()[attributes]).toBeUndefined();
  const { result, disk } = started({ ...smallHost, [attributes]: "*.cs text" }, "--gitattributes");
  expect(result.output).toContain("  merge     host/.gitattributes\n");
  expect(disk.snapshot()[attributes]).toBe(`*.cs text\n${mark}\n`);
  expect(started({ ...smallHost, [attributes]: `${mark}\n` }, "--gitattributes").result.output).not.toContain(
    ".gitattributes",
  );
});

test("a host whose callers sign in starts with endpoints that demand it", () => {
  expect(started({ ...smallHost, ...signedIn }).text).toContain("\n  access: authenticated ");
  expect(started(smallHost).text).toContain("\n  access: anonymous ");
});

test("on a terminal it asks what the arguments leave open", async () => {
  const disk = memoryDisk(smallHost);
  const { result } = await converse(
    disk,
    ["init"],
    [
      ["begins with", "an example"],
      ["Name of the entity file", "orders.yaml"],
      [".gitattributes", true],
    ],
  );
  expect([result.exitCode, result.output]).toEqual([0, expect.stringContaining("  create    orders.yaml\n")]);
  expect(Object.keys(disk.snapshot())).toContain("/repo/host/.gitattributes");
});

test("on a terminal it asks for the database of a host without a context", async () => {
  const disk = memoryDisk(emptyHost);
  await converse(
    disk,
    ["init"],
    [
      ["begins with", "an example"],
      ["no DbContext", "postgres"],
      ["Name of the entity file", "orders.yaml"],
      [".gitattributes", false],
    ],
  );
  expect(disk.snapshot()["/repo/orders.yaml"]).toContain("\n  database: postgres ");
});
