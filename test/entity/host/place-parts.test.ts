import { expect, test } from "vitest";
import { targetDiffers } from "../../../generators/entity/check/target.ts";
import { targetOf } from "../../../generators/entity/target.ts";
import type { Host, HostProject } from "../../../generators/host/host.ts";
import { declaredFrom, placesOf } from "../found.ts";
import { host } from "../host.ts";

const solution: Host = {
  ...host,
  rootNamespace: "Shop",
  projects: [
    project("", "Shop", ["../src/Data"]),
    project("../src/Data", "Shop.Data", ["../src/Contracts"]),
    project("../src/Contracts", "Shop.Contracts", ["../src/Domain"]),
    project("../src/Domain", "Shop.Domain", []),
  ],
  dbContexts: [{ name: "ShopDb", namespace: "Shop.Data", project: "../src/Data" }],
};

const author = "entity: { Author: { properties: { Id: { type: int, isKey: true } } } }\n";

function placed(projects: string, on: Host = solution): readonly string[] {
  const text = `target: { folder: Api/V1${projects === "" ? "" : `, projects: { ${projects} }`} }\n${author}`;
  const result = targetOf(declaredFrom([text]), on);
  if (!result.ok) return placesOf(result.diagnostics, [text]);
  return Object.values(result.value.placement).map(({ folder, namespace }) => `${folder} ${namespace}`);
}

const data = "../src/Data/Api/V1 Shop.Data.Api.V1";
const contracts = "../src/Contracts/Api/V1 Shop.Contracts.Api.V1";
const domain = "../src/Domain/Api/V1 Shop.Domain.Api.V1";
const web = "Api/V1 Shop.Api.V1";

test.each([
  ["none", "", [data, data, data, web]],
  [
    "all",
    "entity: ../src/Domain, contracts: ../src/Contracts, data: ../src/Data, api: .",
    [domain, contracts, data, web],
  ],
  ["one", "entity: ../src/Domain", [domain, data, data, web]],
  ["a project file", "entity: ../src/Domain/Shop.Domain.csproj", [domain, data, data, web]],
  ["a backslash, and a slash at the end", "entity: '..\\src\\Domain\\', api: ./", [domain, data, data, web]],
  ["no project of the host", "entity: ../Domain", ["TEN0371 1:47"]],
  ["a library for the endpoints", "api: ../src/Data", ["TEN0372 1:44"]],
  ["contracts that do not see the classes", "entity: ../src/Contracts, contracts: ../src/Domain", ["TEN0373 1:76"]],
  ["data above the context, which could not map the entities", "data: .", ["TEN0373 1:45"]],
  [
    "data below the context",
    "data: ../src/Contracts, contracts: ../src/Domain, entity: ../src/Domain",
    ["TEN0373 1:45"],
  ],
] as const)("projects stated: %s", (_name, projects, want) => {
  expect(placed(projects)).toEqual(want);
});

test("a context in the web project keeps everything there", () => {
  expect(placed("", { ...solution, dbContexts: [{ name: "ShopDb", namespace: "Shop" }] })).toEqual([
    web,
    web,
    web,
    web,
  ]);
});

test.each([
  ["no package of EF Core in sight", [], true],
  ["EF Core with a database", ["Microsoft.EntityFrameworkCore", "Npgsql.EntityFrameworkCore.PostgreSQL"], true],
  ["Identity, which brings the relational part", ["Microsoft.AspNetCore.Identity.EntityFrameworkCore"], true],
  ["the provider in memory alone", ["Microsoft.EntityFrameworkCore.InMemory"], false],
  ["EF Core alone, the database being chosen above", ["Microsoft.EntityFrameworkCore"], false],
] as const)("relational mappings: %s", (_name, packages, want) => {
  const known: Readonly<Record<string, readonly string[]>> = {
    "": ["Microsoft.EntityFrameworkCore.Sqlite"],
    "../src/Data": packages,
  };
  const projects = solution.projects.map((one) => ({
    ...one,
    packages: new Map((known[one.path] ?? []).map((id) => [id, undefined])),
  }));
  const result = targetOf(declaredFrom([author]), { ...solution, projects });
  expect(result.ok && result.value.isRelational).toBe(want);
});

test("repeated requests need the relational part of EF Core", () => {
  const projects = solution.projects.map((one) => ({
    ...one,
    packages: new Map([["Microsoft.EntityFrameworkCore.InMemory", undefined]]),
  }));
  const file = author.replace("properties", "idempotency: true, properties");
  const { diagnostics } = targetOf(declaredFrom([file]), { ...solution, projects });
  expect(diagnostics.map(({ code }) => code)).toEqual(["TEN0398"]);
});

test("a project without a root namespace has the folder alone", () => {
  const projects = solution.projects.map((one) => ({ ...one, rootNamespace: "" }));
  expect(placed("", { ...solution, projects })[0]).toBe("../src/Data/Api/V1 Api.V1");
});

test("rows of a class that the contracts cannot see are refused", () => {
  const text = `target: { projects: { contracts: ../src/Contracts, entity: ../src/Domain } }
entity: { Author: { model: existing, properties: { Id: { type: int, isKey: true } } } }\n`;
  const row = { name: "Author", namespace: "Shop.Data", isUsable: true };
  const at = (path: string) => {
    const classes = [{ ...row, project: path }];
    const result = targetOf(declaredFrom([text], { classes }), { ...solution, classes });
    return result.ok ? [] : result.diagnostics.map(({ message, hint }) => [message, hint]);
  };
  expect(at("../src/Domain")).toEqual([]);
  expect(at("../src/Data")).toEqual([
    [
      "`Shop.Contracts.csproj` does not refer to `Shop.Data.csproj`, but the contracts mention its class `Author`.",
      "Shop.Data.csproj needs Shop.Contracts.csproj in turn, so choose other projects under target.projects.",
    ],
  ]);
});

test("files that state different projects for a part are refused", () => {
  const texts = [".", "../src/Data"].map((path) => `target: { projects: { data: ${path} } }\n${author}`);
  expect(placesOf(targetDiffers(declaredFrom(texts)), texts)).toEqual(["TEN0338 1:29"]);
});

function project(path: string, name: string, references: readonly string[]): HostProject {
  return {
    path,
    projectFile: `${name}.csproj`,
    rootNamespace: name,
    targetFramework: "net10.0",
    packages: new Map(),
    isWeb: path === "",
    isTest: false,
    olderFrameworks: [],
    references,
  };
}
