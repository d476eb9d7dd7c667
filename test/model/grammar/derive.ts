import type { Kind } from "../../../generators/model/parse/tokens.ts";
import { everyPart, type Grammar, type Part, partsOf } from "../../../scripts/grammar/grammar.ts";
import { tokenClasses } from "../../../scripts/grammar/token-classes.ts";

/** Names that no keyword is. */
const names = ["a", "Loan", "x1", "_b"];

/** The texts of the kinds of tokens with several spellings. */
const spellings: Partial<Record<Kind, readonly string[]>> = {
  int: ["1", "0", "007", "99999999999999999999"],
  decimal: ["1.5", "0.00"],
  date: ["2028-02-29", "9999-99-99"],
  time: ["23:59", "00:00:00"],
  duration: ["3 days", "1 week", "007 \t minutes"],
  string: ['"a"', '""', '"\\"{\\\\"', '"// b"'],
  pattern: ["/[A-Z]+/", "/a\\/b/"],
};

const spaces = [" ", " ", " ", "\n", "  \n\t", " /* c */ ", " // c\n"];

/** The facts about a grammar that every derivation needs. */
interface Plan {
  readonly grammar: Grammar;
  readonly names: readonly string[];
  /** The steps to each production from every other. */
  readonly steps: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The alternatives of each choice, the shortest first. */
  readonly shortestFirst: ReadonlyMap<Part, readonly Part[]>;
}

/** A derivation under way. Its decisions are numbers, which are 0 behind their end and beyond a depth. */
interface Derivation {
  readonly plan: Plan;
  readonly numbers: readonly number[];
  at: number;
  /** The number of productions around. */
  depth: number;
  /** The production that the text shall have, with the steps to it from every other; undefined once it is there. */
  goal: { readonly name: string; readonly steps: ReadonlyMap<string, number> } | undefined;
}

// A command of an aggregate is eleven deep; that leaves two levels of expressions.
const deepest = 26;

/**
 * Returns a function that derives files. The first number says which production a file has, each other makes one decision;
 * without numbers, it is empty.
 */
export function deriverOf(grammar: Grammar): (numbers: readonly number[]) => string {
  const names = [...grammar.productions.keys()];
  const choices = [...grammar.productions.values()]
    .flatMap(({ part }) => everyPart(part))
    .filter((part) => part.kind === "choice");
  const plan: Plan = {
    grammar,
    names,
    steps: new Map(names.map((name) => [name, stepsTo(grammar, name)])),
    shortestFirst: new Map(choices.map((choice) => [choice, shortestFirst(grammar, partsOf(choice))])),
  };
  return (numbers) => derive(plan, numbers);
}

function derive(plan: Plan, numbers: readonly number[]): string {
  const derivation: Derivation = { plan, numbers, at: 0, depth: 0, goal: undefined };
  const name = pick(plan.names, derivation);
  derivation.goal = { name, steps: plan.steps.get(name) ?? new Map() };
  const text: string[] = [];
  let isJoined = false;
  for (const token of tokensOf(derivation, { kind: "rule", name: "file" })) {
    if (token !== undefined) text.push(isJoined ? "" : pick(spaces, derivation), token);
    isJoined = token === undefined;
  }
  return text.join("");
}

/** Returns tokens, and undefined for the mark that joins two of them. */
function tokensOf(derivation: Derivation, part: Part): readonly (string | undefined)[] {
  const within = (inner: Part) => tokensOf(derivation, inner);
  switch (part.kind) {
    case "token":
      return [part.token];
    case "class":
      return [spell(tokenClasses[part.name], derivation)];
    case "rule":
      if (derivation.goal?.name === part.name) derivation.goal = undefined;
      return deeper(derivation, () => within(partOf(derivation.plan.grammar, part.name)));
    case "sequence":
      return sequenceOf(derivation, part.parts);
    case "choice":
      return within(pick(alternatives(derivation, part), derivation));
    case "optional":
      return next(derivation) % 2 === 1 || leadsToGoal(derivation, part.part) ? within(part.part) : [];
    case "repeated": {
      const least = leadsToGoal(derivation, part.part) ? 1 : 0;
      return Array.from({ length: Math.max(least, next(derivation) % 4) }, () => part.part).flatMap(within);
    }
    case "unless":
      return [];
    case "joined":
      return [undefined];
  }
}

// The nearest part leads to the goal; another one could go round in circles.
function sequenceOf(derivation: Derivation, parts: readonly Part[]): readonly (string | undefined)[] {
  const { goal } = derivation;
  const nearest = goal && parts.toSorted((one, other) => distanceOf(goal, one) - distanceOf(goal, other))[0];
  return parts.flatMap((part) => {
    if (part === nearest) return tokensOf(derivation, part);
    derivation.goal = undefined;
    const tokens = tokensOf(derivation, part);
    if (parts.indexOf(part) < parts.indexOf(nearest ?? part)) derivation.goal = goal;
    return tokens;
  });
}

function spell(kinds: readonly Kind[], derivation: Derivation): string {
  // A keyword is drawn for one name in eight.
  const kind = kinds[0] === "name" && next(derivation) % 8 !== 7 ? "name" : pick(kinds, derivation);
  if (kind === "name") return pick(names, derivation);
  return pick(spellings[kind] ?? [kind], derivation);
}

function pick<T>(items: readonly T[], derivation: Derivation): T {
  const item = items[next(derivation) % items.length];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}

function next(derivation: Derivation): number {
  if (derivation.depth > deepest) return 0;
  const number = derivation.numbers[derivation.at] ?? 0;
  derivation.at += 1;
  return number;
}

function deeper<T>(derivation: Derivation, inner: () => T): T {
  derivation.depth += 1;
  const result = inner();
  derivation.depth -= 1;
  return result;
}

/** Returns the alternatives to pick from: the nearest to the goal, or all of them, the shortest first. */
function alternatives({ plan, goal }: Derivation, choice: Part): readonly Part[] {
  const parts = plan.shortestFirst.get(choice) ?? [];
  const distances = parts.map((part) => (goal === undefined ? Number.POSITIVE_INFINITY : distanceOf(goal, part)));
  const least = Math.min(...distances);
  return Number.isFinite(least) ? parts.filter((_part, index) => distances[index] === least) : parts;
}

function shortestFirst(grammar: Grammar, parts: readonly Part[]): readonly Part[] {
  const depths = new Map(parts.map((part) => [part, depthOf(grammar, part, [])]));
  return parts.toSorted((one, other) => (depths.get(one) ?? 0) - (depths.get(other) ?? 0));
}

function leadsToGoal({ goal }: Derivation, part: Part): boolean {
  return goal !== undefined && Number.isFinite(distanceOf(goal, part));
}

function distanceOf({ steps }: { readonly steps: ReadonlyMap<string, number> }, part: Part): number {
  if (part.kind === "unless") return Number.POSITIVE_INFINITY;
  if (part.kind === "rule") return steps.get(part.name) ?? Number.POSITIVE_INFINITY;
  return Math.min(...partsOf(part).map((inner) => distanceOf({ steps }, inner)));
}

/** Returns the number of productions between each production and one of them. */
function stepsTo({ productions }: Grammar, goal: string): ReadonlyMap<string, number> {
  const steps = new Map([[goal, 0]]);
  for (let size = 0; size < steps.size; ) {
    size = steps.size;
    for (const { name, part } of productions.values()) {
      const distance = 1 + distanceOf({ steps }, part);
      if (Number.isFinite(distance) && !steps.has(name)) steps.set(name, distance);
    }
  }
  return steps;
}

/** Returns the number of productions that a part needs at least, one in the other; endless for one that needs itself. */
function depthOf(grammar: Grammar, part: Part, around: readonly string[]): number {
  switch (part.kind) {
    case "rule":
      if (around.includes(part.name)) return Number.POSITIVE_INFINITY;
      return 1 + depthOf(grammar, partOf(grammar, part.name), [...around, part.name]);
    case "sequence":
      return Math.max(...part.parts.map((inner) => depthOf(grammar, inner, around)));
    case "choice":
      return Math.min(...part.parts.map((inner) => depthOf(grammar, inner, around)));
    default:
      return 0;
  }
}

function partOf(grammar: Grammar, name: string): Part {
  const part = grammar.productions.get(name)?.part;
  if (part === undefined) throw new Error(`There is no production ${name}.`);
  return part;
}
