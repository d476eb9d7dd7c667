import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * An operation is decided while lowering; templates and emitters spell it. Their code therefore holds no verb and no status of its own.
 * Comments may mention both, as they explain and decide nothing. Results such as `TypedResults.Ok` are shapes of a handler and carry no number.
 */
const decisions: readonly RegExp[] = [
  /\bMap(?:Get|Post|Put|Delete|Patch)\b/,
  /\b(?:GET|POST|PUT|DELETE|PATCH)\b/,
  // The endpoints of an entity file have names such as `get`, which are no verbs.
  /(?<!endpoint(?:View)?\()["'`](?:get|post|put|delete|patch)["'`]/,
  /\b(?:Status)?(?:20\d|30\d|4[0-2]\d|50[0-4])(?:[A-Z][A-Za-z]*)?\b/,
];

/** The table that spells verbs as calls, and the names of these calls. */
const tables: ReadonlySet<string> = new Set([
  "generators/emit/csharp/http-words.ts",
  "generators/emit/csharp/known-names.ts",
]);

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => join(folder, path).replaceAll("\\", "/"))
    .filter((path) => /\.(?:ts|mustache)$/.test(path) && !tables.has(path));
}

function codeOf(text: string): string {
  // Names of endpoints, of which an entity can have some.
  const named = /\b(serves|factsWith)\((\w+), (?:\[[^\]]*\]|"\w+"(?:, "\w+")*)/g;
  return text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "").replace(named, "$1($2");
}

function decisionsIn(text: string): readonly string[] {
  return codeOf(text)
    .split("\n")
    .filter((line) => decisions.some((decision) => decision.test(line)))
    .map((line) => line.trim());
}

test.each([...filesIn("generators/emit"), ...filesIn("generators/flow"), ...filesIn("templates")])(
  "%s holds no verb and no status of its own",
  (path) => {
    expect(decisionsIn(readFileSync(path, "utf8"))).toEqual([]);
  },
);

test.each([
  ["a call that maps", 'routes.MapPost("/x", Handle)'],
  ["a verb", 'const verb = "GET";'],
  ["the verb of a path item", 'item["delete"]'],
  ["a constant", "StatusCodes.Status404NotFound"],
  ["a number", "errors: [400, 409]"],
])("the rule sees %s", (_name, line) => {
  expect(decisionsIn(`/** GET 404 */\n${line} // 200\n`)).toHaveLength(1);
});
