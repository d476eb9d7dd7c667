import { wireNameOf } from "../../http/wire-name-of.ts";
import { type Declarations, specificationNamed } from "../declarations.ts";
import { childrenOf, type Expr, someExpr } from "../expr.ts";
import type { Entity } from "../ir.ts";
import { evaluate } from "./evaluate.ts";
import { isList, isObject, type Json, type JsonObject } from "./json.ts";

const longest = 5;

/**
 * Returns a function with the same answers for states of a root that its rules hardly tell apart: what was tried in one
 * of them need not be tried in the others.
 */
export function answersIn(root: Entity, declarations: Declarations): (state: JsonObject) => readonly string[] {
  const parts = conditionsOf(root).flatMap((expr) => partsOf(expr, { root, declarations }));
  const asked = [...new Map(parts.filter(isAsked).map((part) => [JSON.stringify(part), part])).values()];
  const bounds = [...new Set(parts.filter(isNumber).map(({ text }) => Number(text)))];
  const removals = root.commands.flatMap(({ changes }) =>
    changes.filter(({ kind }) => kind === "remove" || kind === "call"),
  );
  const fields = new Set([...root.states, ...removals].map(({ field }) => wireNameOf(field)));
  return (state) => {
    const scope = { declarations, self: state, selfType: root.type };
    const answers = asked.map((part) => coarse(evaluate(part, scope), bounds));
    const lengths = [...fields].map((name) => lengthOf(state[name]));
    return [...answers, ...lengths].map((answer, index) => `${index} ${JSON.stringify(answer)}`);
  };
}

/** Lists the conditions on a state: of commands, of its changes, and of the whole. */
function conditionsOf({ commands, invariants, states }: Entity): readonly Expr[] {
  const rules = [...commands.flatMap(({ requires }) => requires), ...invariants];
  const branches = commands.flatMap(({ changes }) => changes.flatMap(({ branch }) => branch?.condition.value ?? []));
  const guards = [...rules, ...states.flatMap((machine) => machine.rules)].flatMap(({ guard }) => guard ?? []);
  return [...rules.map(({ condition }) => condition), ...guards, ...branches];
}

interface PartPlace {
  readonly root: Entity;
  readonly declarations: Declarations;
}

/** Lists the parts of an expression that a state of the root answers by itself, and the numbers in it. */
function partsOf(expr: Expr, place: PartPlace): readonly Expr[] {
  const within = (parts: readonly Expr[]) => parts.flatMap((part) => partsOf(part, place));
  switch (expr.kind) {
    case "satisfies": {
      const specification = specificationNamed(expr.specification, place.declarations);
      const parts = within(specification === undefined ? [] : [specification.condition]);
      return expr.target === undefined ? parts : [expr, ...parts.filter(isNumber), ...within([expr.target])];
    }
    case "field": {
      const { initializer } = place.root.members.find(({ name }) => name === expr.name) ?? {};
      return [expr, ...within(initializer?.kind === "derived" ? [initializer.value] : [])];
    }
    case "lambdaOperation":
      return [expr, ...within([expr.target]), ...within([expr.body]).filter(isNumber)];
    case "let":
      return [expr];
    default:
      return [expr, ...within(childrenOf(expr))];
  }
}

function isNumber(expr: Expr): expr is Extract<Expr, { readonly text: string }> {
  return expr.kind === "int" || expr.kind === "decimal";
}

/** True for what differs from state to state. */
function isAsked(expr: Expr): boolean {
  return someExpr(expr, ({ kind }) => kind === "field") && !someExpr(expr, ({ kind }) => kind === "parameter");
}

/** Returns where a number lies between bounds; of a list, how many items it has and of which kinds; of a text, that it is there. */
function coarse(value: Json | undefined, bounds: readonly number[]): Json | undefined {
  if (typeof value === "number") return bounds.map((bound) => Math.sign(value - bound));
  if (isList(value)) {
    const kinds = value.map((item) => JSON.stringify(kindOf(item)));
    return [Math.min(value.length, longest), ...[...new Set(kinds)].sort()];
  }
  return value === undefined ? undefined : kindOf(value);
}

/** Returns the truths in a value, and which of its members there are. */
function kindOf(value: Json): Json {
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, kindOf(part)]));
  return typeof value === "boolean" || value === null ? value : "";
}

function lengthOf(value: Json | undefined): Json | undefined {
  return isList(value) ? Math.min(value.length, longest) : value;
}
