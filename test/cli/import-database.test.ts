import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { runCommandLine } from "../../generators/cli/run-command-line.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { temporaryFolder } from "../files/temporary-folder.ts";
import { fakeScaffolding } from "./fake-dotnet.ts";

const project = (...packages: readonly string[]) => `<Project Sdk="Microsoft.NET.Sdk.Web">
  <PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup>
  <ItemGroup>${packages.map((id) => `<PackageReference Include="${id}" Version="10.0.0" />`).join("")}</ItemGroup>
</Project>
`;
const postgres = "Npgsql.EntityFrameworkCore.PostgreSQL";
const sqlite = "Microsoft.EntityFrameworkCore.Sqlite";

const author = `public partial class Author
{
    public int Id { get; set; }
    public string Name { get; set; } = null!;
    public virtual ICollection<Book> Books { get; set; } = new List<Book>();
}
`;
const book = `public partial class Book
{
    public int Id { get; set; }
    public int AuthorId { get; set; }
    public string? @class { get; set; }
    public virtual Author Author { get; set; } = null!;
}
`;
const withNote = author.replace("Name", "Note { get; set; } = null!;\n    public string Name");
const classes = { Author: author, Book: book };

type Sdk = Parameters<typeof fakeScaffolding>[1];

/** A host on the disk that has no class yet. */
function hostWith(files: Readonly<Record<string, string>> = {}) {
  const home = temporaryFolder();
  const [folder, scratch] = [join(home, "Shop"), join(home, "scratch")];
  mkdirSync(scratch);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const all = { "Shop.csproj": project(postgres), "Program.cs": "var app = WebApplication.Create(args);\n", ...files };
  for (const [path, text] of Object.entries(all)) write(path, text);
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const texts = () =>
    Object.fromEntries(
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((path) => /\w\.\w+$/.test(path) && !/^\.tenon.(?:undo|entity)/.test(path))
        .map((path) => [path, read(path)]),
    );
  const calls: string[] = [];
  const run = (tables: Readonly<Record<string, string>>, line = "", sdk: Sdk = {}) => {
    const stand = fakeScaffolding(tables, sdk);
    const words = ["import", "--from-database", "Shop", ...line.split(" ").filter((word) => word !== "")];
    return runCommandLine(words, {
      ...createContext(folder),
      temporaryFolder: () => scratch,
      execute: (program, args, place, limit) => {
        calls.push(args.join(" "));
        return stand(program, args, place, limit);
      },
    });
  };
  return { folder, scratch, write, read, texts, run, calls };
}

test("the tables of a database become classes of the host, with the entities that describe them", async () => {
  const { run, read, scratch, calls } = hostWith();
  const { exitCode, output, messages } = await run(classes);
  expect([exitCode, messages, output]).toEqual([
    0,
    "",
    `  create    Data/  3 files
  create    tenon.yaml

Files: 4 created.

Register the context:
  builder.Services.AddDbContext<ShopDbContext>(options => options.UseNpgsql(builder.Configuration.GetConnectionString("Shop")));

Read the file, then: tenon graft
`,
  ]);
  expect(read("tenon.yaml").split("\nentity:\n")[1]).toBe(`  Author:
    model: existing
    properties:
      Id: { type: int, isKey: true }
      Name: { type: string }
    relationships:
      Books: { relatedEntity: Book, type: OneToMany }

  Book:
    model: existing
    properties:
      Id: { type: int, isKey: true }
      AuthorId: { type: int }
      # class: { type: string? }  # Class \`Shop.Data.Book\` has no property \`Class\`
`);
  expect(read("Data/Author.cs")).toContain("public partial class Author");
  expect(readdirSync(scratch)).toEqual([]);
  const line = calls.find((call) => call.startsWith("ef dbcontext")) ?? "";
  expect(line).toContain(
    `ef dbcontext scaffold Name=ConnectionStrings:Shop ${postgres} --no-build --project ${scratch}`,
  );
  expect(line).toContain("--context ShopDbContext --output-dir Data --no-onconfiguring");
});

test("nothing happens twice, and what changes in the database is merged into what the team has edited", async () => {
  const { run, read, write, texts } = hostWith();
  await run(classes);
  const first = texts();
  expect(await run(classes)).toMatchObject({ exitCode: 0, output: "The entity file is up to date with the source.\n" });
  expect(texts()).toEqual(first);
  expect((await run(classes, "--check")).exitCode).toBe(0);
  const edited = `${first["Data/Book.cs"]}// ours\n`;
  write("Data/Book.cs", edited);
  write("Data/Author.cs", `${first["Data/Author.cs"]}// ours, too\n`.replaceAll("\n", "\r\n"));
  write(
    "tenon.yaml",
    (first["tenon.yaml"] ?? "").replace("Name: { type: string }", "Name: { type: string, filter: none } # ours"),
  );
  const now = { ...classes, Author: withNote };
  expect((await run(now, "--check")).exitCode).toBe(4);
  expect(await run(now)).toMatchObject({ exitCode: 0, messages: "" });
  expect(read("Data/Author.cs")).toMatch(/ Note \{ .*\r\n(?:.*\r\n)*\/\/ ours, too\r\n$/);
  expect(read("Data/Book.cs")).toBe(edited);
  expect(read("tenon.yaml")).toContain("Name: { type: string, filter: none } # ours");
  expect(read("tenon.yaml")).toContain("Note: { type: string }");
});

test("a class that both have changed stops the import, until somebody decides", async () => {
  const { run, read, write, texts } = hostWith();
  await run(classes);
  write("Data/Author.cs", read("Data/Author.cs").replace("Name {", "Name /* ours */ {"));
  const before = texts();
  const now = { ...classes, Author: withNote };
  const { exitCode, messages } = await run(now);
  expect([exitCode, messages.split("\n")[0]]).toEqual([
    3,
    "error TEN1032: `Data/Author.cs` was edited in lines that the database has changed.",
  ]);
  expect(texts()).toEqual(before);
  expect((await run(now, "--on-conflict keep")).exitCode).toBe(0);
  expect(read("Data/Author.cs")).toContain("/* ours */");
  expect(await run(now)).toMatchObject({ exitCode: 0, messages: "" });
  expect((await run({ ...classes, Author: author.replace("Name", "Title") }, "--on-conflict overwrite")).exitCode).toBe(
    0,
  );
  expect(read("Data/Author.cs")).not.toContain("/* ours */");
});

test("files of the host with the name of a class are never replaced unasked", async () => {
  const { run, texts } = hostWith({ "Data/Author.cs": "namespace Shop.Data;\npublic class Author { }\n" });
  const before = texts();
  expect(await run(classes)).toMatchObject({
    exitCode: 3,
    messages: expect.stringContaining("TEN1032: `Data/Author.cs` is in the place of a class for a table."),
  });
  expect(texts()).toEqual(before);
});

test("a table that is gone takes its class and entity away with --prune alone", async () => {
  const { run, read, texts } = hostWith();
  await run(classes);
  const alone = { Author: author.replace(/.*Books.*\n/, "") };
  const kept = await run(alone);
  expect([kept.exitCode, kept.messages]).toEqual([0, expect.stringContaining("TEN1021: `Book` is not in the source")]);
  expect(texts()["Data/Book.cs"]).toBeDefined();
  expect(await run(alone, "--prune")).toMatchObject({ exitCode: 0, messages: "" });
  expect(texts()["Data/Book.cs"]).toBeUndefined();
  expect(read("tenon.yaml")).not.toContain("Book");
  expect(read(".tenon/scaffolded.json")).not.toContain("Book");
});

test("a class that the team has deleted stays away until its table changes", async () => {
  const { run, folder, texts } = hostWith();
  await run(classes);
  rmSync(join(folder, "Data/Book.cs"));
  expect((await run(classes)).exitCode).toBe(0);
  expect(texts()["Data/Book.cs"]).toBeUndefined();
});

test("--dry-run and --diff show the classes, and write nothing", async () => {
  const { run, texts } = hostWith();
  const before = texts();
  expect((await run(classes, "--dry-run")).output).toContain("create    Data/Author.cs  +8");
  expect((await run(classes, "--diff")).output).toContain("+public partial class Author");
  expect(texts()).toEqual(before);
});

test("what EF Core leaves out is told", async () => {
  const remark =
    "Could not find type mapping for column 'public.authors.place' with data type 'geometry'. Skipping column.";
  const { run } = hostWith();
  expect(
    await run(classes, "", { remarks: [remark, "The Entity Framework tools version '9' is older."] }),
  ).toMatchObject({
    exitCode: 0,
    messages: `warning TEN1033: EF Core says of the database: ${remark}\n`,
  });
});

test("undo takes the classes back", async () => {
  const { run, folder, texts } = hostWith();
  const before = texts();
  await run(classes);
  expect(await runCommandLine(["undo"], createContext(folder))).toMatchObject({ exitCode: 0 });
  expect(Object.keys(texts()).filter((path) => !path.startsWith(".tenon"))).toEqual(Object.keys(before));
});

test.each<
  [name: string, files: Readonly<Record<string, string>>, line: string, sdk: Sdk, exitCode: number, message: string]
>([
  ["no provider", { "Shop.csproj": project() }, "", {}, 1, "error TEN1030: The host references no provider"],
  [
    "several providers",
    { "Shop.csproj": project(postgres, sqlite) },
    "",
    {},
    1,
    `error TEN1031: The host references several providers of EF Core: \`${postgres}\` and \`${sqlite}\`.`,
  ],
  ["no dotnet ef", {}, "", { sdk: "has no ef" }, 1, "error TEN1010: `dotnet ef` is not installed."],
  ["a build that fails", {}, "", { sdk: "fails" }, 1, "error TEN1011: `dotnet` could not build the host: "],
  [
    "a program that hangs",
    {},
    "",
    { sdk: "hangs" },
    5,
    "error TEN1012: `dotnet` did not build the host within 10 minutes",
  ],
  [
    "garbage on the output",
    {},
    "",
    { sdk: "prints garbage" },
    1,
    "error TEN1013: `dotnet ef` wrote nothing that Tenon reads: ",
  ],
  ["files that are not there", {}, "", { sdk: "writes garbage" }, 1, "error TEN1013: "],
  ["two sources", {}, "--from ShopDbContext", {}, 2, "error: An import has one source: --from or --from-database."],
])("of %s nothing is written", async (_name, files, line, sdk, exitCode, message) => {
  const { run, texts, scratch } = hostWith(files);
  const before = texts();
  const result = await run(classes, line, sdk);
  expect([result.exitCode, result.messages]).toEqual([exitCode, expect.stringContaining(message)]);
  expect(texts()).toEqual(before);
  expect(readdirSync(scratch)).toEqual([]);
});

test("several providers are no obstacle if one is named", async () => {
  const { run, calls } = hostWith({ "Shop.csproj": project(postgres, sqlite) });
  expect(await run(classes, `--provider ${sqlite}`)).toMatchObject({ exitCode: 0 });
  expect(calls.join("\n")).toContain(`Name=ConnectionStrings:Shop ${sqlite} `);
});

test.each([
  ["Shop", "ShopDbContext"],
  ["DefaultConnection", "DefaultDbContext"],
  ["my-shop.db", "MyShopDbContext"],
  ["2024", "Database2024DbContext"],
  ["Context", "ContextDbContext"],
])("the context of the connection string %s is %s", async (connection, name) => {
  const { folder, scratch } = hostWith();
  const context = { ...createContext(folder), temporaryFolder: () => scratch, execute: fakeScaffolding(classes) };
  const { output } = await runCommandLine(["import", "--from-database", connection], context);
  expect(output).toContain(`AddDbContext<${name}>(`);
});

test("a connection string itself is refused, as command lines are kept", async () => {
  const { folder } = hostWith();
  const result = await runCommandLine(["import", "--from-database", "Host=db;Password=secret"], createContext(folder));
  expect([result.exitCode, result.messages]).toEqual([
    2,
    expect.stringContaining("takes the name of a connection string"),
  ]);
  expect(result.messages).not.toContain("secret");
});
