import { expect, test } from "vitest";
import { libraryProject, packageReference, reference, webProject } from "../host/host-files.ts";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

type Files = Readonly<Record<string, string>>;

const head = "defaults: { access: anonymous }\n";
const author = "  Author: { properties: { Id: { type: Guid, isKey: true }, Name: { type: string } } }\n";
const tag = "  Tag: { properties: { Id: { type: int, isKey: true }, AuthorId: { type: Guid } } }\n";

/** An unrelated entity that needs shared files of its own and asks for authorization. */
const product = `  Product:
    access: authenticated
    properties:
      Id: { type: long, isKey: true }
      Price: { type: decimal }
      Weight: { type: double? }
      Made: { type: DateTime }
      Sold: { type: DateTimeOffset }
      Size: { type: Size }
`;
const sizes = "enums: { Size: [Small, Large] }\n";
const parent = author.replace(" } }\n", " }, relationships: { Tags: { relatedEntity: Tag, type: OneToMany } } }\n");

/** The targets to graft onto: all parts in one project, and each in another. */
const targets = [
  ["in one project", "target: { dbContext: WebDb }\n"],
  [
    "in several projects",
    "target: { dbContext: DataDb, projects: { entity: ../entity, contracts: ../contracts, data: ../data } }\n",
  ],
] as const;
const [[, inOne], [, inSeveral]] = targets;

const solution: Files = {
  "/repo/web/web.csproj": webProject(
    reference("../data/data.csproj"),
    packageReference("Microsoft.AspNetCore.OpenApi"),
  ),
  "/repo/data/data.csproj": libraryProject(reference("../contracts/contracts.csproj")),
  "/repo/contracts/contracts.csproj": libraryProject(reference("../entity/entity.csproj")),
  "/repo/entity/entity.csproj": libraryProject(),
  "/repo/web/WebDb.cs": "namespace web;\npublic class WebDb(DbContextOptions<WebDb> options) : DbContext(options);\n",
  "/repo/data/DataDb.cs":
    "namespace data;\npublic class DataDb(DbContextOptions<DataDb> options) : DbContext(options);\n",
  "/repo/web/Program.cs": "builder.Services.AddAuthentication().AddJwtBearer();\n",
};

/** Grafts an entity file onto a new solution, or onto the one of an earlier run. */
function graft(entities: string, target: string, before = solution, ...args: readonly string[]): Files {
  const disk = memoryDisk({ ...before, "/repo/shop.yaml": head + target + entities });
  expect(run(disk, "graft", "shop.yaml", "--host", "web", ...args)).toMatchObject({ exitCode: 0, messages: "" });
  return disk.snapshot();
}

/** Returns the paths of generated files that are in one of the trees alone, and of those whose bytes differ. */
function differences(before: Files, after: Files) {
  const paths = (files: Files) => Object.keys(files).filter((path) => path.endsWith(".g.cs"));
  return {
    gone: paths(before).filter((path) => !(path in after)),
    changed: paths(before).filter((path) => path in after && before[path] !== after[path]),
    added: paths(after).filter((path) => !(path in before)),
  };
}

/** The files of the entity `Product`, and the shared files that it alone needs here. */
const ofProduct =
  /\/(?:Products\/\w+|Size|Shared\/(?:CanonicalDecimal|EnumName|UtcDateTime|UtcDateTimeOffset)Converter|Shared\/NumberRules)\.g\.cs$/;

test.each(targets)("an entity that comes or goes changes no file of others, %s", (_name, target) => {
  const few = graft(`entity:\n${author}${tag}`, target);
  const many = graft(`${sizes}entity:\n${author}${product}${tag}`, target);
  const { added, ...rest } = differences(few, many);
  expect(rest).toEqual({ gone: [], changed: [] });
  expect(added.filter((path) => !ofProduct.test(path))).toEqual([]);
  expect(added).toHaveLength(14);

  const grown = graft(`${sizes}entity:\n${author}${product}${tag}`, target, few);
  expect(differences(many, grown)).toEqual({ gone: [], changed: [], added: [] });
  const shrunk = graft(`entity:\n${author}${tag}`, target, grown, "--prune");
  expect(differences(few, shrunk)).toEqual({ gone: [], changed: [], added: [] });
});

test.each(targets)("a relationship that comes adds files beside the child, and changes none, %s", (_name, target) => {
  const { added, ...rest } = differences(
    graft(`entity:\n${author}${tag}`, target),
    graft(`entity:\n${parent}${tag}`, target),
  );
  expect(rest).toEqual({ gone: [], changed: [] });
  expect(added.filter((path) => !path.includes("/Tags/"))).toEqual([]);
  expect(added.map((path) => path.replace(/.*\//, "")).sort()).toEqual([
    "GetTagsByAuthorEndpoint.g.cs",
    "TagsByAuthorData.g.cs",
  ]);
});

test.each(targets)("rows that can be included add files, and change the calls of hosts alone, %s", (_name, target) => {
  const including = parent.replace("type: OneToMany", "type: OneToMany, include: true");
  const { added, ...rest } = differences(
    graft(`entity:\n${parent}${tag}`, target),
    graft(`entity:\n${including}${tag}`, target),
  );
  expect(including).not.toBe(parent);
  expect(rest.gone).toEqual([]);
  expect(rest.changed.map((path) => path.replace(/.*\//, ""))).toEqual(["TenonRegistration.g.cs"]);
  expect(added.map((path) => path.replace(/.*\//, "")).sort()).toEqual([
    "AuthorTagsContracts.g.cs",
    "AuthorTagsInclude.g.cs",
    "IncludeConvention.g.cs",
    "Includes.g.cs",
    "TagAuthorContracts.g.cs",
    "TagAuthorInclude.g.cs",
  ]);
});

test.each(targets)("a child that comes with its relationship changes no file of the parent, %s", (_name, target) => {
  const { added, ...rest } = differences(
    graft(`entity:\n${author}`, target),
    graft(`entity:\n${parent}${tag}`, target),
  );
  expect(rest).toEqual({ gone: [], changed: [] });
  expect(added.filter((path) => !path.includes("/Tags/"))).toEqual([]);
});

test.each(targets)("files that entities share are the same whatever the entities are, %s", (_name, target) => {
  const [one, other] = [graft(`entity:\n${parent}${tag}`, target), graft(`${sizes}entity:\n${product}`, target)];
  const shared = Object.keys(one).filter((path) => path.endsWith(".g.cs") && path in other);
  expect(shared).toHaveLength(6);
  expect(shared.filter((path) => one[path] !== other[path])).toEqual([]);
});

test("the order of entities in the file changes nothing", () => {
  const [one, other] = [graft(`entity:\n${parent}${tag}`, inOne), graft(`entity:\n${tag}${parent}`, inOne)];
  expect(differences(one, other)).toEqual({ gone: [], changed: [], added: [] });
});

test("an entity and a relationship register themselves when their assembly loads, by their own names", () => {
  const files = graft(`entity:\n${parent}${tag}`, inSeveral);
  const registered = (path: string) =>
    /\[ModuleInitializer\]\n[^(]*\(\) => (\w+\.Add\(\s*"[^"]*")/.exec(files[path] ?? "")?.[1];
  expect(registered("/repo/data/Tenon/Tags/TagData.g.cs")).toMatch(/^GeneratedData\.Add\(\s*"Tag"$/);
  expect(registered("/repo/data/Tenon/Tags/TagsByAuthorData.g.cs")).toMatch(/^GeneratedData\.Add\(\s*"Author\.Tags"$/);
  expect(registered("/repo/web/Tenon/Tags/CreateTagEndpoint.g.cs")).toMatch(
    /^GeneratedEndpoints\.Add\(\s*"Tenon.CreateTag"$/,
  );
});

test("an entity may have the name of what registers it", () => {
  const files = graft("entity: { GeneratedData: { properties: { Id: { type: int, isKey: true } } } }\n", inOne);
  const [path = ""] = Object.keys(files).filter((one) => one.endsWith("/GeneratedDataData.g.cs"));
  expect(files[path]).toContain("static void RegisterOnLoad() => global::web.Tenon.GeneratedData.Add(\n");
});

test("rows that note an anonymous caller bring the services by which the caller is known", () => {
  const files = graft(
    "entity: { Tag: { rows: { audit: true }, properties: { Id: { type: int, isKey: true } } } }\n",
    inOne,
  );
  const [path = ""] = Object.keys(files).filter((one) => one.endsWith("/TenonRegistration.g.cs"));
  expect(files[path]).toContain(
    "services.AddAuthorization().AddHttpContextAccessor().TryAddScoped<ICaller, HttpCaller>();",
  );
});

test("services of an internal context take it by its base class, so that they can be public", () => {
  const internal = {
    ...solution,
    "/repo/data/DataDb.cs": (solution["/repo/data/DataDb.cs"] ?? "").replace("public class", "internal class"),
  };
  const files = graft(`entity:\n${parent}${tag}`, inSeveral, internal);
  const [data, nested] = [
    files["/repo/data/Tenon/Tags/TagData.g.cs"],
    files["/repo/data/Tenon/Tags/TagsByAuthorData.g.cs"],
  ];
  expect(data).toContain("public partial class TagService(DbContext db, ");
  expect(data).toContain(
    "TryAddScoped<TagService>(static provider => ActivatorUtilities.CreateInstance<TagService>(provider, provider.GetRequiredService<DataDb>()))",
  );
  expect(nested).toContain("public partial class TagsByAuthorService(DbContext db)");
});

const context = (name: string) =>
  `context ${name} { aggregate A root A { entity A identified by AId { n: Int\n command set(n: Int) { n -> n } } } }\n`;

test("a context of a model that comes or goes changes no file of another", () => {
  const build = (model: string, before: Files = {}, ...args: readonly string[]) => {
    const disk = memoryDisk({ ...before, "/repo/a.model": model });
    const result = run(disk, "build", "a.model", "--layers", "api", "--out", "out", ...args);
    expect(result).toMatchObject({ exitCode: 0 });
    const written = Object.entries(disk.snapshot()).filter(([path]) => path.endsWith(".cs"));
    return { files: Object.fromEntries(written), all: disk.snapshot() };
  };
  const [few, many] = [build(context("Lending")), build(context("Lending") + context("Fleet"))];
  const changed = Object.keys(few.files).filter((path) => few.files[path] !== many.files[path]);
  const added = Object.keys(many.files).filter((path) => !(path in few.files));
  expect([changed, added.filter((path) => !path.includes("/Fleet/"))]).toEqual([[], []]);
  expect(added.length).toBeGreaterThan(0);
  expect(build(context("Lending"), many.all, "--prune").files).toEqual(few.files);
});
