// @ts-check
// The cold `tenon import` of 200 classes, from the source and from a snapshot, against a Node that does nothing at all.
// `node bench/import.js` runs this part alone.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compareProcesses } from "./processes.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const tables = Array.from({ length: 200 }, (_, at) => `Item${at}`);
const texts = ["Name", "Note", "Street", "Town", "Country", "Remark"];

const project = `<Project Sdk="Microsoft.NET.Sdk.Web">
  <PropertyGroup><TargetFramework>net10.0</TargetFramework><Nullable>enable</Nullable></PropertyGroup>
</Project>
`;

/** The class of a table, which has the key of the table before it. */
const classOf = (/** @type {string} */ name, /** @type {string | undefined} */ parent) => `namespace Shop;

public class ${name}
{
    public int Id { get; set; }
${texts.map((text) => `    [MaxLength(80)] public required string ${text} { get; set; }`).join("\n")}
${parent === undefined ? "" : `    public int ${parent}Id { get; set; }\n    public ${parent} ${parent} { get; set; } = null!;`}
}
`;

const mapped = (/** @type {string} */ name, /** @type {string | undefined} */ parent) => `
modelBuilder.Entity("Shop.${name}", b =>
    {
        b.Property<int>("Id").ValueGeneratedOnAdd();
${texts.map((text) => `        b.Property<string>("${text}").IsRequired().HasMaxLength(80);`).join("\n")}
${parent === undefined ? "" : `        b.Property<int>("${parent}Id");\n        b.HasOne("Shop.${parent}", "${parent}").WithMany().HasForeignKey("${parent}Id");`}
        b.HasKey("Id");
        b.ToTable("${name}s");
    });`;

const snapshot = `[DbContext(typeof(ShopDb))]
partial class ShopDbModelSnapshot : ModelSnapshot
{
    protected override void BuildModel(ModelBuilder modelBuilder)
    {
${tables.map((name, at) => mapped(name, tables[at - 1])).join("")}
    }
}
`;

/** @param {string} host */
function writeHost(host) {
  const sets = tables.map((name) => `    public DbSet<${name}> ${name}s => Set<${name}>();`).join("\n");
  for (const folder of ["", "Models", "Migrations"]) mkdirSync(join(host, folder));
  writeFileSync(join(host, "Shop.csproj"), project);
  writeFileSync(join(host, "Program.cs"), "var app = WebApplication.Create(args);\napp.Run();\n");
  writeFileSync(join(host, "ShopDb.cs"), `namespace Shop;\n\npublic class ShopDb : DbContext\n{\n${sets}\n}\n`);
  writeFileSync(join(host, "Migrations/ShopDbModelSnapshot.cs"), snapshot);
  for (const [at, name] of tables.entries())
    writeFileSync(join(host, `Models/${name}.cs`), classOf(name, tables[at - 1]));
}

function measured() {
  const folder = mkdtempSync(join(tmpdir(), "tenon-bench-"));
  try {
    const host = join(folder, "host");
    writeHost(host);
    const command = [process.execPath, join(root, "dist/tenon.js"), "import", "--host", host];
    const before = () => {
      for (const name of [".tenon", "tenon.yaml"]) rmSync(join(host, name), { recursive: true, force: true });
    };
    const from = ["--from", join(host, "Migrations/ShopDbModelSnapshot.cs")];
    const contestants = [
      { name: "node -e 0", command: [process.execPath, "-e", "0"] },
      { name: "tenon import, 200 classes (at most 40)", command, before },
      { name: "tenon import, 200 classes of a snapshot (at most 40)", command: [...command, ...from], before },
      { name: "tenon import --check, nothing to do (at most 40)", command: [...command, "--check"] },
    ];
    return compareProcesses(contestants, 5);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

console.table(measured());
