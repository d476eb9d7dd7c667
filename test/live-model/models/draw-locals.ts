import { type Draw, oneOf } from "./draw.ts";
import type { Member } from "./draw-members.ts";

/** Names of the framework, of base classes and of emitted locals. */
const names =
  "applies Regex Guid src sum next pair value given id loan result request ct Equals nameof other left Name class".split(
    " ",
  );

/** Draws the name of a local; most often that of a member or parameter, in either case. */
function drawName(draw: Draw, members: readonly Member[]): string {
  const [first = "x", ...rest] = [...members.map(({ name }) => name), ...names];
  const name = oneOf(draw, [first, ...rest]);
  return draw(2) === 0 ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

/** Draws a condition that holds, with lets in lets and in lambdas. Its locals may have the names of anything around it. */
export function drawLocals(draw: Draw, members: readonly Member[]): string {
  const [one, two] = [drawName(draw, members), drawName(draw, members)];
  const list = members.find(({ type }) => type === "List<Int>")?.name;
  const nested = `let ${one} = 1 in (let ${two} = ${one} + 1 in ${two} > 0) && ${one} == 1`;
  if (list === undefined || list === one) return `(${nested})`;
  return `(${nested}) && ${list}.all(${one} => ${list}.any(${two} => (let ${one} = ${two} in ${one} == ${two})) || ${one} > 0)`;
}
