/** Endpoints of a host with their known answers, in one of the ways in which people write routes and names. */
export interface OwnEndpoints {
  /** Statements about the variable `app`. */
  readonly statements?: string;
  /** Classes beside the program. */
  readonly beside?: string;
  readonly answers: Readonly<Record<string, string>>;
  /** True for a controller, which needs its services and its routes. */
  readonly isController?: true;
  /** True where Tenon may refuse: a route or a name is one that it needs. */
  readonly isClash?: true;
}

const text = (...pairs: readonly string[]) => Object.fromEntries(pairs.map((path) => [path, `own ${path}`]));

function get(route: string, path = route, more = ""): string {
  return `app.MapGet("${route}", () => "own ${path}")${more};`;
}

function controller(name: string, attributes: string, action: string): string {
  return `${attributes}\npublic class ${name}Controller : ControllerBase\n{\n    ${action}\n}`;
}

const constants = `public static class Paths
{
    public const string Clock = "/own/clock";
    public const string Root = "/own";
    public const string Name = "Own" + "Name";

    public static string Answer() => "own /own/handler";

    public static string Tell() => "own /own/tell";
}`;

/** The endpoints by form; the last ones have a route or a name that generated endpoints need. */
export const ownEndpoints: Readonly<Record<string, OwnEndpoints>> = {
  literal: { statements: get("/own/hello", "/own/hello", '.WithName("GetHello")'), answers: text("/own/hello") },
  constant: {
    statements: 'app.MapGet(Paths.Clock, () => "own /own/clock").WithName(Paths.Name);',
    beside: constants,
    answers: text("/own/clock"),
  },
  interpolated: {
    statements: 'app.MapGet($"{Paths.Root}/{{id:int}}/tail", (int id) => $"own /own/{id}/tail");',
    beside: constants,
    answers: text("/own/7/tail"),
  },
  nameOf: {
    statements: 'app.MapGet("/own/handler", Paths.Answer).WithName(nameof(Paths.Answer));',
    beside: constants,
    answers: text("/own/handler"),
  },
  methodName: {
    statements: 'Func<string> tell = Paths.Tell;\napp.MapGet("/own/tell", tell).WithName(tell.Method.Name);',
    beside: constants,
    answers: text("/own/tell"),
  },
  group: {
    statements:
      'var api = app.MapGroup("/api");\napi.MapGet("/orders", () => "own /api/orders");\napi.MapGroup("/v2").MapGet("/tickets/{id}", (string id) => $"own /api/v2/tickets/{id}");',
    answers: text("/api/orders", "/api/v2/tickets/4"),
  },
  extension: {
    statements: "app.MapOwnThings();",
    beside:
      'public static class OwnThings\n{\n    public static void MapOwnThings(this IEndpointRouteBuilder app)\n    {\n        var things = app.MapGroup("/things").WithTags("Things");\n        things.MapGet("/", () => "own /things").WithName("ListThings");\n    }\n}',
    answers: text("/things"),
  },
  methods: {
    statements: 'app.MapMethods("/own/methods", ["GET", "HEAD"], () => "own /own/methods");',
    answers: text("/own/methods"),
  },
  fallback: { statements: 'app.MapFallback(() => "own fallback");', answers: { "/no/where": "own fallback" } },
  oneSegment: {
    statements: 'app.MapGet("/{slug}", (string slug) => "own /" + slug);',
    answers: text("/about"),
  },
  controller: {
    beside: controller(
      "Reports",
      '[ApiController]\n[Route("api/[controller]")]',
      '[HttpGet("{year:int}", Name = "GetReport")]\n    public string Year(int year) => $"own /api/reports/{year}";',
    ),
    answers: text("/api/reports/2026"),
    isController: true,
  },
  conventional: {
    beside: controller("Pages", '[Route("pages")]', '[HttpGet]\n    public string All() => "own /pages";'),
    answers: text("/pages"),
    isController: true,
  },
  literalBelow: { statements: get("/orders/latest"), answers: text("/orders/latest") },
  post: { statements: 'app.MapPost("/orders/import", () => "imported");', answers: {} },
  sameRoute: { statements: get("/orders"), answers: text("/orders"), isClash: true },
  sameRouteInGroup: {
    statements:
      'var orders = app.MapGroup("tickets");\norders.MapGet("{number}", (string number) => "own /tickets/" + number);',
    answers: text("/tickets/5"),
    isClash: true,
  },
  sameRouteInConstant: {
    statements: 'app.MapGet(OrderPaths.All, () => "own /orders");',
    beside: 'public static class OrderPaths\n{\n    public const string All = "/Orders";\n}',
    answers: text("/orders"),
    isClash: true,
  },
  sameRouteInController: {
    beside: controller(
      "Orders",
      '[ApiController]\n[Route("[controller]")]',
      '[HttpGet("{id}")]\n    public string Find(string id) => "own /orders/" + id;',
    ),
    answers: text("/orders/9"),
    isController: true,
    isClash: true,
  },
  sameRouteConstrained: {
    statements: 'app.MapGet("/orders/{id:int}", (int id) => $"own /orders/{id}");',
    answers: text("/orders/9"),
    isClash: true,
  },
  sameName: {
    statements: get("/own/order", "/own/order", '.WithName("GetOrder")'),
    answers: text("/own/order"),
    isClash: true,
  },
  sameNameOf: {
    statements: 'app.MapGet("/own/order", OrderActions.CreateOrder).WithName(nameof(OrderActions.CreateOrder));',
    beside: 'public static class OrderActions\n{\n    public static string CreateOrder() => "own /own/order";\n}',
    answers: text("/own/order"),
    isClash: true,
  },
  sameMethodName: {
    statements:
      'Func<string> create = TicketActions.GetTicket;\napp.MapGet("/own/ticket", create).WithName(create.Method.Name);',
    beside: 'public static class TicketActions\n{\n    public static string GetTicket() => "own /own/ticket";\n}',
    answers: text("/own/ticket"),
    isClash: true,
  },
};
