import { afterName } from "../csharp/code-tokens.ts";
import { methodsOf } from "../csharp/methods-of.ts";
import { membersIn } from "../csharp/read-members.ts";
import type { SourceType } from "../csharp/read-types.ts";
import { setUpCalls } from "../facts/endpoint-class-routes.ts";

/** Returns the tokens of a body that a graft asks about: signatures of methods, and code that maps types or endpoints. */
export function surfaceOf(type: SourceType): readonly string[] {
  const { body, kind } = type;
  if (kind === "enum" || mapsTypes(type)) return body;
  const surface: string[] = [];
  let start = 0;
  for (const { to } of membersIn(body)) {
    surface.push(...surfaceOfMember(type, body.slice(start, to)));
    start = to;
  }
  return answersOf(type, surface) === answersOf(type, body) ? surface : body;
}

/** The methods of EF Core whose type argument says something about another type. */
const mappingCalls: ReadonlySet<string> = new Set(["Entity", "Owned", "Properties"]);

function mapsTypes({ bases, body }: SourceType): boolean {
  const isConfiguration = bases.some(({ name }) => /Configuration/.test(name));
  return isConfiguration || body.some((token, at) => mappingCalls.has(token) && body[at + 1] === "<");
}

function surfaceOfMember(type: SourceType, member: readonly string[]): readonly string[] {
  if (hasEquality(member)) return ["operator", "=", "=", ";"];
  const [method] = methodsOf({ ...type, body: member });
  if (method === undefined || method.body.some(isSetUp)) return method === undefined ? [] : member;
  return [...member.slice(0, member.length - method.body.length), ";"];
}

function hasEquality(tokens: readonly string[]): boolean {
  return tokens.some((token, at) => token === "operator" && tokens[at + 1] === "=" && tokens[at + 2] === "=");
}

/** True for a call by which an endpoint of FastEndpoints says its route. */
function isSetUp(token: string, at: number, tokens: readonly string[]): boolean {
  return setUpCalls.has(token) && tokens[at - 1] !== "." && tokens[afterName(tokens, at)] === "(";
}

/** Returns everything that a graft learns from a body, as one text. */
function answersOf(type: SourceType, body: readonly string[]): string {
  const methods = methodsOf({ ...type, body }).map((one) => ({
    ...one,
    modifiers: [...one.modifiers],
    body: one.body.some(isSetUp) ? one.body : [],
  }));
  return JSON.stringify([hasEquality(body), methods]);
}
