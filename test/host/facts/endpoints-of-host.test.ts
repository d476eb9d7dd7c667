import { expect, test } from "vitest";
import type { HostRoute } from "../../../generators/host/host-route.ts";
import { readHost } from "../../../generators/host/snapshot/read-host.ts";
import { memoryDisk } from "../../memory-disk.ts";
import { libraryProject, reference, webProject } from "../host-files.ts";

function hostWith(program: string, defaults = "", more: Readonly<Record<string, string>> = {}) {
  const result = readHost(
    memoryDisk({
      "/w/Api/Api.csproj": webProject(reference("../Defaults/Defaults.csproj")),
      "/w/Api/Program.cs": program,
      "/w/Defaults/Defaults.csproj": libraryProject(),
      "/w/Defaults/Extensions.cs": defaults,
      ...more,
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
  expect(hostWith(program).routes.map(({ path }) => path)).toEqual(want);
});

test("a route can be a constant of another file, unless two of its name differ", () => {
  const program = "app.MapGet(Paths.All, F); app.MapGet(Paths.One, F);";
  const paths = 'class Paths { public const string All = "/orders"; public const string One = "/1"; }';
  const other = 'class Other { public const string One = "/2"; }';
  const { routes, unreadRoutes } = hostWith(program, paths, { "/w/Api/Other.cs": other });
  expect([routes.map(({ path }) => path), unreadRoutes.map(({ written }) => written)]).toEqual([
    ["/orders"],
    ["MapGet(Paths.One"],
  ]);
});

const verbs = [
  ["a call of one verb", 'app.MapPost("/x", F);', "POST"],
  ["a call of any verb", 'app.Map("/x", F);', "any"],
  ["a list of verbs", 'app.MapMethods("/x", ["GET", "PUT"], F);', "GET PUT"],
  ["an array of verbs", 'app.MapMethods("/x", new[] { HttpMethods.Get }, F);', "GET"],
  ["a verb that Tenon has not", 'app.MapMethods("/x", ["HEAD"], F);', ""],
  ["verbs in a variable", 'app.MapMethods("/x", verbs, F);', "any"],
] as const;

test.each(verbs)("verbs: %s", (_name, program, want) => {
  expect(hostWith(program).routes.map((route) => route.verbs?.join(" ") ?? "any")).toEqual([want]);
});

const passed = [
  [
    "a group that calls an extension of another file",
    'app.MapGroup("/api").MapPosts();',
    'static class E { public static void MapPosts(this RouteGroupBuilder g) { g.MapGet("/posts", F); } }',
    ["/api/posts"],
  ],
  [
    "an extension of any builder, on a group",
    'app.MapGroup("/api").MapPosts();',
    'static class E { public static void MapPosts(this IEndpointRouteBuilder g) => g.MapGroup("posts").MapGet("{id}", F); }',
    ["/api/posts/{id}"],
  ],
  [
    "a group that is an argument",
    'var api = app.MapGroup("/api"); Posts.Map(api);',
    'static class Posts { public static void Map(RouteGroupBuilder group) { group.MapGet("/posts", F); } }',
    ["/api/posts"],
  ],
  [
    "two calls of one method",
    'app.MapGroup("/a").MapPosts(); app.MapGroup("/b").MapPosts();',
    'static class E { public static void MapPosts(this RouteGroupBuilder g) { g.MapGet("/posts", F); } }',
    ["/a/posts", "/b/posts"],
  ],
  [
    "methods that call each other",
    'app.MapGroup("/a").MapAll();',
    'static class E { public static void MapAll(this RouteGroupBuilder g) { g.MapGroup("/b").MapPosts(); } public static void MapPosts(this RouteGroupBuilder g) { g.MapGet("/posts", F); } }',
    ["/a/b/posts"],
  ],
  [
    "a method that nothing calls by name",
    "app.MapModules();",
    'static class E { public static void MapModules(this WebApplication a) { } void AddRoutes(IEndpointRouteBuilder app) { app.MapGet("/posts", F); } }',
    ["/posts"],
  ],
] as const;

test.each(passed)("a group of another method: %s", (_name, program, extension, want) => {
  expect(hostWith(program, extension).routes.map(({ path }) => path)).toEqual(want);
});

const unread = [
  ["a variable", "app.MapGet(options.Path, F);", ["MapGet(options.Path"]],
  ["a text with a value", 'app.MapGet($"/{x}", F);', ['MapGet($"/{x}"']],
  ["texts put together", 'app.MapGet("/x" + y, F);', ['MapGet("/x" + y']],
  ["a group of unknown prefix", 'app.MapGroup(Prefix()).MapPost("/x", F);', ['MapPost("/x"']],
  ["a group that a method of the host makes", 'app.MapApiGroup().MapGet("/x", F);', ['MapGet("/x"']],
  ["a group that a lambda gets", 'Each((RouteGroupBuilder g) => g.MapGet("/x", F));', ['MapGet("/x"']],
  ["a mapper of another kind", "mapper.Map(post);", []],
] as const;

test.each(unread)("routes that only a run tells: %s", (_name, program, want) => {
  const { routes, unreadRoutes } = hostWith(program);
  expect([routes, unreadRoutes.map(({ written }) => written)]).toEqual([[], want]);
});

const controllers = [
  [
    "a verb with a template",
    '[Route("posts")] class C : ControllerBase { [HttpGet("{id}")] public string F() => ""; }',
    ["GET /posts/{id}"],
  ],
  ["a verb alone", '[Route("posts")] class C : ControllerBase { [HttpGet] public string F() => ""; }', ["GET /posts"]],
  [
    "only a name",
    '[Route("posts")] class C : ControllerBase { [HttpGet(Name = "X")] public string F() => ""; }',
    ["GET /posts"],
  ],
  [
    "tokens",
    '[ApiController, Route("api/[controller]/[action]")] public sealed class PostsController(Db db) : ControllerBase { [HttpGet] public async Task<string> ListAsync() { return ""; } }',
    ["GET /api/Posts/List"],
  ],
  [
    "an area",
    '[Area("Admin"), Route("[area]/[controller]")] class PostsController : Controller { [HttpPut] public string F() => ""; }',
    ["PUT /Admin/Posts"],
  ],
  [
    "a template from the root",
    '[Route("posts")] class C : ControllerBase { [HttpGet("/all")] public string F() => ""; [HttpGet("~/most")] public string G() => ""; }',
    ["GET /all", "GET /most"],
  ],
  [
    "a verb beside a route",
    '[Route("posts")] class C : ControllerBase { [HttpDelete, Route("{id:int}")] public string F() => ""; }',
    ["DELETE /posts/{id:int}"],
  ],
  [
    "only a route",
    '[Route("posts")] class C : ControllerBase { [Route("all")] public string F() => ""; }',
    ["any /posts/all"],
  ],
  [
    "accepted verbs",
    '[Route("posts")] class C : ControllerBase { [AcceptVerbs("GET", "PUT", Route = "all")] public string F() => ""; }',
    ["GET PUT /posts/all"],
  ],
  [
    "an action without attributes",
    '[Route("[controller]/[action]")] class PostsController : Controller { public string All() => ""; private string Own() => ""; [NonAction] public string Not() => ""; public static string No() => ""; public PostsController(Db db) { } public string Name { get; set; } = F("x"); }',
    ["any /Posts/All"],
  ],
  [
    "the template of a base class",
    '[Route("api/[controller]")] abstract class Base : ControllerBase { [HttpGet] public string All() => ""; } class PostsController : Base { [HttpPost] public string Add() => ""; }',
    ["POST /api/Posts", "GET /api/Posts"],
  ],
  [
    "several routes of a class",
    '[Route("a"), Route("b")] class C : ControllerBase { [HttpGet("{id}")] public string F() => ""; }',
    ["GET /a/{id}", "GET /b/{id}"],
  ],
  ["a route by convention alone", 'class PostsController : Controller { public string All() => ""; }', []],
  ["no controller", '[Route("posts")] class C : Base { [HttpGet] public string F() => ""; }', []],
] as const;

test.each(controllers)("routes of controllers: %s", (_name, code, want) => {
  expect(shown(hostWith(`app.MapControllers(); ${code}`).routes)).toEqual(want);
});

test("controllers that nothing maps have no routes", () => {
  expect(hostWith('[Route("posts")] class C : ControllerBase { [HttpGet] public string F() => ""; }').routes).toEqual(
    [],
  );
});

test("tokens that the host transforms are unknown", () => {
  const code =
    'app.MapControllers(); o.Conventions.Add(new RouteTokenTransformerConvention(new Slug())); [Route("[controller]")] class PostsController : ControllerBase { [HttpGet] public string F() => ""; }';
  expect(hostWith(code).unreadRoutes.map(({ written }) => written)).toEqual(["PostsController.F"]);
});

const endpointClasses = [
  [
    "a route",
    'class E : Endpoint<R> { public override void Configure() { Get("/posts/{id}"); AllowAnonymous(); } }',
    ["GET /posts/{id}"],
  ],
  [
    "several routes",
    'class E : EndpointWithoutRequest { public override void Configure() { Post("/a", "b"); } }',
    ["POST /a", "POST /b"],
  ],
  [
    "verbs apart",
    'class E : Ep.NoReq.Res<R> { public override void Configure() { Verbs(Http.GET, Http.PUT); Routes("/a"); } }',
    ["GET PUT /a"],
  ],
  ["an attribute", '[HttpGet("/posts")] class E : Endpoint<R> { }', ["GET /posts"]],
  [
    "groups",
    'class A : Group { public A() { Configure("admin", ep => { }); } } class B : SubGroup<A> { public B() { Configure("b", ep => { }); } } class E : Endpoint<R> { public override void Configure() { Get("/x"); Group<B>(); } }',
    ["GET /admin/b/x"],
  ],
  [
    "a base class of the host",
    'abstract class Own<T> : Endpoint<T> { } class E : Own<R> { public override void Configure() { Get("/x"); } }',
    ["GET /x"],
  ],
  ["a version", 'class E : Endpoint<R> { public override void Configure() { Get("/x"); Version(2); } }', []],
] as const;

test.each(endpointClasses)("routes of FastEndpoints: %s", (_name, code, want) => {
  expect(shown(hostWith(`app.UseFastEndpoints(); ${code}`).routes)).toEqual(want);
});

test("FastEndpoints has the prefix of the host, unless an endpoint has its own", () => {
  const code =
    'app.UseFastEndpoints(c => c.Endpoints.RoutePrefix = "api"); class E : Endpoint<R> { public override void Configure() { Get("/x"); } } class F : Endpoint<R> { public override void Configure() { Get("/y"); RoutePrefixOverride(""); } }';
  const { routes, mounts } = hostWith(code);
  expect(shown(routes)).toEqual(["GET /api/x", "GET /y"]);
  expect(mounts).toEqual([{ call: "UseFastEndpoints", prefix: "api" }]);
});

test("the generated endpoints begin where the host maps them", () => {
  expect(hostWith('var api = app.MapGroup("/api"); api.MapTenon();').mounts).toEqual([
    { call: "MapTenon", prefix: "/api" },
  ]);
  expect(hostWith("app.MapGroup(Prefix()).MapTenon();").mounts).toEqual([{ call: "MapTenon", prefix: undefined }]);
});

function shown(routes: readonly HostRoute[]): readonly string[] {
  return routes.map((route) => `${route.verbs?.join(" ") ?? "any"} ${route.path}`);
}

const names = [
  ["of a minimal endpoint", 'app.MapGet("/x", F).WithName("GetPost");', ["GetPost"]],
  ["by nameof", "app.MapGet(route, F)\n  .WithName(nameof(Posts.GetPost));", ["GetPost"]],
  [
    "behind other calls",
    'group.MapPost<Post>("/x", (a) => { F(a); }).Accepts<Post>("x").WithName("AddPost");',
    ["AddPost"],
  ],
  ["in a lambda", 'Description(b => b.WithName("GetPost"));', ["GetPost"]],
  ["of a rule", 'RuleFor(post => post.End).Must(end => { return end > 1; }).WithName("EndDate");', []],
  ["of a container", 'var db = new ContainerBuilder().WithName("postgres").Build();', []],
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
