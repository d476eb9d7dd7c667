import fc from "fast-check";
import { expect, test } from "vitest";
import { run, smallHost } from "../in-memory.ts";
import { type MemoryDisk, memoryDisk } from "../memory-disk.ts";

const program = "var builder = WebApplication.CreateBuilder(args);\nvar app = builder.Build();\napp.Run();\n";
const entities =
  "defaults: { access: anonymous }\nentity: { Author: { properties: { Id: { type: Guid, isKey: true } } } }\n";
const project = "/repo/host/Acme.Shop.csproj";
const files = {
  ...smallHost,
  [project]: smallHost[project]?.replace("</Prop", "<ImplicitUsings>enable</ImplicitUsings></Prop") ?? "",
  "/repo/shop.yaml": entities,
  "/repo/host/Program.cs": program,
};
const graft = (disk: MemoryDisk, ...args: readonly string[]) =>
  run(disk, "graft", "shop.yaml", "--host", "host", ...args);

test("without --wire no file of the host's own changes, and what it needs is listed", () => {
  const disk = memoryDisk(files);
  expect(graft(disk).output).toContain("The host still needs:");
  expect(disk.snapshot()["/repo/host/Program.cs"]).toBe(program);
});

test("with it the lines are put in, said, and put in once", () => {
  const disk = memoryDisk(files);
  const { output } = graft(disk, "--wire");
  expect(output).toContain("  merge     host/Program.cs  gets builder.Services.AddTenon(); and app.MapTenon();\n");
  expect(disk.snapshot()["/repo/host/Program.cs"]).toBe(
    program
      .replace("args);\n", "args);\nbuilder.Services.AddTenon();\n")
      .replace("Build();\n", "Build();\napp.MapTenon();\n"),
  );
  const before = disk.snapshot();
  expect(graft(disk, "--wire").output).toMatch(/^Nothing to do/);
  expect(disk.snapshot()).toEqual(before);
});

const twice = { ...files, "/repo/host/Program.cs": `${program}app.Run();\n` };

test("if one line has no plain place, none is put in, all are listed, and the exit code says so", () => {
  const disk = memoryDisk(twice);
  const { output, exitCode } = graft(disk, "--wire");
  expect(exitCode).toBe(3);
  expect(output).toMatch(
    new RegExp(
      [
        "The host still needs:",
        " {2}host/Acme.Shop.csproj {2}dotnet add package FluentValidation",
        " .*",
        " {2}host/Program.cs {8}builder.Services.AddTenon\\(\\);",
        " .*",
        " {2}host/Program.cs {8}app.MapTenon\\(\\);",
        " .*",
        " {25}not inserted: `Program.cs` runs the application in 2 places",
        " {2}host/ShopDb.cs {9}modelBuilder.ApplyTenon\\(\\);",
        " .*",
        "Lines that are of use together only are inserted together or not at all.",
      ].join("\n"),
    ),
  );
  expect(disk.snapshot()).toMatchObject(twice);
  expect(disk.snapshot()["/repo/host/Tenon/TenonRegistration.g.cs"]).toBeDefined();
});

test("the report names file, place and reason of each missing line", () => {
  const { output } = graft(memoryDisk(twice), "--wire", "--json");
  const { host } = JSON.parse(output);
  expect(host.missing.map(({ line }: { line: string }) => line)).toEqual(host.needs);
  expect(host.missing[2]).toEqual({
    kind: "endpoints",
    file: "Program.cs",
    line: "app.MapTenon();",
    place: "with the other endpoints, before app.Run()",
    reason: "`Program.cs` runs the application in 2 places",
  });
  expect(host.missing[1]).not.toHaveProperty("reason");
});

test("a check fails as long as the host needs a line, with --wire and without", () => {
  const disk = memoryDisk(twice);
  expect(graft(disk).exitCode).toBe(0);
  expect(graft(disk, "--check").exitCode).toBe(4);
  expect(graft(disk, "--check", "--wire").exitCode).toBe(4);
  const wired = memoryDisk(files);
  expect(graft(wired, "--check", "--wire").exitCode).toBe(4);
  expect(graft(wired, "--wire").exitCode).toBe(0);
  expect(graft(wired, "--check").exitCode).toBe(0);
});

test("versions that stand for all projects together are left to their owner", () => {
  const disk = memoryDisk({ ...files, "/repo/Directory.Packages.props": "<Project></Project>" });
  const { output, exitCode } = graft(disk, "--wire");
  expect(exitCode).toBe(3);
  expect(output).toContain("not inserted: `../Directory.Packages.props` does not say that it manages versions");
});

test("a dry run shows it and writes nothing; a conflict lets nothing through", () => {
  const disk = memoryDisk(files);
  expect(graft(disk, "--wire", "--dry-run")).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining("merge     host/Program.cs"),
  });
  expect(disk.snapshot()).toEqual(memoryDisk(files).snapshot());
  const taken = memoryDisk({ ...files, "/repo/host/Tenon/TenonRegistration.g.cs": "// mine\n" });
  expect(graft(taken, "--wire").exitCode).toBe(3);
  expect(taken.snapshot()["/repo/host/Program.cs"]).toBe(program);
});

test("a model's lines and its namespace are put in, and who calls is left to somebody", () => {
  const model =
    'context Lending { aggregate A root A { entity A identified by AId { n: Int\n @auth("clerk") command set(n: Int) { n -> n } } } }';
  const disk = memoryDisk({ ...files, "/repo/a.model": model });
  const { output, messages, exitCode } = run(
    disk,
    ...["graft", "--model", "a.model", "--host", "host", "--layers", "api", "--wire"],
  );
  expect(messages).toBe("");
  expect(exitCode).toBe(3);
  expect(disk.snapshot()["/repo/host/Program.cs"]).toBe(
    `using Lending;\n${program.replace("args);\n", "args);\nbuilder.Services.AddLendingEndpoints();\n").replace("Build();\n", "Build();\napp.MapLendingEndpoints();\n")}`,
  );
  expect(output).toMatch(/The host still needs:\n {2}host\/Program.cs {2}builder.Services.AddAuthentication\(\)/);
});

const pieces = [
  ...program.split("\n").map((line) => `${line}\n`),
  "// Build\n",
  "if (x)\n",
  "{\n",
  "}\n",
  "/* */ ",
  'var text = """\n',
  "using Acme;\n",
  "#if A\n",
  "\r\n",
  "\t",
];

test("whatever a program looks like, every byte of it stays where it was, in order", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (lines) => {
      const text = lines.join("");
      const disk = memoryDisk({ ...files, "/repo/host/Program.cs": text });
      graft(disk, "--wire");
      const wired = disk.snapshot()["/repo/host/Program.cs"] ?? "";
      const taken = wired
        .replace(/[ \t]*\w+\.Services\.AddTenon\(\);\r?\n/, "")
        .replace(/[ \t]*\w+\.MapTenon\(\);\r?\n/, "");
      expect(taken).toBe(text);
    }),
    { numRuns: 200 },
  );
});
