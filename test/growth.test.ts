import { Session } from "node:inspector/promises";
import { expect, test } from "vitest";
import { shownDiagnostics } from "../generators/editor/diagnostics.ts";
import { ModelSnapshot } from "../generators/editor/model/model-snapshot.ts";
import { renameAt } from "../generators/editor/model/rename.ts";
import { encodedTokens } from "../generators/editor/model/semantic-tokens.ts";
import { documentSymbols } from "../generators/editor/model/symbols.ts";
import type { WritableDisk } from "../generators/files/disk/disk.ts";
import { needsOf } from "../generators/host/needs.ts";
import { readHost } from "../generators/host/snapshot/read-host.ts";
import { wired } from "./host/wire/wired.ts";
import { run, smallHost } from "./in-memory.ts";
import { type MemoryDisk, memoryDisk } from "./memory-disk.ts";
import { sizeOf } from "./sample.ts";

/** Counts every call of a disk's methods, and every entry that a listing gives. */
function countingDisk(texts: Readonly<Record<string, string>>) {
  const disk = memoryDisk(texts);
  const count = { calls: 0, entries: 0 };
  const counted = new Proxy(disk, {
    get: (target, key: keyof WritableDisk) => {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== "function") return member;
      return (...args: readonly unknown[]): unknown => {
        const answer: unknown = Reflect.apply(member, target, args);
        count.calls++;
        if (key === "list" && Array.isArray(answer)) count.entries += answer.length;
        return answer;
      };
    },
  });
  return { disk: counted as MemoryDisk, count };
}

/** Counts how often the functions of our own code are called, and how often their blocks run. */
async function workCounter() {
  const session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  return async (): Promise<number> => {
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const own = result.filter(({ url }) => url.includes("/generators/"));
    const ranges = own.flatMap(({ functions }) => functions.flatMap((each) => each.ranges));
    return ranges.reduce((sum, { count }) => sum + count, 0);
  };
}

/** A chain of entities, each a part of the one before, with one enum for ten of them. */
function entityFile(entities: number): string {
  const parts = Array.from({ length: entities }, (_, index) => {
    const parent = index === 0 ? "" : `\n      Item${index - 1}Id: { type: Guid }`;
    return `  Item${index}:
    properties:
      Id: { type: Guid, isKey: true }
      Name: { type: string, maxLength: 50 }
      State: { type: State${Math.floor(index / 10)} }${parent}
    relationships:
      parts: { relatedEntity: Item${(index + 1) % entities}, type: OneToMany }
`;
  });
  const enums = Array.from({ length: entities / 10 }, (_, index) => `  State${index}: [On, Off]\n`);
  return `defaults: { access: anonymous }\nenums:\n${enums.join("")}entity:\n${parts.join("")}`;
}

/** Counts the operations of a first run, and of a second one that finds nothing to do. */
async function operationsOf(entities: number, countWork: () => Promise<number>) {
  const { disk, count } = countingDisk({ ...smallHost, "/repo/entities.yaml": entityFile(entities) });
  const graft = async () => {
    const before = { ...count };
    await countWork();
    expect(run(disk, "graft", "entities.yaml", "--host", "host")).toMatchObject({ exitCode: 0 });
    return { work: await countWork(), calls: count.calls - before.calls, entries: count.entries - before.entries };
  };
  return { first: await graft(), second: await graft() };
}

test("ten times as many entities take ten times as many steps, disk calls and listed files, and no more", async () => {
  const countWork = await workCounter();
  // V8 counts blocks only in functions that it compiles from now on.
  const size = sizeOf(50, 20);
  await operationsOf(size, countWork);
  const [few, many] = [await operationsOf(size, countWork), await operationsOf(10 * size, countWork)];
  for (const run of ["first", "second"] as const)
    for (const kind of ["work", "calls", "entries"] as const)
      expect(many[run][kind] / few[run][kind], `${kind} of the ${run} run`).toBeLessThan(10.5);
}, 120_000);

/** The sources of a host with a chain of mapped classes, each a part of the one before, and texts of a length. */
function mappedHost(classes: number, length: number): Readonly<Record<string, string>> {
  const sets = Array.from({ length: classes }, (_, at) => `public DbSet<Item${10_000 + at}> Set${at} { get; set; }`);
  const parts = Array.from({ length: classes }, (_, at) => {
    const parent = `Item${10_000 + ((at + classes - 1) % classes)}`;
    return `public class Item${10_000 + at}
{
    public int Id { get; set; }
    [MaxLength(${length})] public string Name { get; set; }
    public int ${parent}Id { get; set; }
    public ${parent} ${parent} { get; set; }
}`;
  });
  return {
    ...smallHost,
    "/repo/host/ShopDb.cs": `namespace Acme.Shop;\npublic class ShopDb : DbContext { ${sets.join("\n")} }\n`,
    "/repo/host/Items.cs": `namespace Acme.Shop;\n${parts.join("\n")}\n`,
  };
}

test("an import of ten times as many classes takes ten times as many steps, and no more", async () => {
  const countWork = await workCounter();
  const stepsOf = async (classes: number) => {
    const disk = memoryDisk(mappedHost(classes, 80));
    expect(run(disk, "import", "--host", "host")).toMatchObject({ exitCode: 0 });
    const changed = memoryDisk({ ...disk.snapshot(), ...mappedHost(classes, 120) });
    await countWork();
    const changes = { exitCode: 0, output: expect.stringContaining(`gets ${classes} values`) };
    expect(run(changed, "import", "--host", "host")).toMatchObject(changes);
    return countWork();
  };
  await stepsOf(20);
  const [few, many] = [await stepsOf(20), await stepsOf(200)];
  expect(many / few).toBeLessThan(10.5);
}, 120_000);

/** The sources of a host, whose startup file has many classes and whose context has many calls. */
function longHost(size: number): Readonly<Record<string, string>> {
  const lines = (line: (name: number) => string) =>
    Array.from({ length: size }, (_, at) => line(10_000 + at)).join("\n");
  return {
    "/repo/Shop.csproj":
      '<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup><TargetFramework>net10.0</TargetFramework></PropertyGroup></Project>',
    "/repo/Startup.cs": `namespace Shop;
public class Startup
{
    public void ConfigureServices(IServiceCollection services)
    {
        services.AddControllers();
    }
    public void Configure(IApplicationBuilder app)
    {
        app.UseRouting();
        app.UseEndpoints(routes => { routes.MapControllers(); });
    }
}
${lines((name) => `public class Handler${name} { public int Run(int x) { return x; } }`)}
`,
    "/repo/ShopDb.cs": `public class ShopDb : DbContext
{
    protected override void OnModelCreating(ModelBuilder model)
    {
${lines((name) => `        Map${name}(model);`)}
    }
}
${lines((name) => `static class Maps${name} { static void Map${name}(ModelBuilder all) { all.Entity<Item${name}>(); } }`)}
`,
  };
}

test("a host with files of ten times as many lines takes ten times as many steps, and no more", async () => {
  const countWork = await workCounter();
  const stepsOf = async (size: number) => {
    const disk = memoryDisk(longHost(size));
    await countWork();
    const host = readHost(disk, "/repo");
    if (!host.ok) throw new Error("The host of the test cannot be read.");
    const wiring = wired(disk, "/repo", needsOf(host.value, host.value.dbContexts[0], []));
    expect(wiring).toMatchObject({ needs: [], edits: [{ path: "Startup.cs" }, { path: "ShopDb.cs" }] });
    return countWork();
  };
  await stepsOf(100);
  const [few, many] = [await stepsOf(100), await stepsOf(1000)];
  expect(many / few).toBeLessThan(10.5);
}, 120_000);

/** A chain of contexts that each take over the names of the one before. Names have one length, as every letter takes a step. */
function chainOfContexts(contexts: number): string {
  const names = Array.from({ length: contexts }, (_, index) => `Part${1000 + index}`);
  const declared = names.map((name, index) => {
    const above = index === 0 ? "" : `  value Next { of: Value${1000 + index - 1} }\n`;
    return `context ${name} {\n  value Value${1000 + index} { text: String }\n${above}}\n`;
  });
  const relations = names.slice(1).map((name, index) => `  ${names[index]} -> ${name} : conformist\n`);
  return `${declared.join("")}contextmap {\n${relations.join("")}}\n`;
}

test("ten times as many related contexts take ten times as many steps, and no more", async () => {
  const countWork = await workCounter();
  const stepsOf = async (contexts: number) => {
    const disk = memoryDisk({ "/repo/chain.model": chainOfContexts(contexts) });
    await countWork();
    expect(run(disk, "build", "chain.model")).toMatchObject({ exitCode: 0 });
    return countWork();
  };
  await stepsOf(50);
  const [few, many] = [await stepsOf(50), await stepsOf(500)];
  expect(many / few).toBeLessThan(10.5);
}, 120_000);

/** Contexts that each name a type of the first one, and an unknown type and context. */
function faultyContexts(contexts: number): string {
  const names = Array.from({ length: contexts }, (_, index) => `Part${10_000 + index}`);
  const declared = names.map((name) => {
    const fields = `of: Part10000.Money  text: ${name}Text  from: No${name}.Money`;
    return `context ${name} {\n  value Money { amount: Decimal }\n  value Row { ${fields} }\n}\n`;
  });
  return declared.join("");
}

test("the editor takes as many more steps as a file has contexts, mistakes and uses of a renamed type, and no more", async () => {
  const countWork = await workCounter();
  const path = "/repo/all.model";
  const stepsOf = async (contexts: number) => {
    const text = faultyContexts(contexts);
    await countWork();
    const snapshot = new ModelSnapshot([{ path, text }]);
    expect(shownDiagnostics(snapshot.diagnostics, snapshot).get(path)).toHaveLength(2 * contexts);
    expect(documentSymbols(snapshot, path)).toHaveLength(contexts);
    expect(encodedTokens(snapshot, path).length).toBeGreaterThan(contexts);
    const renaming = renameAt(snapshot, path, { offset: text.indexOf("Money"), newName: "Price" });
    expect(renaming).toMatchObject({ edits: { length: contexts + 1 } });
    return countWork();
  };
  await stepsOf(100);
  // A thousand names are compared with a wrong one, and no more.
  const [few, many] = [await stepsOf(1200), await stepsOf(6000)];
  expect(many / few).toBeLessThan(5.3);
}, 120_000);
