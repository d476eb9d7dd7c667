import { afterBracket, afterName, isWord } from "../csharp/code-tokens.ts";

/** The methods that a C# file calls and declares, by name, as far as they matter to a host. */
export interface CallFacts {
  /** The extension methods called, as in `builder.Services.AddTenon()`, the mentioned handlers, `IIntegrationEventHandler<VehicleSold>` and `IQueryHandler<PriceTags>`, and the implemented hooks: `OrderRepository.Largest`. The parts of classes by their modifiers: `GetOrderEndpoint.static`. */
  readonly called: ReadonlySet<string>;
  /** The type arguments of calls that register something: of `AddDbContext<ShopDb>()` the context. */
  readonly registered: ReadonlySet<string>;
  /** The extension methods declared: `AddTenon(this IServiceCollection services)`. */
  readonly extensions: ReadonlySet<string>;
}

/** The names that extension methods of services, applications and builders begin with. */
const HOST_CALL =
  /^(?:(?:Add|Enrich|Use|Map|Apply|Require|Set|Configure|Register)[A-Z]|Create\w+Schema$|(?:Migrate|EnsureCreated)(?:Async)?$)/;

/** Finds the calls and declarations of extension methods in the tokens of a C# file. Spec: host, Host needs. */
export function findCalls(tokens: readonly string[]): CallFacts {
  const places = tokens.flatMap((name, at) => (HOST_CALL.test(name) ? [at] : []));
  const calls = places.filter((at) => isCall(tokens, at));
  const namesAt = (found: readonly number[]) => found.map((at) => tokens[at] ?? "");
  return {
    called: new Set([...mentionsIn(tokens), ...namesAt(calls)]),
    registered: new Set(
      calls.filter((at) => REGISTRATION.test(tokens[at] ?? "")).flatMap((at) => argumentsOf(tokens, at + 1)),
    ),
    extensions: new Set(namesAt(places.filter((at) => isExtension(tokens, at)))),
  };
}

function mentionsIn(tokens: readonly string[]): readonly string[] {
  const found: string[] = [];
  let declared = "";
  for (const [at, name] of tokens.entries()) {
    if (tokens[at - 1] === "class") declared = name;
    found.push(...mentionsAt(tokens, at, declared));
  }
  return found;
}

/** Returns the handler, hook or part that a token names, in the class around it. */
function mentionsAt(tokens: readonly string[], at: number, declared: string): readonly string[] {
  const name = tokens[at] ?? "";
  if (name === "class" && tokens[at - 1] === "partial") {
    const kinds = tokens.slice(Math.max(0, at - 4), at).filter((token) => token === "static" || token === "sealed");
    return kinds.map((kind) => `${tokens[at + 1]}.${kind}`);
  }
  if (name === "IIntegrationEventHandler") return [`${name}<${lastArgument(tokens, at + 1)}>`];
  if (name === "IQueryHandler") return [`${name}<${firstArgument(tokens, at + 1)}>`];
  return tokens[at - 1] === "void" && tokens[at - 2] === "partial" ? [`${declared}.${name}`] : [];
}

const REGISTRATION = /^(?:Add|Enrich|Register|Use)[A-Z]/;

/** Returns the words between angle brackets: of `<IShopDb, Data.ShopDb>` all four. */
function argumentsOf(tokens: readonly string[], open: number): readonly string[] {
  return tokens[open] === "<" ? tokens.slice(open + 1, afterBracket(tokens, open) - 1).filter(isWord) : [];
}

/** Returns the name before the first comma between angle brackets: of `<Shop.PriceTags, PriceTag>` that of the query. */
function firstArgument(tokens: readonly string[], open: number): string {
  const inside = tokens[open] === "<" ? tokens.slice(open, open + 20) : [];
  return inside[inside.indexOf(",") - 1] ?? "";
}

/** Returns the last name between angle brackets: of `<Fleet.IntegrationEvents.VehicleSold>` that of the event. */
function lastArgument(tokens: readonly string[], open: number): string {
  return tokens[open] === "<" ? (tokens[afterBracket(tokens, open) - 2] ?? "") : "";
}

// A declaration has no dot before its name.
function isCall(tokens: readonly string[], at: number): boolean {
  return tokens[at - 1] === "." && tokens[afterName(tokens, at)] === "(";
}

function isExtension(tokens: readonly string[], at: number): boolean {
  const next = afterName(tokens, at);
  return tokens[at - 1] !== "." && tokens[next] === "(" && tokens[next + 1] === "this";
}

/** The usual names of calls that have several. */
const usualNames: ReadonlyMap<string, string> = new Map([
  ["MapTenonEndpoints", "MapTenon"],
  ["MapFastEndpoints", "UseFastEndpoints"],
  ["MigrateAsync", "Migrate"],
  ["EnsureCreatedAsync", "EnsureCreated"],
]);

/** Returns calls by their usual names. */
export function usualCalls(called: Iterable<string>): ReadonlySet<string> {
  return new Set([...called].map((name) => usualNames.get(name) ?? name));
}
