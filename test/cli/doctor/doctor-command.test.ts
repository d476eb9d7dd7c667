import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect, test } from "vitest";
import { doctorText } from "../../../generators/cli/doctor/doctor-text.ts";
import { paintFor, plain } from "../../../generators/diagnostics/paint.ts";
import { libraryProject } from "../../host/host-files.ts";
import { run, smallHost } from "../../in-memory.ts";
import { memoryDisk } from "../../memory-disk.ts";

const program = `var builder = WebApplication.CreateBuilder(args);
builder.Services.AddAuthentication().AddJwtBearer();
builder.Services.AddOpenApi();
builder.Services.AddProblemDetails();
var app = builder.Build();
app.UseStatusCodePages();
app.MapGet("/todos", () => 1).WithName("GetTodos");
app.Run();
`;
const bare = `var builder = WebApplication.CreateBuilder(args);
var app = builder.Build();
app.Run();
`;
const pooled = bare.replace(";\n", ";\nbuilder.Services.AddDbContext<ShopDb>(options => options.UseSqlite(path));\n");
const entities = "entity: { Author: { properties: { Id: { type: Guid, isKey: true } } } }\n";
const auditDb = { "/repo/host/AuditDb.cs": "namespace Acme.Shop;\n\npublic class AuditDb : DbContext { }\n" };
const validated = {
  "/repo/host/Acme.Shop.csproj": `<Project Sdk="Microsoft.NET.Sdk.Web">
  <PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup>
  <ItemGroup><PackageReference Include="FluentValidation" Version="12.0.0" /></ItemGroup>
</Project>
`,
};

/** Runs the doctor on the small host with additional files. */
function examined(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  return run(memoryDisk({ ...smallHost, ...files }), "doctor", "--host", "host", ...args);
}

/** Returns the small host after a graft with all lines in their places. */
function wired(files: Readonly<Record<string, string>> = {}) {
  const disk = memoryDisk({ ...smallHost, "/repo/host/Program.cs": program, "/repo/shop.yaml": entities, ...files });
  expect(run(disk, "graft", "shop.yaml", "--host", "host", "--wire")).toMatchObject({ exitCode: 0 });
  return disk;
}

test("a host before its first graft, from project to verdict", () => {
  const { exitCode, output, messages } = examined({ "/repo/host/Program.cs": bare });
  expect([exitCode, messages]).toEqual([4, ""]);
  expect(output).toBe(`Host
  ✓ project  host/Acme.Shop.csproj, net10.0, namespace Acme.Shop
  · OpenAPI  AddOpenApi is not called

Database
  ✓ ShopDb  host/ShopDb.cs:2, namespace Acme.Shop
            ShopDb is taken: it is the only one.
            No registration such as AddDbContext<ShopDb> was found; nothing migrates at start.

Access
  ! authentication  none was found
                    Endpoints are open to everybody unless the entity file says otherwise. Write one of these lines in it:
                      defaults: { access: authenticated }
                      defaults: { access: anonymous }

Health and routes
  ✓ /health, /ready  mapped by Tenon
  · routes           none was found
  · endpoint names   none was found

Placement
  · entity, contracts, data, api  host/Tenon, namespace Acme.Shop.Tenon

Wiring
  ✗ package       missing in host/Acme.Shop.csproj, in the project folder; tried with 11.11:
                    dotnet add package FluentValidation
  ✗ services      missing in host/Program.cs, with the other services, before builder.Build():
                    builder.Services.AddTenon();
  ✗ endpoints     missing in host/Program.cs, with the other endpoints, before app.Run():
                    app.MapTenon();
  ✗ mapping       missing in host/ShopDb.cs, last in a new OnModelCreating of ShopDb:
                    modelBuilder.ApplyTenon();
  ! --wire        Tenon can add these 4 lines with the first entity file:
                    tenon graft --host host --wire
  ! worth adding  to host/Program.cs, with the other services, before builder.Build():
                    builder.Services.AddProblemDetails();
  !               to host/Program.cs, below the declaration of app:
                    app.UseStatusCodePages();

Files
  · input  nothing was grafted yet; begin with an entity file:
             tenon init --host host
  ✓ graft  a first entity would be grafted without a mistake

✗ 4 things are missing or wrong.
`);
});

test("a host with everything is a success", () => {
  const { exitCode, output } = run(wired(), "doctor", "--host", "host");
  expect([exitCode, output]).toEqual([0, expect.not.stringMatching(/✗/)]);
  expect(output).toContain("✓ input  shop.yaml\n  ✓ graft  succeeds, and every file is as it should be\n");
  expect(output).toMatch(/✓ lines {2}the host has every line that it needs\n/);
  expect(output).toMatch(/\n✓ A graft would succeed, and nothing is missing\.\n$/);
});

test("a host of models alone is no host of a graft that failed", () => {
  const model = "context Lending { value Fine { amount: Decimal } }";
  const disk = memoryDisk({ ...smallHost, "/repo/lending.model": model });
  expect(run(disk, "graft", "--model", "lending.model", "--host", "host")).toMatchObject({ exitCode: 0 });
  const { output } = run(disk, "doctor", "--host", "host");
  expect(output).toContain("ShopDb is not judged, as only models were grafted.");
  expect(output).toContain("parts  unknown for entities, as only models were grafted");
});

test.each<[string, Readonly<Record<string, string>>, number, readonly string[]]>([
  [
    "several contexts",
    auditDb,
    4,
    [
      `  ✗ DbContext  2 classes could store the rows
               Write one of these lines in the entity file:
                 target: { dbContext: AuditDb }
                 target: { dbContext: ShopDb }
  · AuditDb    host/AuditDb.cs:3, namespace Acme.Shop
               AuditDb is a candidate, in host/Acme.Shop.csproj.
`,
      "Placement\n  · entity, contracts, data, api  host/Tenon, namespace Acme.Shop.Tenon\n\n",
    ],
  ],
  [
    "a context that cannot be used",
    { "/repo/host/Old.cs": "public abstract class OldDb : DbContext { }\n" },
    4,
    ["  · OldDb   host/Old.cs:1, namespace none\n            OldDb is abstract, so it is not taken.\n"],
  ],
  [
    "a context that the starter file asks for",
    {
      "/repo/host/ShopDb.cs": "",
      "/repo/host/tenon.yaml":
        "target: { database: sqlite }\ndefaults: { access: anonymous }\nentity: { Shop: { properties: { Id: { type: Guid, isKey: true } } } }\n",
    },
    4,
    ["✓ DbContext  TenonDbContext, which the graft writes, for sqlite\n"],
  ],
  [
    "no context",
    { "/repo/host/ShopDb.cs": "" },
    4,
    [
      "✗ DbContext  none was found\n",
      "derives from DbContext of EF Core",
      "tenon health needs none.",
      "creates TenonDbContext if the entity file asks for a database",
      "    target: { database: postgres }\n",
      "    tenon init --host host\n",
      "builder.Services.AddTenon();",
    ],
  ],
  [
    "signs of authentication, with their lines",
    { "/repo/host/Program.cs": program },
    4,
    [
      "✓ authentication  in use; endpoints need a signed-in caller by default\n",
      "AddAuthentication in host/Program.cs:2\n",
      "AddJwtBearer in host/Program.cs:2\n",
    ],
  ],
  [
    "an unclear authentication",
    { "/repo/host/Program.cs": program.replace("AddAuthentication().AddJwtBearer", "AddAuthorization") },
    4,
    [
      "✗ authentication  unclear: no sign shows it in use\n",
      "AddAuthorization in host/Program.cs:2\n",
      "Write one of these lines in the entity file:\n",
      "defaults: { access: authenticated }\n",
    ],
  ],
  [
    "routes and endpoint names",
    { "/repo/host/Program.cs": program },
    4,
    ["1 of the host itself\n                     /todos in host/Program.cs:7\n", "GetTodos in host/Program.cs:7\n"],
  ],
  [
    "routes that only a run of the host tells",
    { "/repo/host/Program.cs": program.replace('"/todos"', "options.Path") },
    4,
    ["· unread routes    1 that cannot be read", "MapGet(options.Path in host/Program.cs:7\n"],
  ],
  [
    "health routes of the host",
    { "/repo/host/Program.cs": program.replace("/todos", "/health") },
    4,
    ["· /health, /ready  left to the host\n                     The host maps /health in host/Program.cs:7.\n"],
  ],
  [
    "packages with their versions",
    validated,
    4,
    [
      "· package  FluentValidation 12.0.0, in Acme.Shop.csproj\n",
      "Tenon can add these 3 lines with the first entity file:",
    ],
  ],
  [
    "a package that the feed serves in another version",
    {
      ...validated,
      "/repo/host/obj/project.assets.json": JSON.stringify({
        libraries: { "FluentValidation/12.2.0": { type: "package" } },
        logs: [{ code: "NU1603", level: "Warning", libraryId: "FluentValidation" }],
      }),
    },
    4,
    [
      "! feed     no FluentValidation of the version that is asked for, said the last restore of Acme.Shop.csproj; 12.2.0 was restored:\n",
      "    dotnet add host/Acme.Shop.csproj package FluentValidation --version 12.2.0\n",
    ],
  ],
  [
    "a package that the feed lacks",
    {
      ...validated,
      "/repo/host/obj/project.assets.json": JSON.stringify({
        logs: [{ code: "NU1102", level: "Error", libraryId: "FluentValidation" }],
      }),
    },
    4,
    ["nothing was restored:\n", "    dotnet add host/Acme.Shop.csproj package FluentValidation\n"],
  ],
  [
    "central versions",
    { "/repo/Directory.Packages.props": "<Project></Project>" },
    4,
    ["· versions  are central, in Directory.Packages.props\n"],
  ],
  [
    "a context that a pool could serve",
    { "/repo/host/Program.cs": pooled },
    4,
    [
      "! pool    host/Program.cs:2 adds a context for each request; a pool makes reads about twice as fast:\n",
      "    AddDbContextPool<ShopDb>\n",
    ],
  ],
  [
    "a line without a plain place",
    { "/repo/host/Program.cs": `${bare}${bare}` },
    4,
    ["--wire leaves it to you: ", "builder.Services.AddTenon();"],
  ],
  [
    "a line that waits for one without a plain place",
    { "/repo/host/Program.cs": `${bare}app.Run();\n` },
    4,
    [
      "--wire leaves it to you: `Program.cs` runs the application in 2 places.\n",
      "--wire leaves it to you: it waits for the lines without a plain place.\n",
    ],
  ],
])("%s: a row that says so", (_name, files, exitCode, parts) => {
  const result = examined({ "/repo/host/Program.cs": bare, ...files });
  expect([result.exitCode, result.messages]).toEqual([exitCode, ""]);
  for (const part of parts) expect(result.output).toContain(part);
});

test("a context in a referenced project stands with its project, file and line", () => {
  const { output } = examined({
    "/repo/host/Acme.Shop.csproj": `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup><ItemGroup><ProjectReference Include="../data/Acme.Data.csproj" /></ItemGroup></Project>`,
    "/repo/data/Acme.Data.csproj": libraryProject(),
    "/repo/host/ShopDb.cs": "",
    "/repo/data/DataDb.cs": "namespace Acme.Data;\n// the class DataDb\npublic class DataDb : DbContext { }\n",
  });
  expect(output).toContain("· refers to  data/Acme.Data.csproj, net10.0, namespace Acme.Data\n");
  expect(output).toContain("✓ DataDb  data/DataDb.cs:3, namespace Acme.Data\n");
  expect(output).toContain("missing in data/DataDb.cs, last in a new OnModelCreating of DataDb:\n");
  expect(output).toContain("· entity, contracts, data  data/Tenon, namespace Acme.Data.Tenon\n");
  expect(output).toContain("· api                      host/Tenon, namespace Acme.Shop.Tenon\n");
});

test("contexts of several projects to choose from have a placement each", () => {
  const project = (name: string) => `<ProjectReference Include="../${name}/${name}.csproj" />`;
  const context = (name: string) => `namespace ${name};\npublic class ${name}Db : DbContext { }\n`;
  const { output } = examined({
    "/repo/host/Acme.Shop.csproj": `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup><ItemGroup>${project("A")}${project("B")}</ItemGroup></Project>`,
    "/repo/A/A.csproj": libraryProject(),
    "/repo/B/B.csproj": libraryProject(),
    "/repo/host/ShopDb.cs": "",
    "/repo/A/ADb.cs": context("A"),
    "/repo/B/BDb.cs": context("B"),
  });
  expect(output).toContain(`Placement
  · entity, contracts, data  A/Tenon, namespace A.Tenon
                             With A.ADb.
  · api                      host/Tenon, namespace Acme.Shop.Tenon
  · entity, contracts, data  B/Tenon, namespace B.Tenon
                             With B.BDb.
`);
});

test("a class library is no host", () => {
  const { exitCode, output } = examined({ "/repo/host/Acme.Shop.csproj": libraryProject() });
  expect(exitCode).toBe(4);
  expect(output).toContain("✗ project  host/Acme.Shop.csproj, net10.0, namespace Acme.Shop\n");
  expect(output).toContain("is a class library without ASP.NET Core");
  expect(output).not.toContain("would be grafted");
  expect(output.match(/✗/g)).toHaveLength(2);
});

test("a mistake in a recorded entity file is a row with its place", () => {
  const disk = memoryDisk({ ...wired().snapshot(), "/repo/shop.yaml": entities.replace("Guid", "Giud") });
  const { exitCode, output } = run(disk, "doctor", "--host", "host");
  expect(exitCode).toBe(4);
  expect(output).toMatch(
    /✗ TEN0303 {2}Property `Id` has the unknown type `Giud`\.\n +shop\.yaml:1:\d+\n +Did you mean `Guid`\?\n/,
  );
  expect(output).not.toContain("succeeds");
});

test("the host's own deletion of a row that new entities refer to is announced", () => {
  const file = (rule: string) => `entity:
  Customer:
    model: existing
    operations: []
    properties: { Id: { type: Guid, isKey: true } }
    relationships: { Notes: { relatedEntity: Note, type: OneToMany${rule} } }
  Note:
    properties: { Id: { type: Guid, isKey: true }, CustomerId: { type: Guid } }
`;
  const output = (rule: string) =>
    run(
      memoryDisk({
        ...smallHost,
        "/repo/host/Customer.cs": "namespace Acme.Shop;\npublic class Customer { public Guid Id { get; set; } }",
        "/repo/host/tenon.yaml": file(rule),
      }),
      "doctor",
      "--host",
      "host",
    ).output;
  expect(output("")).toContain(
    "! deletion  deleting a Customer in code of the host will fail while a Note refers to it\n",
  );
  expect(output(", onDelete: cascade")).not.toContain("deletion");
});

test("a change of the recorded inputs is advice", () => {
  const tag = "entity: { Tag: { properties: { Id: { type: Guid, isKey: true } } },";
  const disk = memoryDisk({ ...wired().snapshot(), "/repo/shop.yaml": entities.replace("entity: {", tag) });
  const { exitCode, output } = run(disk, "doctor", "--host", "host");
  expect(exitCode).toBe(0);
  expect(output).toMatch(/! graft {2}succeeds, and would change \d+ files:\n +tenon graft --host host\n/);
});

test("the starter file of a host is what its first graft reads", () => {
  const { exitCode, output } = examined({ "/repo/host/Program.cs": program, "/repo/host/tenon.yaml": entities });
  expect(exitCode).toBe(4);
  expect(output).toContain("✓ input  host/tenon.yaml\n  ! graft  succeeds, and would change ");
  expect(output).toContain("Tenon can add these 4 lines itself:\n                 tenon graft --host host --wire\n");
});

test("the configuration of a host counts: its templates, and its access", () => {
  const { output } = examined({
    "/repo/host/Program.cs": bare,
    "/repo/host/own/shared/write-result.mustache": "// mine\n",
    "/repo/host/.tenon/config.yaml": "templates: own\naccess: anonymous\n",
  });
  expect(output).toContain("· template  host/own/shared/write-result.mustache\n");
  expect(output).toContain("· authentication  none was found\n\n");
});

test("a mistake in the configuration is reported in its file", () => {
  const { exitCode, messages } = examined({ "/repo/host/.tenon/config.yaml": "templtes: own\n" });
  expect([exitCode, messages]).toEqual([1, expect.stringContaining("host/.tenon/config.yaml:1:1")]);
});

test("a host of the health endpoints alone needs no entity", () => {
  const disk = memoryDisk({ ...smallHost, "/repo/host/Program.cs": program });
  expect(run(disk, "health", "--host", "host", "--wire")).toMatchObject({ exitCode: 0 });
  const { exitCode, output } = run(disk, "doctor", "--host", "host");
  expect([exitCode, output]).toEqual([0, expect.stringContaining("none: the host has the health endpoints alone")]);
});

test("nothing is written", () => {
  const disk = memoryDisk({ ...smallHost, "/repo/host/Program.cs": program });
  const before = disk.snapshot();
  run(disk, "doctor", "--host", "host");
  expect(disk.snapshot()).toEqual(before);
});

test.each<[string, Readonly<Record<string, string>>, number]>([
  ["a new host", { "/repo/host/Program.cs": program }, 4],
  ["several contexts", auditDb, 4],
  ["a context that a pool could serve", { "/repo/host/Program.cs": pooled }, 4],
  ["a class library", { "/repo/host/Acme.Shop.csproj": libraryProject() }, 4],
  ["an old framework", { "/repo/host/Acme.Shop.csproj": libraryProject().replace("net10.0", "net8.0") }, 1],
])("--json fits its schema: %s", (_name, files, exitCode) => {
  const schema: object = JSON.parse(
    readFileSync(new URL("../../../schemas/doctor.schema.json", import.meta.url), "utf8"),
  );
  const validate = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true }).compile(schema);
  const result = examined(files, "--json");
  const document: unknown = JSON.parse(result.output);
  expect([validate(document), validate.errors, result.messages, result.exitCode]).toEqual([true, null, "", exitCode]);
  expect(document).toMatchObject({ command: "doctor", exitCode });
});

test("--json lists facts by name, with their places", () => {
  const { output } = examined({ "/repo/host/Program.cs": program }, "--json");
  expect(JSON.parse(output)).toMatchObject({
    host: {
      projects: [{ file: "host/Acme.Shop.csproj", isWeb: true }],
      contexts: [{ name: "ShopDb", namespace: "Acme.Shop", file: "host/ShopDb.cs", line: 2, isUsed: true }],
      authentication: {
        state: "registered",
        signs: [
          { name: "AddAuthentication", file: "host/Program.cs", line: 2 },
          { name: "AddJwtBearer", file: "host/Program.cs", line: 2 },
        ],
      },
      routes: [{ name: "/todos", file: "host/Program.cs", line: 7 }],
      endpointNames: [{ name: "GetTodos", file: "host/Program.cs", line: 7 }],
    },
    graft: { kind: "imagined", inputs: [], health: "tenon" },
  });
});

test("--json has the place of a registration that can become a pool, and of no other", () => {
  const contextsOf = (text: string) =>
    JSON.parse(examined({ "/repo/host/Program.cs": text }, "--json").output).host.contexts;
  expect(contextsOf(pooled)).toMatchObject([{ name: "ShopDb", poolPlace: { file: "host/Program.cs", line: 2 } }]);
  expect(contextsOf(pooled.replace("path)", "path), ServiceLifetime.Scoped"))[0]).not.toHaveProperty("poolPlace");
});

test("signs are ASCII for a terminal without UTF-8, and have colours where they show", () => {
  const findings = (["good", "bad", "advice", "fact"] as const).map((mark) => ({
    mark,
    subject: mark,
    text: "\u001b[2J",
  }));
  const groups = [
    { key: "host", title: "Host", findings },
    { key: "files", title: "Files", findings: [] },
  ];
  expect(doctorText(groups, { paint: plain, isUnicode: false, isTerminal: false })).toBe(`Host
  + good    \\u001b[2J
  x bad     \\u001b[2J
  ! advice  \\u001b[2J
  - fact    \\u001b[2J

x 1 thing is missing or wrong.
`);
  const coloured = doctorText(groups, { paint: paintFor(true), isUnicode: true, isTerminal: true });
  expect(coloured).toContain("  \u001b[32m✓\u001b[39m good");
});

test.each<[string, readonly string[], number]>([
  ["no project", ["--host", "nowhere"], 5],
  ["a file", ["shop.yaml"], 2],
  ["an unknown option", ["--hots", "host"], 2],
])("%s is a mistake", (_, args, exitCode) => {
  const result = run(memoryDisk(smallHost), "doctor", ...args);
  expect([result.exitCode, result.output, result.messages]).toEqual([exitCode, "", expect.stringContaining("error")]);
  // It never writes anything.
  expect(result.messages).not.toContain("Nothing was written");
});
