import { expect, test } from "vitest";
import { run, type Sources, smallHost } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const shop = `defaults: { access: anonymous }
entity:
  Author:
    properties: { Id: { type: Guid, isKey: true }, Name: { type: string } }
    relationships: { Books: { relatedEntity: Book, type: OneToMany } }
  Book:
    properties: { Id: { type: Guid, isKey: true }, AuthorId: { type: Guid }, Title: { type: string } }
`;
const other = `entity:
  Magazine: { properties: { Id: { type: int, isKey: true }, Title: { type: string } } }
`;
const model = `context Yard {
  aggregate Crate root Crate {
    repository { operations: getById, add }
    entity Crate identified by CrateId {
      label: String
      create pack(label: String) {}
    }
  }
}
`;

const folder = "/repo/Acme.Shop.Tests";
const [books, authors] = [`${folder}/Tenon/Books`, `${folder}/Tenon/Authors`];
const testHost = `${folder}/Modeler/Testing/TestHost.cs`;

function host(files: Sources = {}) {
  const disk = memoryDisk({ ...smallHost, "/repo/.git/HEAD": "", "/repo/shop.yaml": shop, ...files });
  const tenon = (command: string, ...args: readonly string[]) => run(disk, command, ...args, "--host", "host");
  const shown = () => Object.keys(disk.snapshot()).filter((path) => path.startsWith(folder));
  return { disk, tenon, shown };
}

const layers = ["--layers", "tests"];

// Spec: shipped-tests, Files.
test("without the layer there are no tests, and later runs keep those of an earlier one", () => {
  const { disk, tenon, shown } = host();
  expect(tenon("graft", "shop.yaml").exitCode).toBe(0);
  expect(shown()).toEqual([]);
  expect(tenon("graft", ...layers).exitCode).toBe(0);
  expect(disk.snapshot()[`${books}/BookTests.cs`]).toContain("public sealed partial class BookTests(TestHost host)");
  disk.remove(`${books}/Book.http`);
  expect(tenon("graft", "--restore").output).toContain("restore");
  expect(tenon("graft").output).toContain("Nothing to do");
  expect(tenon("status").output).not.toContain("orphan");
});

test("another list of layers and --prune take the tests away, with their project", () => {
  const { tenon, shown } = host();
  tenon("graft", "shop.yaml", ...layers);
  expect(tenon("graft", "--layers", "api", "--prune").exitCode).toBe(0);
  expect(shown()).toEqual([]);
});

test("an unknown layer is a mistake", () => {
  const { tenon } = host();
  const result = tenon("graft", "shop.yaml", "--layers", "test");
  expect(result.exitCode).toBe(2);
  expect(result.messages).toContain("Did you mean 'tests'?");
});

// Spec: generated-files, Stability.
test("an entity that comes changes no file of another entity", () => {
  const { disk, tenon } = host({ "/repo/other.yaml": other });
  tenon("graft", "shop.yaml", ...layers);
  const before = disk.snapshot();
  expect(tenon("graft", "other.yaml").exitCode).toBe(0);
  const after = disk.snapshot();
  const changed = Object.keys(before).filter((path) => path.startsWith(folder) && before[path] !== after[path]);
  expect(changed).toEqual([]);
  expect(after[`${folder}/Tenon/Magazines/MagazineTests.cs`]).toContain("class MagazineTests");
  const records = Object.keys(after).filter((path) => path.includes("/manifest/") && before[path] !== after[path]);
  expect(records).toEqual(
    ["entities/magazine.json", "inputs/other.yaml.json"].map((path) => expect.stringContaining(path)),
  );
});

test("one entity brings the tests that its own mention", () => {
  const { tenon, shown } = host({ "/repo/other.yaml": other });
  tenon("graft", "shop.yaml", "other.yaml");
  expect(tenon("graft", "--entity", "Book", ...layers).exitCode).toBe(0);
  expect(shown()).toContain(`${books}/BooksByAuthorTests.cs`);
  expect(shown()).toContain(`${authors}/AuthorTests.cs`);
  expect(shown().filter((path) => path.includes("Magazine"))).toEqual([]);
});

test("an entity that is removed takes its tests along, and undo brings them back", () => {
  const { disk, tenon, shown } = host();
  tenon("graft", "shop.yaml", ...layers);
  const before = shown();
  expect(tenon("remove", "Author", "--with-relationships").exitCode).toBe(0);
  expect(shown().filter((path) => path.includes("Author"))).toEqual([]);
  expect(disk.kind(`${books}/BookTests.cs`)).toBe("file");
  expect(disk.snapshot()[`${books}/BookTests.cs`]).not.toContain("AuthorTests");
  expect(tenon("undo").exitCode).toBe(0);
  expect(shown()).toEqual(before);
});

const repeatedModel = model.replace("(label: String) {}", "(label: String) idempotent {}");
const repeatedShop = shop.replace("Author:\n", "Author:\n    idempotency: true\n");

// Spec: shipped-tests, Project.
test.each([
  { name: "without repetitions", entities: shop, crates: model, isRepeated: false },
  { name: "of repeated entities", entities: repeatedShop, crates: model, isRepeated: true },
  { name: "of repeated models", entities: shop, crates: repeatedModel, isRepeated: true },
])("entities and models share one project, $name, whichever comes first", ({ entities, crates, isRepeated }) => {
  const ofModel = ["--model", "yard.model", "--layers", "infrastructure,api,tests"];
  const grafts = [["shop.yaml", ...layers], ofModel];
  const snapshots = [grafts, grafts.toReversed()].map((order) => {
    const { disk, tenon, shown } = host({ "/repo/shop.yaml": entities, "/repo/yard.model": crates });
    for (const args of order) expect(tenon("graft", ...args).exitCode).toBe(0);
    for (const args of [[], ["--model", "yard.model"]])
      expect(tenon("graft", ...args).output).toContain("Nothing to do");
    return Object.fromEntries(shown().map((path) => [path, disk.snapshot()[path]]));
  });
  expect(snapshots[0]).toEqual(snapshots[1]);
  expect(snapshots[0]?.[testHost]?.includes('"Idempotency-Key"')).toBe(isRepeated);
});

// Spec: shipped-tests, Tests of aggregates.
test("a repeated creation of a model is tested until the model allows none", () => {
  const { disk, tenon } = host({ "/repo/yard.model": repeatedModel });
  const graft = () => tenon("graft", "--model", "yard.model", "--layers", "infrastructure,api,tests", "--prune");
  const tests = () => [testHost, `${folder}/Yard/CrateTests.cs`].map((path) => disk.snapshot()[path]).join();
  expect(graft().exitCode).toBe(0);
  expect(tests()).toContain("Pack_answers_a_repetition_alike");
  disk.remove("/repo/yard.model");
  disk.create("/repo/yard.model", [new TextEncoder().encode(model)]);
  expect(graft().exitCode).toBe(0);
  expect(tests()).not.toMatch(/Repetition|repetition|Idempotency/);
  expect(graft().output).toContain("Nothing to do");
});

test("the tests of models stay if those of entities go, and the other way round", () => {
  const { disk, tenon } = host({ "/repo/yard.model": model });
  const ofModel = ["--model", "yard.model", "--layers"];
  tenon("graft", "shop.yaml", ...layers);
  tenon("graft", ...ofModel, "infrastructure,api,tests");
  tenon("graft", "--layers", "api", "--prune");
  expect(disk.kind(testHost)).toBe("file");
  expect(disk.kind(`${books}/BookTests.cs`)).toBeUndefined();
  tenon("graft", ...layers);
  tenon("graft", ...ofModel, "infrastructure,api", "--prune");
  expect(disk.kind(testHost)).toBe("file");
  expect(disk.kind(`${folder}/Yard/CrateTests.cs`)).toBeUndefined();
  tenon("graft", "--layers", "api", "--prune");
  expect(disk.kind(testHost)).toBeUndefined();
});

test("an internal context is shown to the tests by a line of the host", () => {
  const hidden =
    "namespace Acme.Shop;\ninternal class ShopDb(DbContextOptions<ShopDb> options) : DbContext(options);\n";
  const line = '<InternalsVisibleTo Include="Acme.Shop.Tests" />';
  const { disk, tenon } = host({ "/repo/host/ShopDb.cs": hidden });
  expect(tenon("graft", "shop.yaml", ...layers).output).toContain(line);
  const project = "/repo/host/Acme.Shop.csproj";
  const text = disk.snapshot()[project] ?? "";
  disk.remove(project);
  disk.create(
    project,
    new TextEncoder().encode(text.replace("</Project>", `<ItemGroup>${line}</ItemGroup></Project>`)),
  );
  expect(tenon("graft").output).not.toContain(line);
});

test("a plan names the layer, and its application writes the tests", () => {
  const { tenon, shown } = host();
  expect(tenon("plan", "shop.yaml", "--out", "plan.json", ...layers).exitCode).toBe(0);
  const applied = tenon("apply", "plan.json");
  expect(applied.exitCode, applied.messages).toBe(0);
  expect(shown()).toContain(`${books}/BookTests.cs`);
});
