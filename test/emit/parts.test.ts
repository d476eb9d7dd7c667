import { expect, test } from "vitest";
import { entityGenerators } from "../../generators/emit/rows/entity-generators.ts";
import { libraries } from "../../generators/emit/rows/libraries/index.ts";
import { type LibraryId, libraryIds } from "../../generators/entity/graft.ts";
import { parts } from "../../generators/entity/placement.ts";
import { readManifest } from "../../generators/files/manifest/manifest.ts";
import { csproj } from "../host/host-files.ts";
import { run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";

const properties = [
  ...["string?", "bool", "byte", "short", "int", "long", "float", "double", "decimal", "DateTime", "DateTimeOffset"],
  ...["DateOnly", "TimeOnly", "TimeSpan?", "Guid", "'byte[]'", "Colour"],
].map((type, index) => `      P${index}: { type: ${type} }\n`);

const shop = (
  library: LibraryId,
) => `target: { library: ${library}, database: sqlite, projects: { entity: ../entity, contracts: ../contracts, data: ../data } }
defaults: { access: authenticated }
enums: { Colour: [Red, Blue] }
entity:
  Author:
    operations: [create, getAll, get, update, patch, delete]
    properties:
      Id: { type: string, isKey: true, pattern: "^a" }
${properties.join("")}    relationships: { posts: { relatedEntity: Post, type: OneToMany }, edits: { relatedEntity: Post, type: OneToMany, foreignKey: EditorId, route: edits, include: true }, badge: { relatedEntity: Badge, type: OneToOne }, tags: { relatedEntity: Tag, type: ManyToMany, inverse: authors } }
  Post: { concurrency: true, paging: cursor, properties: { Id: { type: long, isKey: true }, EditorId: { type: string? }, AuthorId: { type: string?, unique: true, default: a, writeOnly: true }, Mark: { type: string?, filter: [in] } } }
  Tag: { renamedFrom: { name: Label, redirect: true }, idempotency: true, operations: [createMany, delete, restore], rows: { softDelete: DeletedAt, audit: true }, properties: { Id: { type: int, isKey: true } } }
  Badge: { etag: content, rows: { owner: { property: OwnerId, claim: sub } }, properties: { Id: { type: int, isKey: true }, AuthorId: { type: string } } }
`;

/** Grafts onto a host of four projects with an endpoint library. */
function grafted(library: LibraryId) {
  const disk = memoryDisk({
    "/repo/shop.yaml": shop(library),
    "/repo/web/Shop.csproj": csproj(undefined, ["Microsoft.AspNetCore.OpenApi"]).replace(
      "</Project>",
      references("data"),
    ),
    "/repo/data/Shop.Data.csproj": csproj().replace("</Project>", references("contracts")),
    "/repo/contracts/Shop.Contracts.csproj": csproj().replace("</Project>", references("entity")),
    "/repo/entity/Shop.Entity.csproj": csproj(),
  });
  const { exitCode } = run(disk, "graft", "shop.yaml", "--host", "web");
  return { disk, exitCode };
}

/** The namespaces that a part knows, beside those of the parts that it uses. */
const known = {
  entity: /^System\b/,
  contracts: /^System\b/,
  // EF Core brings these of Microsoft.Extensions along.
  data: /^(?:System|Microsoft\.(?:EntityFrameworkCore|Extensions\.(?:Configuration|DependencyInjection|Logging)))\b/,
  api: /^(?:System|FluentValidation|FastEndpoints|Microsoft\.(?:AspNetCore|Extensions|OpenApi))\b/,
} as const;

const all = libraryIds.flatMap((library) => parts.map((part) => [part, library] as const));

test.each(all)("files of the part %s mention only what its project knows, for %s", (part, library) => {
  const { disk, exitCode } = grafted(library);
  expect(exitCode).toBe(0);
  const folder = part === "api" ? "/repo/web/" : `/repo/${part}/`;
  const used = parts.slice(0, parts.indexOf(part) + 1).map(namespaceOf);
  const unknown = Object.entries(disk.snapshot()).flatMap(([path, text]) => {
    if (!(path.startsWith(folder) && path.endsWith(".g.cs"))) return [];
    const names = [...text.matchAll(/^using (?:static )?([\w.]+);|global::([\w.]+)/gm)].map(([, a, b]) => a ?? b ?? "");
    const isKnown = (name: string) => known[part].test(name) || used.some((one) => `${name}.`.startsWith(`${one}.`));
    return names.filter((name) => !isKnown(name)).map((name) => `${path}: ${name}`);
  });
  expect(unknown).toEqual([]);
});

/** Files that only classes of the host need. They stand in `wrappers.test.ts` and the case `concurrency-existing`. */
const ofExisting = ["MappedReasonsGenerator", "WrappedFieldGenerator", "VersionExtensionsGenerator"];

test.each(libraryIds)("every file for %s stands here, so that none is left unseen", (library) => {
  const manifest = readManifest({ disk: grafted(library).disk, root: "/repo/web" });
  const recorded = manifest.ok ? [...manifest.value.files.values()].map(({ generator }) => generator) : [];
  const rows = entityGenerators(libraries[library]);
  const recordedNames = rows.map((row) => ("module" in row ? row.module?.name : undefined) ?? row.name);
  expect([...new Set(recordedNames)].filter((name) => !recorded.includes(name))).toEqual(ofExisting);
});

function namespaceOf(part: (typeof parts)[number]): string {
  return { entity: "Shop.Entity", contracts: "Shop.Contracts", data: "Shop.Data", api: "Shop" }[part];
}

function references(project: string): string {
  const name = `Shop.${project[0]?.toUpperCase()}${project.slice(1)}`;
  return `<ItemGroup><ProjectReference Include="../${project}/${name}.csproj" /></ItemGroup></Project>`;
}
