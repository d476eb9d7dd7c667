import { expect, test } from "vitest";
import { minimalPackages } from "../../generators/emit/rows/libraries/library-needs.ts";
import type { Host } from "../../generators/host/host.ts";
import { needsOf } from "../../generators/host/needs.ts";
import { memoryDisk } from "../memory-disk.ts";

const bare: Host = {
  disk: memoryDisk({}),
  repository: "/w",
  folder: "/w",
  projectFile: "Shop.csproj",
  rootNamespace: "Shop",
  targetFramework: "net10.0",
  projects: [],
  dbContexts: [{ name: "ShopDb", namespace: "Shop.Data", file: "Data/ShopDb.cs" }],
  rejectedContexts: [],
  classes: [],
  authentication: "absent",
  authenticationSigns: [],
  routes: [],
  unreadRoutes: [],
  typeNames: [],
  mounts: [],
  endpointNames: [],
  mappings: [],
  packages: new Map(),
  centralPackages: undefined,
  calls: new Set(),
};

const chosen = { name: "ShopDb", namespace: "Shop.Data" };
const PACKAGE = "dotnet add package FluentValidation";
const SERVICES = "builder.Services.AddTenon();";
const ENDPOINTS = "app.MapTenon();";
const MODEL = "modelBuilder.ApplyTenon();";

const rows = [
  ["everything at first", {}, [PACKAGE, SERVICES, ENDPOINTS, MODEL]],
  ["no package when it is there", { packages: new Map([["fluentvalidation", "1.0.0"]]) }, [SERVICES, ENDPOINTS, MODEL]],
  [
    "no package when one of its family brings it",
    { packages: new Map([["FluentValidation.AspNetCore", "1.0.0"]]) },
    [SERVICES, ENDPOINTS, MODEL],
  ],
  ["no package with FastEndpoints", { packages: new Map([["FastEndpoints", "1.0.0"]]) }, [SERVICES, ENDPOINTS, MODEL]],
  [
    "a package of a similar name does not do",
    { packages: new Map([["FluentValidations", "1.0.0"]]) },
    [PACKAGE, SERVICES, ENDPOINTS, MODEL],
  ],
  ["only what is missing", { calls: new Set(["AddTenon", "ApplyTenon"]) }, [PACKAGE, ENDPOINTS]],
  [
    "nothing in the end",
    { packages: new Map([["FluentValidation", "1.0.0"]]), calls: new Set(["AddTenon", "MapTenon", "ApplyTenon"]) },
    [],
  ],
] as const satisfies readonly (readonly [string, Partial<Host>, readonly string[]])[];

test.each(rows)("%s", (_name, facts, want) => {
  expect(needsOf({ ...bare, ...facts }, chosen, minimalPackages).map(({ line }) => line)).toEqual(want);
});

test("health endpoints alone need neither packages nor a mapping", () => {
  expect(needsOf(bare, chosen, undefined).map(({ line }) => line)).toEqual([SERVICES, ENDPOINTS]);
});

test("a need says where its line goes", () => {
  expect(
    needsOf(
      { ...bare, calls: new Set(["AddTenon", "MapTenon"]), packages: new Map([["FluentValidation", "1.0.0"]]) },
      chosen,
      minimalPackages,
    ),
  ).toEqual([
    {
      file: "Data/ShopDb.cs",
      line: MODEL,
      place: "last in OnModelCreating of ShopDb",
      spot: { kind: "mapping", call: "ApplyTenon", context: "ShopDb" },
      group: "entities",
    },
  ]);
});

test("a DbContext that is known only by name is looked for in the file of that name", () => {
  expect(
    needsOf(
      { ...bare, dbContexts: [{ name: "ShopDb", namespace: "Shop" }] },
      { name: "ShopDb", namespace: "Shop" },
      minimalPackages,
    ).at(-1)?.file,
  ).toBe("ShopDb.cs");
});
