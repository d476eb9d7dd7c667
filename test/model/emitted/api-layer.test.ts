import { expect, test } from "vitest";
import { build, emitted, type Sources } from "../../in-memory.ts";

// Spec: model-http, Derived operations; model-http, HTTP annotations; model-http, Route tokens; model-http, Endpoint mapping.

const model = `
  enum Grade { Low, High }
  value Size { width: Int }
  aggregate Shop root Box {
    entity Box identified by BoxId as natural(Int) {
      text: String
      size: Size
      COMMANDS
    }
  }
  readmodel BoxRow from Box { id text }
  QUERIES
`;

interface Declarations {
  readonly box?: string;
  readonly queries?: string;
}

function filesOf({ box = "", queries = "" }: Declarations): Sources {
  const text = `context Shop {${model.replace("COMMANDS", box).replace("QUERIES", queries)}}\n`;
  const { disk, result } = build({ "shop.model": text }, "--layers", "api");
  if (result.exitCode !== 0) throw new Error(result.messages);
  return emitted(disk);
}

/** Returns the mapping of each operation without the call of the hook, and below it the method that handles it. */
function operationsOf(declarations: Declarations): readonly string[] {
  const text = filesOf(declarations)["Shop/Endpoints/ShopEndpoints.cs"] ?? "";
  const mappings = text.matchAll(/^ {8}Add\("\w+", (.*?, (\w+)\)\n[\s\S]*?)\);$/gm);
  return [...mappings].map(([, mapping = "", method]) => {
    const [handler = ""] =
      new RegExp(`^ {4}private static async Task<.*> ${method}\\((?:[^{;]*?=>\\n.*;|[\\s\\S]*?\\n {4}})$`, "m").exec(
        text,
      ) ?? [];
    return `${withoutIndent(mapping)};\n${handler.replace(/^ {4}/gm, "")}`;
  });
}

function withoutIndent(text: string): string {
  return text.replace(/^ {8}/gm, "").trim();
}

function operationOf(declarations: Declarations): string {
  const operations = operationsOf(declarations);
  expect(operations).toHaveLength(1);
  return operations[0] ?? "";
}

const go = "command go { text -> text }";
const make = "create make(id: BoxId, text: String, size: Size) { }";

test.each([
  ["Derived operations: command", { box: go }, 'group.MapPost("/box/go", BoxGoAsync)'],
  ["Derived operations: create factory", { box: make }, 'group.MapPost("/box/make", BoxMakeAsync)'],
  ["Derived operations: query", { queries: "query Find(): BoxRow" }, 'group.MapGet("/find", FindAsync)'],
  ["kebab-case", { box: "command importXML { text -> text }" }, 'group.MapPost("/box/import-xml", BoxImportXMLAsync)'],
  [
    "kebab-case",
    { box: make.replace("make", "fromXMLFile") },
    'group.MapPost("/box/from-xml-file", BoxFromXMLFileAsync)',
  ],
  [
    "@route replaces the derived path verbatim",
    { box: `@route("/A/b_C") ${go}` },
    'group.MapPost("/A/b_C", BoxGoAsync)',
  ],
  ["@get", { box: `@get ${go}` }, 'group.MapGet("/box/go", BoxGoAsync)'],
  ["@post", { queries: "@post query Find(): BoxRow" }, 'group.MapPost("/find", FindAsync)'],
  ["@put", { box: `@put ${go}` }, 'group.MapPut("/box/go", BoxGoAsync)'],
  ["@delete", { box: `@delete ${go}` }, 'group.MapDelete("/box/go", BoxGoAsync)'],
  ["@patch", { box: `@patch ${go}` }, 'group.MapPatch("/box/go", BoxGoAsync)'],
  ["both", { box: `@route("/b/{id}") @put ${go}` }, 'group.MapPut("/b/{id}", BoxGoAsync)'],
  ["in any order", { box: `@auth("a") @put @route("/b/{id}") ${go}` }, 'group.MapPut("/b/{id}", BoxGoAsync)'],
] satisfies readonly (readonly [string, Declarations, string])[])("%s", (_name, declarations, want) => {
  expect(operationOf(declarations).split("\n")[0]).toBe(want);
});

test("@auth adds a requirement on a command, a factory and a query, whose route and verb stay", () => {
  const ends = operationsOf({
    box: `@auth("a") ${go} @auth("b \\"c\\"") ${make}`,
    queries: '@auth("d") query Find(): BoxRow',
  }).map((operation) => operation.split(";")[0]?.split("\n").at(-1));
  expect(ends).toEqual(['"a"', '"b \\"c\\""', '"d"'].map((role) => `    .RequireAuthorization(${role})`));
});

test("a second file can configure each operation by the id that the document gives it", () => {
  const text = filesOf({ box: `${go} ${make}`, queries: "query Find(): BoxRow" })["Shop/Endpoints/ShopEndpoints.cs"];
  expect(text?.match(/Add\("\w+"/g)).toEqual(['Add("Box_go"', 'Add("Box_make"', 'Add("Find"']);
  expect(text?.match(/Configure\(.*/g)).toEqual([
    "Configure(operation, endpoint);",
    "Configure(string operation, RouteHandlerBuilder endpoint);",
  ]);
});

test("no annotation: the conventional route, verb and no authorization call", () => {
  const text = filesOf({ box: `${go} ${make}`, queries: "query Find(): BoxRow" })["Shop/Endpoints/ShopEndpoints.cs"];
  expect(text).not.toMatch(/Authoriz|RolePolicies/);
});

test("command result: `{id}` is typed as the identity, and the URL wins over the body", () => {
  expect(operationOf({ box: `@route("/b/{id}") @put ${go}` })).toBe(`group.MapPut("/b/{id}", BoxGoAsync)
    .Describe("go on Box", 400, 404);
private static async Task<Ok> BoxGoAsync(
    [Microsoft.AspNetCore.Mvc.FromRoute(Name = "id")] BoxId id,
    BoxGoRequest request,
    BoxGoHandler handler,
    CancellationToken ct)
{
    await handler.HandleAsync(request with { Id = id }, ct);
    return TypedResults.Ok();
}`);
});

test("parameter order: route parameters in the order of the template, the record, the handler, the token", () => {
  const operation = operationOf({
    box: '@route("/b/{text}/{id}") command go(text: String, n: Int): Int { result n }',
  });
  expect(operation).toBe(`group.MapPost("/b/{text}/{id}", BoxGoAsync)
    .Describe("go on Box", 400, 404, 413);
private static async Task<Ok<int>> BoxGoAsync(
    [Microsoft.AspNetCore.Mvc.FromRoute(Name = "text")] string text,
    [Microsoft.AspNetCore.Mvc.FromRoute(Name = "id")] BoxId id,
    BoxGoRequest request,
    BoxGoHandler handler,
    CancellationToken ct) =>
    TypedResults.Ok(await handler.HandleAsync(request with { Text = text, Id = id }, ct));`);
});

test.each(["get", "delete"])("command with body-less verb @%s: explicit FromBody, and no using line for it", (verb) => {
  const text = filesOf({ box: `@${verb} ${go}` })["Shop/Endpoints/ShopEndpoints.cs"];
  expect(text).toContain("        [Microsoft.AspNetCore.Mvc.FromBody] BoxGoRequest request,\n");
  expect(text).not.toContain("using Microsoft.AspNetCore.Mvc");
});

test.each(["post", "put", "patch"])("command with body-taking verb @%s: inferred body", (verb) => {
  expect(operationOf({ box: `@${verb} ${go}` })).toContain("(\n    BoxGoRequest request,\n");
});

test.each([
  ["a conventional route binds nothing", { box: go }],
  ["nor does a route without tokens", { box: `@route("/b") ${go}` }],
])("%s, and the request is passed as it came", (_name, declarations) => {
  const operation = operationOf(declarations);
  expect(operation).not.toContain("FromRoute");
  expect(operation).toContain("HandleAsync(request, ct)");
});

test("Route tokens 1: names match in any letter case", () => {
  const operation = operationOf({ box: '@route("/b/{TEXT}") command go(text: String) { text -> text }' });
  expect(operation).toContain('[Microsoft.AspNetCore.Mvc.FromRoute(Name = "TEXT")] string text,');
  expect(operation).toContain("request with { Text = text }");
});

test("Route tokens 2 and 3: a parameter `id` wins, and the handler loads by AggregateId", () => {
  const declarations = { box: '@route("/b/{id}") command go(id: Int) { text -> text }' };
  expect(operationOf(declarations)).toContain('FromRoute(Name = "id")] int id,');
  const files = filesOf(declarations);
  expect(files["Shop/Application/BoxOperations.cs"]).toContain("BoxGoRequest(BoxId AggregateId, int Id);");
  expect(files["Shop/Application/BoxOperations.cs"]).toContain("GetByIdAsync(request.AggregateId, ct)");
});

test("Route tokens 4: a query binds its criteria and nothing else", () => {
  const operation = operationOf({ queries: '@route("/f/{box}/{id}") query Find(box: BoxId): BoxRow' });
  expect(operation).toContain('FromRoute(Name = "box")] BoxId box,');
  expect(operation).toContain("query with { Box = box }");
  expect(operation).not.toContain('"id"');
});

test("Route tokens 5: a factory binds its own parameters and nothing else", () => {
  const bound = operationOf({ box: `@route("/b/{id}") ${make}` });
  expect(bound).toContain('FromRoute(Name = "id")] BoxId id,');
  expect(bound).toContain("request with { Id = id }");
  const unbound = operationOf({ box: '@route("/b/{id}") create make(key: BoxId, text: String, size: Size) { }' });
  expect(unbound).not.toContain("FromRoute");
});

test.each([
  ["String", "string"],
  ["Int", "int"],
  ["Decimal", "decimal"],
  ["Bool", "bool"],
  ["Instant", "DateTimeOffset"],
  ["Date", "DateOnly"],
  ["Time", "TimeOnly"],
  ["Duration", "Duration"],
  ["Guid", "Guid"],
  ["Grade", "Grade"],
  ["BoxId", "BoxId"],
  ["OtherId", "OtherId"],
  ["Int?", "int?"],
  ["Grade?", "Grade?"],
])("Route tokens 6: %s is route-bindable", (type, csharp) => {
  const operation = operationOf({ box: `@route("/b/{x}") command go(x: ${type}) { text -> text }` });
  expect(operation).toContain(`[Microsoft.AspNetCore.Mvc.FromRoute(Name = "x")] ${csharp} x,`);
});

test.each([
  ["Size", "Size"],
  ["Size?", "Size"],
  ["List<Int>", "List<Int>"],
  ["Set<Grade>", "Set<Grade>"],
  ["Map<String, Int>", "Map<String, Int>"],
  ["Range<Int>", "Range<Int>"],
])("Route tokens 6: %s is not, and a comment inside the method says so", (type, shown) => {
  const operation = operationOf({ box: `@route("/b/{x}") command go(x: ${type}) { text -> text }` });
  expect(operation).toContain(`ct)\n{\n    // route token '{x}': ${shown} is not route-bindable\n    await`);
  expect(operation).not.toContain("FromRoute");
});

test("a token whose variable would be called like the property that it sets gets another name", () => {
  const operation = operationOf({ box: '@route("/b/{_x}") command go(_x: Bool, size: Size) { }' });
  expect(operation).toContain('FromRoute(Name = "_x")] bool _x_,');
  expect(operation).toContain("with { _x = _x_ }");
});

test.each(["class", "event", "base", "int"])("a token {%s}", (word) => {
  const [command = "", factory = "", query = ""] = operationsOf({
    box: `@route("/b/{${word}}") command go(${word}: String) { text -> text }
      @route("/c/{${word}}") create make(id: BoxId, ${word}: String, text: String, size: Size) { }`,
    queries: `@route("/d/{${word}}") query Find(${word}: String): List<BoxRow>`,
  });
  const property = word.charAt(0).toUpperCase() + word.slice(1);
  for (const operation of [command, factory, query]) {
    expect(operation).toContain(`FromRoute(Name = "${word}")] string @${word},`);
    expect(operation).toContain(`with { ${property} = @${word} }`);
  }
});

test.each(["request", "query", "handler", "http", "ct", "result"])(
  "9.1b 1: a token {%s} gets an underscore",
  (word) => {
    const operation = operationOf({ box: `@route("/b/{${word}}") command go(${word}: Int): Int { result 1 }` });
    expect(operation).toContain(`FromRoute(Name = "${word}")] int ${word}_,`);
  },
);

test("query result and body-less query: AsParameters", () => {
  expect(operationOf({ queries: "query Find(text: String): List<BoxRow>" })).toBe(`group.MapGet("/find", FindAsync)
    .Describe("Find", 400);
private static async Task<Ok<IReadOnlyList<BoxRow>>> FindAsync(
    [AsParameters] Find query,
    [Microsoft.AspNetCore.Mvc.FromServices] IQueryHandler<Find, IReadOnlyList<BoxRow>> handler,
    CancellationToken ct) =>
    TypedResults.Ok(await handler.HandleAsync(query, ct));`);
});

test.each([
  ["a value", "size: Size"],
  ["a scalar", "text: String"],
  ["no criteria", ""],
])("a query with @post, @put or @patch and %s: explicit FromBody", (_name, criteria) => {
  for (const [annotation, method] of [
    ["@post", "MapPost"],
    ["@put", "MapPut"],
    ["@patch", "MapPatch"],
  ]) {
    const operation = operationOf({ queries: `${annotation} query Find(${criteria}): BoxRow` });
    expect(operation).toMatch(/FindAsync\(\n {4}\[Microsoft\.AspNetCore\.Mvc\.FromBody\] Find query,\n/);
    expect(operation).toContain(`group.${method}("/find", FindAsync)`);
  }
});

test("a query with a body lifts its tokens first", () => {
  expect(operationOf({ queries: '@post @route("/f/{text}") query Find(text: String, n: Int): BoxRow' })).toContain(
    `FindAsync(
    [Microsoft.AspNetCore.Mvc.FromRoute(Name = "text")] string text,
    [Microsoft.AspNetCore.Mvc.FromBody] Find query,
`,
  );
});

test("methods of operations hide no type and overload nothing", () => {
  const text = `context Shop {
  value OneGoAsync { x: Int }
  aggregate A root One { entity One identified by OneId { x: Int command go { x -> 1 } command stop { x -> 2 } } }
  readmodel Row from One { x }
  query OneStop(size: OneGoAsync): Row
}`;
  const { disk } = build({ "m.model": text }, "--layers", "api");
  const surface = emitted(disk)["Shop/Endpoints/ShopEndpoints.cs"];
  expect(surface?.match(/(?<=private static async Task<\S+> )\w+/g)).toEqual([
    "OneGoAsync_",
    "OneStopAsync",
    "OneStopAsync_",
  ]);
});

test("each root has a method that maps its operations under its tag, and so have the queries", () => {
  const text = filesOf({ box: `${go} ${make}`, queries: "query Find(): BoxRow" })["Shop/Endpoints/ShopEndpoints.cs"];
  expect(text?.match(/(?<=^ {8})\w+\(group\..*/gm)).toEqual([
    'MapBox(group.MapGroup("").WithTags("Box"));',
    'MapQueries(group.MapGroup("").WithTags("Queries"));',
  ]);
});

test("one route with two verbs gives both endpoints", () => {
  const operations = operationsOf({
    box: `@route("/b/{id}") @put ${go} @route("/b/{id}") @delete command stop { text -> text }`,
  });
  expect(operations.map((operation) => operation.split("\n")[0])).toEqual([
    'group.MapPut("/b/{id}", BoxGoAsync)',
    'group.MapDelete("/b/{id}", BoxStopAsync)',
  ]);
});

test("two operations with one route and verb are refused before anything is emitted", () => {
  for (const other of ["command b { text -> text }", make]) {
    expect(() => filesOf({ box: `@route("/x") command a { text -> text } @route("/x") ${other}` })).toThrow("DSL1211");
  }
});

test("a command of a root that its repository cannot load, and commands of other entities, have no endpoint", () => {
  const text = `context Shop {
  aggregate Shop root Box {
    repository { operations: add }
    entity Box identified by BoxId { text: String command go { text -> text } create make(text: String) { } }
    entity Lid identified by LidId { text: String command go { text -> text } }
  }
}`;
  const { disk } = build({ "m.model": text }, "--layers", "api");
  const surface = emitted(disk)["Shop/Endpoints/ShopEndpoints.cs"];
  expect(surface?.match(/Map(?:Get|Post|Put|Delete|Patch)\("[^"]*"/g)).toEqual(['MapPost("/box/make"']);
});

test("order: root by root its commands, then its factories, then the queries", () => {
  const text = `context Shop {
  query First(): Row
  aggregate A root One { entity One identified by OneId { x: Int create make(x: Int) { } command go { x -> 1 } } }
  aggregate B root Two { entity Two identified by TwoId { x: Int command go { x -> 1 } create make(x: Int) { } } }
  readmodel Row from One { x }
  query Second(): Row
}`;
  const { disk } = build({ "m.model": text }, "--layers", "api");
  const surface = emitted(disk)["Shop/Endpoints/ShopEndpoints.cs"];
  expect(surface?.match(/(?<=Add\("\w+", group\.Map\w+\(")[^"]*/g)).toEqual([
    "/one/go",
    "/one/make",
    "/two/go",
    "/two/make",
    "/first",
    "/second",
  ]);
});

test("the api layer brings the application layer, and changes no byte of the other layers", () => {
  const text = `context Shop {${model.replace("COMMANDS", `@auth("a") ${go} ${make}`).replace("QUERIES", "")}}\n`;
  const [application, api] = ["application", "api"].map((layer) =>
    emitted(build({ "m.model": text }, "--layers", layer).disk),
  );
  expect(api).toMatchObject(application ?? {});
  const added = Object.keys(api ?? {}).filter((path) => !(path in (application ?? {})));
  expect(added.filter((path) => !path.startsWith("Modeler/"))).toEqual(["Shop/Endpoints/ShopEndpoints.cs"]);
});

test("without the layer there is no trace of it", () => {
  const text = `context Shop {${model.replace("COMMANDS", `@auth("a") ${go}`).replace("QUERIES", "")}}\n`;
  const [plain, domain] = [[], ["--layers", "domain"]].map((args) => emitted(build({ "m.model": text }, ...args).disk));
  expect(plain).toEqual(domain);
  expect(Object.keys(plain ?? {}).filter((path) => path.includes("Endpoints"))).toEqual([]);
});

test("an unknown layer is an error that lists all; names are trimmed, in any letter case, and blanks drop", () => {
  const unknown = build({ "m.model": "context Shop { }" }, "--layers", "apii").result;
  expect([unknown.exitCode, unknown.messages]).toEqual([
    2,
    expect.stringContaining("domain, application, infrastructure, api and tests"),
  ]);
  const text = `context Shop {${model.replace("COMMANDS", go).replace("QUERIES", "")}}\n`;
  const [one, other] = ["api", " API ,, Domain"].map((layers) =>
    emitted(build({ "m.model": text }, "--layers", layers).disk),
  );
  expect(one).toEqual(other);
});

test("a context with nothing to map has no endpoints file, nor runtime files for one; a usecase has no HTTP surface", () => {
  const text = "context Shop {\n  value Size { width: Int }\n  service Desk { usecase Run(size: Size) }\n}\n";
  const [domain, api] = [[], ["--layers", "api"]].map((args) => emitted(build({ "m.model": text }, ...args).disk));
  expect(api).toEqual(domain);
});

test("each context has a surface of its own", () => {
  const text = ["Shop", "Clinic"].map(
    (name) => `context ${name} {\n  value V { x: Int }\n  readmodel R from V { x }\n  query Find(): R\n}\n`,
  );
  const files = emitted(build({ "m.model": text.join("") }, "--layers", "api").disk);
  expect(files["Shop/Endpoints/ShopEndpoints.cs"]).toContain("MapShopEndpoints(this IEndpointRouteBuilder routes)");
  expect(files["Clinic/Endpoints/ClinicEndpoints.cs"]).toContain("namespace Clinic;\n");
});

test("Versioning 2: a deprecated query is mapped as any other, without a warning where it is used", () => {
  const text = filesOf({ queries: '@deprecated("gone") query Find(): BoxRow' })["Shop/Endpoints/ShopEndpoints.cs"];
  expect(text).toContain("#pragma warning disable CS0612, CS0618, CS1591\n");
});

test("Versioning 4: other annotations are ignored", () => {
  expect(operationOf({ box: `@cached(3) ${go}` })).toEqual(operationOf({ box: go }));
});
