import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { graft } from "../in-memory.ts";

const input = readFileSync(new URL("../cases/entity/rows/input.yaml", import.meta.url), "utf8");

/** The entities of the case whose rows belong to callers. */
const restricted = ["Folder", "Document", "Line", "Cover"];

/** Unique values are looked for as their index has them: in a tenant, whoever owns the row, or among the children of one parent. */
const asTheIndex =
  /^\.IgnoreQueryFilters\(\)\.AnyAsync\(other => other\.(?:TenantId == \w+\.TenantId|DocumentId == cover\.DocumentId) && /;

// Spec: entity-file, Whose rows.
/** The one place of a service that names the set: the method, or what is compiled, on which the method stands. */
const doorOf =
  /internal static IQueryable<(\w+)> Rows\([^)]*\)\n {4}\{\n.*?\n {4}\}\n|private static readonly CallerReads<(\w+), .*?\);\n(?=\n {4}internal static IQueryable<\2> Rows\(ShopDb db, ICaller caller\) => Reads\.Rows\(db, ClaimsOf\(caller\)\);\n)/gs;

test.each(["minimal", "fastendpoints"])("no query finds rows of callers but by Rows(), for %s", (library) => {
  const { disk, result } = graft(`target: { library: ${library} }\n${input}`);
  expect(result.exitCode, result.messages).toBe(0);
  const files = Object.entries(disk.snapshot()).filter(([path]) => path.endsWith(".g.cs"));
  const doors = new Map<string, number>();
  const others = files.flatMap(([path, text]) => {
    const outside = text.replace(doorOf, (_, ofMethod, ofReads) => {
      const row = ofMethod ?? ofReads;
      doors.set(row, (doors.get(row) ?? 0) + 1);
      return "";
    });
    const uses = [...outside.matchAll(/\bSet<(\w+)>\(\)(.*)/g)];
    return uses
      .filter(([, row = "", rest = ""]) => restricted.includes(row) && !asTheIndex.test(rest))
      .map(([use]) => `${path}: ${use}`);
  });
  expect(others).toEqual([]);
  expect(Object.fromEntries(doors)).toEqual(Object.fromEntries(restricted.map((row) => [row, 1])));
});

// Spec: entity-file, Deleted rows.
test("rows that stay when they are deleted need no caller, and their children ask for them first", () => {
  const { disk, result } = graft(`defaults: { access: anonymous, rows: { softDelete: DeletedAt } }
entity:
  Order:
    properties: { Id: { type: Guid, isKey: true } }
    relationships: { Lines: { relatedEntity: Line, type: OneToMany } }
  Line:
    rows: none
    properties: { Id: { type: Guid, isKey: true }, OrderId: { type: Guid } }
`);
  expect(result.exitCode, result.messages).toBe(0);
  const text = Object.values(disk.snapshot()).join("\n");
  expect(text).not.toContain("ICaller");
  for (const name of ["MissOwnParentAsync", "IsRestricted"])
    expect([name, text.match(new RegExp(`\\b${name}\\b.* =>`, "g"))?.length]).toEqual([
      name,
      name === "IsRestricted" ? 2 : 1,
    ]);
});
