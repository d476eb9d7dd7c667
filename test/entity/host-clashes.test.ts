import { expect, test } from "vitest";
import { validate } from "../../generators/entity/validate.ts";
import type { DeclaredClass, Host } from "../../generators/host/host.ts";
import { entities } from "./found.ts";
import { host } from "./host.ts";

/** Returns codes and messages for entities on a host with the given facts. */
function clashes(source: string, facts: Partial<Host>): readonly string[] {
  const result = validate([{ path: "shop.yaml", bytes: new TextEncoder().encode(source) }], { ...host, ...facts });
  return result.diagnostics.map(({ code, message }) => `${code} ${message}`);
}

const dbContexts = [
  { name: "ShopContext", namespace: "Shop.Storage", file: "../Data/ShopContext.cs", project: "../Data" },
];
const project = { targetFramework: "net10.0", packages: new Map(), isTest: false, olderFrameworks: [] };
const projects = [
  { ...project, path: "", projectFile: "Shop.csproj", rootNamespace: "Shop", isWeb: true, references: ["../Data"] },
  { ...project, path: "../Data", projectFile: "Data.csproj", rootNamespace: "Shop.Data", isWeb: false, references: [] },
];
const hostClass = (name: string, namespace: string): DeclaredClass => {
  return { name, namespace, isUsable: true, properties: undefined };
};
const set = { name: "Post", set: "Posts", file: "../Data/ShopContext.cs", project: "../Data" };

const mapped = [
  [
    "a class in the context",
    { mappings: [set] },
    ["TEN0362 `ShopContext` maps a class `Post` already, in `../Data/ShopContext.cs`."],
  ],
  [
    "a class in a configuration of its project",
    { mappings: [{ ...set, set: undefined, file: "../Data/PostMap.cs" }] },
    ["TEN0362 `ShopContext` maps a class `Post` already, in `../Data/PostMap.cs`."],
  ],
  ["a class in another context of the project", { mappings: [{ ...set, file: "../Data/Other.cs" }] }, []],
  ["a class in another project", { mappings: [{ ...set, project: "../Blog" }] }, []],
  [
    "a set of the generated class, with a part by hand",
    { mappings: [set], classes: [hostClass("Post", "Shop.Data.Tenon.Posts")] },
    [],
  ],
  ["a set of the generated class", { mappings: [set], classes: [] }, []],
] as const satisfies readonly (readonly [string, Partial<Host>, readonly string[]])[];

test.each(mapped)("mapped already: %s", (_name, facts, want) => {
  expect(clashes(entities(["Post"]), { dbContexts, projects, classes: [hostClass("Post", "Blog")], ...facts })).toEqual(
    want,
  );
});

test("an entity that uses the class of the host is no clash", () => {
  const classes = [{ ...hostClass("Post", "Blog"), project: "../Data" }];
  const facts = { dbContexts, projects, classes, mappings: [set] };
  expect(clashes(entities(["Post", "model: existing"]), facts)).toEqual([]);
});

test("names of generated endpoints must be free, those of health endpoints unless the host maps its own", () => {
  const endpointNames = ["GetPost", "Health", "Other"].map((name) => ({ name, file: "Program.cs" }));
  const taken = (name: string) => `TEN0363 The host has an endpoint named \`${name}\` already, in \`Program.cs\`.`;
  expect(clashes(entities(["Post"]), { endpointNames })).toEqual(
    expect.arrayContaining([taken("GetPost"), taken("Health")]),
  );
  expect(clashes(`health: host\n${entities(["Post"])}`, { endpointNames })).toEqual([taken("GetPost")]);
});

const routes = [{ path: "/Health/", file: "Program.cs" }];
const health = [
  ["a host without health", "", {}, "tenon", 0],
  ["a host that maps it", "", { routes }, "host", 1],
  ["a host that maps it, stated", "health: host\n", { routes }, "host", 0],
  ["a host that maps it, and still ours", "health: tenon\n", { routes }, "tenon", 0],
  ["another route", "", { routes: [{ path: "/healthz", file: "Program.cs" }] }, "tenon", 0],
] as const satisfies readonly (readonly [string, string, Partial<Host>, "tenon" | "host", number])[];

test.each(health)("health: %s", (_name, stated, facts, want, warnings) => {
  const source = new TextEncoder().encode(`${stated}${entities(["Post"])}`);
  const result = validate([{ path: "shop.yaml", bytes: source }], { ...host, ...facts });
  expect(result).toMatchObject({ ok: true, value: { target: { health: want } } });
  expect(result.diagnostics.map(({ code }) => code)).toEqual(Array.from({ length: warnings }, () => "TEN0364"));
});
