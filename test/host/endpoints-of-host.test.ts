import { expect, test } from "vitest";
import { readHost } from "../../generators/host/read-host.ts";
import { memoryDisk } from "../memory-disk.ts";
import { libraryProject, reference, webProject } from "./host-files.ts";

function hostWith(program: string, defaults = "") {
  const result = readHost(
    memoryDisk({
      "/w/Api/Api.csproj": webProject(reference("../Defaults/Defaults.csproj")),
      "/w/Api/Program.cs": program,
      "/w/Defaults/Defaults.csproj": libraryProject(),
      "/w/Defaults/Extensions.cs": defaults,
    }),
    "/w/Api",
  );
  if (!result.ok) throw new Error("The host is read.");
  return result.value;
}

const routes = [
  ["health checks", 'app.MapHealthChecks("/health");', ["/health"]],
  ["a route without a slash", 'app.MapGet("ready", () => "ok");', ["/ready"]],
  ["a verbatim literal", 'app.MapGet(@"/health", F);', ["/health"]],
  ["a constant of the file", 'const string Path = "/health"; app.MapHealthChecks(Path);', ["/health"]],
  ["a comment", '// app.MapHealthChecks("/health");', []],
  ["an unknown value", "app.MapHealthChecks(options.Path);", []],
  ["another method", 'app.MapHub("/health"); Map.Get("/health");', []],
  ["a group", 'app.MapGroup("/api").MapGet("/health", F);', ["/api/health"]],
  [
    "a group with calls between",
    'app.MapGroup("api/").WithTags("x").RequireAuthorization(F(1)).MapGet("", F);',
    ["/api"],
  ],
  ["a group in a variable", 'var api = app.MapGroup("/api").WithTags("x"); api.MapGet("health", F);', ["/api/health"]],
  [
    "nested groups",
    'var api = app.MapGroup("/api"); var v1 = api.MapGroup("/v1"); v1.MapGroup("a").MapPost("/b/", F);',
    ["/api/v1/a/b"],
  ],
  ["a group of API versions", 'var v = app.NewVersionedApi("x"); v.MapGroup("/api").MapGet("/x", F);', ["/api/x"]],
  ["the application beside a group", 'var g = app.MapGroup("/g"); app.MapGet("/health", F);', ["/health"]],
  ["a group with an unknown prefix", 'var g = app.MapGroup(Prefix()); g.MapGet("/health", F);', []],
  ["a group in one of unknown prefix", 'app.MapGroup($"/{x}").MapGroup("/y").MapGet("/health", F);', []],
  ["a constant prefix", 'const string Api = "/api"; app.MapGroup(Api).MapGet("/x", F);', ["/api/x"]],
  ["a group as a parameter", 'void Map(RouteGroupBuilder g) { g.MapGet("/health", F); }', []],
  ["an application as a parameter", 'void Map(IEndpointRouteBuilder g) { g.MapGet("/health", F); }', ["/health"]],
  [
    "a parameter that hides a group",
    'var g = app.MapGroup("/g"); app.UseEndpoints(g => g.MapGet("/health", F));',
    ["/health"],
  ],
  ["a variable of itself", 'var g = g.MapGroup("/g"); g.MapGet("/x", F);', ["/g/x"]],
] as const satisfies readonly (readonly [string, string, readonly string[]])[];

test.each(routes)("routes: %s", (_name, program, want) => {
  expect(hostWith(program).routes).toEqual(want.map((path) => ({ path, file: "Program.cs" })));
});

const names = [
  ["of a minimal endpoint", 'app.MapGet("/x", F).WithName("GetPost");', ["GetPost"]],
  ["by nameof", "app.MapGet(route, F)\n  .WithName(nameof(Posts.GetPost));", ["GetPost"]],
  ["of a controller", 'class C { [HttpGet("{id}", Name = "GetPost")] void F() { } }', ["GetPost"]],
  ["a comment", '/* app.MapGet("/x", F).WithName("GetPost"); */', []],
] as const satisfies readonly (readonly [string, string, readonly string[]])[];

test.each(names)("endpoint names: %s", (_name, program, want) => {
  expect(hostWith(program).endpointNames).toEqual(want.map((name) => ({ name, file: "Program.cs" })));
});

const defaults =
  'static class E { public static void MapDefaultEndpoints(this WebApplication app) { app.MapHealthChecks("/health"); } }';

test("service defaults map their routes where the host calls them", () => {
  expect(hostWith("app.MapDefaultEndpoints();", defaults).routes).toEqual([
    { path: "/health", file: "../Defaults/Extensions.cs" },
  ]);
  expect(hostWith("app.Run();", defaults).routes).toEqual([]);
});

test("sets, configurations and entities of the model are mappings", () => {
  const { mappings } = hostWith(
    "class Db : DbContext { public DbSet<Shop.Customer> Customers => Set<Shop.Customer>(); void F() { m.Entity<Order>().HasKey(); } } class C : IEntityTypeConfiguration<Line> { }",
  );
  const place = { file: "Program.cs", project: "" };
  expect(mappings).toEqual([
    { name: "Customer", set: "Customers", ...place },
    { name: "Order", set: undefined, ...place },
    { name: "Line", set: undefined, ...place },
  ]);
});
