import type { Expr } from "../../../../model/expr.ts";
import type { Command, Entity, Rule, StateRule } from "../../../../model/ir.ts";
import { both, either, negated } from "../../../../model/lower/negated.ts";
import type { Assignment } from "../../../../model/operation/changes.ts";
import { type DeclaredType, required, scalars, type Type } from "../../../../model/type.ts";
import { csharpString } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { sourcesOf } from "./state-sources.ts";

/** The longest rule that stands on one line: its message is most of it, and needs no careful reading. */
const longestLine = 160;

/** The view of the partial `rule`. */
export type RuleWords = ReturnType<typeof violationWords>;

/** Returns the words of a rule: the condition that breaks it, and the message for the user. */
export function ruleWords({ condition, guard, message }: Rule, at: ExpressionPlace): RuleWords {
  const broken = negated(condition);
  return violationWords(csharpExpression(guard === undefined ? broken : both(guard, broken), at), message, at);
}

/** Returns the words of a violation. The subject is the type with the rule. */
export function violationWords(
  broken: string,
  text: string,
  { subject, spelled }: Pick<ExpressionPlace, "subject" | "spelled">,
) {
  const message = csharpString(text);
  const line = `        DomainInvariantViolationException.ThrowIf(${broken}, ${subject}, ${message});`;
  return { broken, subject, message, isLong: spelled(line).length > longestLine };
}

interface TransitionPlace {
  readonly command: Command;
  readonly entity: Entity;
  readonly at: ExpressionPlace;
}

/** Returns the rule against illegal steps of a state machine. Returns undefined without a machine, or if the command itself requires a legal source. Spec: model-csharp, States. */
export function transitionRule(step: Assignment, { command, entity, at }: TransitionPlace): RuleWords | undefined {
  const { field, value } = step;
  const sources = sourcesOf(step, entity);
  const type = entity.members.find(({ name }) => name === field)?.type;
  if (sources === undefined || type === undefined) return undefined;
  if (command.requires.some((rule) => rule.guard === undefined && asksForSource(rule.condition, field, sources)))
    return undefined;
  const legal = sources.map((rule) => legalStep(rule, step, type));
  const target = value.kind === "enumMember" ? ` to ${value.name}` : "";
  return violationWords(csharpExpression(negated(anyOf(legal)), at), `illegal transition of ${field}${target}`, at);
}

/** Returns the statement that refuses an illegal step where it is made, as a list of at most one. */
export function transitionStatements(step: Assignment, place: TransitionPlace): readonly string[] {
  const rule = transitionRule(step, { ...place, command: { ...place.command, requires: [] } });
  if (rule === undefined) return [];
  return [`${typeName("DomainInvariantViolationException")}.ThrowIf(${rule.broken}, ${rule.subject}, ${rule.message})`];
}

/** Tells whether a condition such as `a == X || a == Y` admits legal sources alone. */
function asksForSource(condition: Expr, field: string, sources: readonly StateRule[]): boolean {
  if (condition.kind !== "binary") return false;
  const sides = [condition.left, condition.right];
  if (condition.operator === "||") return sides.every((side) => asksForSource(side, field, sources));
  if (condition.operator !== "==") return false;
  const isField = sides.some((side) => side.kind === "field" && side.name === field);
  return sides.some(
    (side) =>
      isField &&
      side.kind === "enumMember" &&
      sources.some(({ from, guard }) => from === side.name && guard === undefined),
  );
}

function legalStep({ from, to, guard }: StateRule, { field, value }: Assignment, type: Type): Expr {
  const isSource = isState({ kind: "field", name: field, type }, from, type);
  const isTarget = value.kind === "enumMember" ? undefined : anyOf(to.map((state) => isState(value, state, type)));
  return [isTarget, guard].reduce<Expr>((all, next) => (next === undefined ? all : both(all, next)), isSource);
}

function isState(left: Expr, state: string, type: Type): Expr {
  // States are members of an enum.
  const declared = required(type) as DeclaredType;
  const right: Expr = { kind: "enumMember", enum: declared, name: state, type: declared };
  return { kind: "binary", operator: "==", left, right, type: scalars.Bool };
}

function anyOf(conditions: readonly Expr[]): Expr {
  const none: Expr = { kind: "bool", value: false, type: scalars.Bool };
  const [first = none, ...rest] = conditions;
  return rest.reduce(either, first);
}
