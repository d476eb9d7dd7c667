import { expect, test } from "vitest";
import { defaultsOf, parsed } from "../../../generators/config/read-config.ts";
import { validate } from "../../../generators/entity/validate.ts";
import type { DeclaredClass, Host } from "../../../generators/host/host.ts";
import { entities } from "../found.ts";
import { host } from "../host.ts";

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
  return { name, namespace, isUsable: true };
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

test("a name of the host is no clash: generated endpoints have names that nobody else has", () => {
  const endpointNames = ["GetPost", "Health"].map((name) => ({ name, file: "Program.cs" }));
  expect(clashes(entities(["Post"]), { endpointNames })).toEqual([]);
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

const postRoutes = [
  ["a list", "/posts", ["GET"], ["GET /posts"]],
  ["a list of another verb", "/posts", ["PATCH"], []],
  ["a list in other letters, with a slash", "Posts/", ["POST"], ["POST /posts"]],
  ["any verb", "/posts", undefined, ["GET /posts", "POST /posts"]],
  ["one row by another name and constraint of the kind", "/posts/{number:long}", ["GET"], ["GET /posts/{id:int}"]],
  ["one row without a constraint, which would lose its numbers", "/posts/{slug}", ["GET"], ["GET /posts/{id:int}"]],
  ["one row by a key that is no number", "/posts/{slug:guid}", ["GET"], []],
  ["a row that can be left out", "/posts/{slug:alpha?}", ["GET"], ["GET /posts"]],
  ["everything else", "/{**path}", ["GET"], []],
  ["a literal beside the rows", "/posts/newest", ["GET"], []],
  ["a page of any name, which would lose one", "/{page}", ["GET"], []],
] as const;

test.each(postRoutes)("a route of the host: %s", (_name, path, verbs, want) => {
  const routes = [{ path, ...(verbs && { verbs }), file: "Posts.cs" }];
  const message = (route: string) =>
    `TEN0440 \`${route}\` would answer the requests of \`${path}\`, which the host maps itself in \`Posts.cs\`.`;
  const post = "entity: { Post: { properties: { Id: { type: int, isKey: true }, Title: { type: string } } } }";
  expect(clashes(`defaults: { access: authenticated }\n${post}`, { routes })).toEqual(want.map(message));
});

test("routes are compared where the host maps the generated endpoints", () => {
  const routes = [{ path: "/api/posts", verbs: ["GET" as const], file: "Posts.cs" }];
  const found = (prefix: string | undefined) =>
    clashes(entities(["Post"]), { routes, mounts: [{ call: "MapTenon", prefix }] }).length;
  expect([found("/api"), found("/v1"), found(undefined)]).toEqual([1, 0, 0]);
});

test("with health: tenon, a host that maps the same verb and route is refused", () => {
  const routes = [{ path: "/health", verbs: ["GET" as const], file: "Program.cs" }];
  expect(clashes(`health: tenon\n${entities(["Post"])}`, { routes })).toEqual([
    "TEN0440 `GET /health` would answer the requests of `/health`, which the host maps itself in `Program.cs`.",
  ]);
});

const ofNamespace = [
  ["of the root namespace", "Shop", "", ["Shop"]],
  ["of the target folder", "Shop.Tenon", "", ["Shop.Tenon"]],
  ["inside of the root namespace", "Shop.Post", "", []],
  ["beside a stated namespace", "Shop", "target: { namespace: Blog.Api }\n", []],
  ["of a stated namespace", "Blog", "target: { namespace: Blog.Api }\n", ["Blog"]],
] as const;

test.each(ofNamespace)("a type with the name %s", (_name, type, stated, want) => {
  const typeNames = [{ name: type, file: "Types.cs" }];
  expect(clashes(`${stated}${entities(["Post"])}`, { typeNames })).toEqual(
    want.map(
      (name) =>
        `TEN0443 The namespace \`${name}\` of the generated code has the name of a type that the host declares in \`Types.cs\`.`,
    ),
  );
});

test("namespace and prefix of the routes are stated in a file, else in the configuration", () => {
  const source = (target: string) => [
    { path: "shop.yaml", bytes: new TextEncoder().encode(`${target}${entities(["Post"])}`) },
  ];
  const graft = (target: string, configured?: string) => {
    const result = validate(source(target), { ...host, ...(configured && { defaults: configuration(configured) }) });
    if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join());
    const {
      target: { placement },
      entities: [post],
    } = result.value;
    return [placement.data.namespace, post?.operations.get?.route.text];
  };
  expect(graft("")).toEqual(["Shop.Tenon", "/posts/{id:guid}"]);
  expect(graft("target: { namespace: Blog.Api, routePrefix: /api/v1 }\n")).toEqual([
    "Blog.Api.Tenon",
    "/api/v1/posts/{id:guid}",
  ]);
  expect(graft("", "target: { namespace: Own, routePrefix: api }")).toEqual(["Own.Tenon", "/api/posts/{id:guid}"]);
  expect(graft("target: { routePrefix: v2 }\n", "target: { routePrefix: api }")).toEqual([
    "Shop.Tenon",
    "/v2/posts/{id:guid}",
  ]);
});

function configuration(text: string) {
  const read = parsed(new TextEncoder().encode(text));
  if (!read.ok) throw new Error("The configuration is read.");
  return defaultsOf(read.value);
}
