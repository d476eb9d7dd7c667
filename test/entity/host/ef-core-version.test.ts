import { expect, test } from "vitest";
import { validate } from "../../../generators/entity/validate.ts";
import { host } from "../host.ts";

const project = { targetFramework: "net10.0", rootNamespace: "Shop", isTest: false, olderFrameworks: [] };
const softDelete = "rows: { softDelete: DeletedAt }, ";
const provider = "Npgsql.EntityFrameworkCore.PostgreSQL";

type Packages = Readonly<Record<string, string | undefined>>;

/** Returns the warnings for an entity on a host whose project, and another one below it, refer to packages. */
function warnings(rows: string, packages: Packages, below: Packages = {}): readonly string[] {
  const projects = [
    { ...project, path: "", projectFile: "Shop.csproj", isWeb: true, references: ["../Data"] },
    { ...project, path: "../Data", projectFile: "Data.csproj", isWeb: false, references: [] },
  ].map((one) => ({ ...one, packages: new Map(Object.entries(one.path === "" ? packages : below)) }));
  const source = `entity: { Post: { ${rows}properties: { Id: { type: int, isKey: true } } } }\n`;
  const input = [{ path: "shop.yaml", bytes: new TextEncoder().encode(source) }];
  const { diagnostics } = validate(input, { ...host, projects });
  return diagnostics.flatMap(({ code, message }) => (code === "TEN0446" ? [message] : []));
}

const ofFilters = "`softDelete` needs EF Core 10 or later to compile, but the host references version 9.";
const ofCode = "The generated code needs EF Core 9 or later to compile, but the host references version 8.";

test.each<[string, string, Packages, readonly string[]]>([
  ["10", softDelete, { [provider]: "10.0.0" }, []],
  ["9", "", { [provider]: "9.0.4" }, []],
  ["9 with soft delete", softDelete, { [provider]: "9.0.4" }, [ofFilters]],
  ["any release of 9", softDelete, { "Microsoft.EntityFrameworkCore": "9.*" }, [ofFilters]],
  ["8", "", { "Microsoft.EntityFrameworkCore.Sqlite": "[8.0.0]" }, [ofCode]],
  ["8 beside 10", softDelete, { "Microsoft.EntityFrameworkCore.Design": "8.0.0", [provider]: "10.0.0" }, []],
  ["an unknown version", softDelete, { [provider]: undefined, "Microsoft.EntityFrameworkCore": "9.0.0" }, []],
  ["a property that only a build knows", "", { "Microsoft.EntityFrameworkCore": "$(EfCore)" }, []],
  ["a package of another company", "", { "Acme.EntityFrameworkCore": "1.0.0" }, []],
  ["no package", softDelete, {}, []],
])("a reference to EF Core: %s", (_name, rows, packages, want) => {
  expect(warnings(rows, packages)).toEqual(want);
});

test("a later version below the project of the data counts", () => {
  expect(warnings(softDelete, { [provider]: "9.0.4" }, { "Microsoft.EntityFrameworkCore": "10.0.0" })).toEqual([]);
});
