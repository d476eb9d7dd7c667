import type { Command, Factory } from "../../../../model/ir.ts";
import { negated } from "../../../../model/lower/negated.ts";
import type { Branch, Condition } from "../../../../model/operation/changes.ts";
import { freshIdentifier } from "../../csharp-text.ts";
import { besideNames, type ExpressionPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";

/** A statement without its semicolon, an `if` or a `foreach`. */
export type StatementWords = string | IfWords | LoopWords;

interface LoopWords {
  /** The variable and the items that it stands for. */
  readonly loop: string;
  readonly statements: readonly StatementWords[];
}

interface IfWords {
  readonly condition: string;
  readonly whenTrue: StatementWords[];
  readonly whenFalse: StatementWords[];
}

/** The statements in C# for one statement of a behaviour. */
export interface Step {
  readonly branch: Branch | undefined;
  readonly statements: readonly StatementWords[];
}

/** Names a variable for each condition that changes and events share, or that changes below it could turn. A parameter stays as it is. Returns the place beside these variables too. */
export function conditionVariables<At extends ExpressionPlace>(behaviour: Command | Factory, beside: At) {
  const { changes, emissions, publications } = behaviour;
  const removed = "removal" in behaviour ? (behaviour.removal?.branches ?? []) : [];
  const taken = new Set(beside.names);
  const variables = new Map<Condition, string>();
  for (const branch of [...[...emissions, ...publications].map((one) => one.branch), ...removed]) {
    if (branch === undefined || variables.has(branch.condition)) continue;
    const { at, value } = branch.condition;
    if (at === changes.length || value.kind === "parameter") continue;
    const name = freshIdentifier("applies", taken);
    taken.add(name);
    variables.set(branch.condition, name);
  }
  return { variables, at: besideNames(beside, ...variables.values()) };
}

/** Returns the condition of a branch: its variable, or an expression. */
export function branchCondition(
  { condition, isElse }: Branch,
  variables: ReadonlyMap<Condition, string>,
  at: ExpressionPlace,
): string {
  const name = variables.get(condition);
  if (name !== undefined) return isElse ? `!${name}` : name;
  return csharpExpression(isElse ? negated(condition.value) : condition.value, at);
}

/** Returns the place of the statements on a branch. */
export function insideBranch(
  branch: Branch | undefined,
  variables: ReadonlyMap<Condition, string>,
  at: ExpressionPlace,
): ExpressionPlace {
  return branch !== undefined && variables.has(branch.condition) ? { ...at, isUnproven: true } : at;
}

/** Returns the statements of changes on their branches, with the variables of conditions where these stand. */
export function changeStatements(
  changes: readonly Step[],
  variables: ReadonlyMap<Condition, string>,
  at: ExpressionPlace,
): readonly StatementWords[] {
  const steps = changes.flatMap((step, index): readonly Step[] => [
    ...[...variables].flatMap(([condition, name]) =>
      condition.at === index
        ? [{ branch: undefined, statements: [`var ${name} = ${csharpExpression(condition.value, at)}`] }]
        : [],
    ),
    step,
  ]);
  return inBranches(steps, variables, at);
}

/** Puts the statements of steps under the conditions of their branches. Spec: model-csharp, Conditions. */
export function inBranches(
  steps: readonly Step[],
  variables: ReadonlyMap<Condition, string>,
  at: ExpressionPlace,
): readonly StatementWords[] {
  const words: StatementWords[] = [];
  let open:
    | { readonly condition: Condition; readonly sides: readonly [StatementWords[], StatementWords[]] }
    | undefined;
  const close = () => {
    if (open === undefined) return;
    const { condition, sides } = open;
    const [whenTrue, whenFalse] = sides;
    const isElse = whenTrue.length === 0;
    words.push({
      condition: branchCondition({ condition, isElse }, variables, at),
      ...(isElse ? { whenTrue: whenFalse, whenFalse: [] } : { whenTrue, whenFalse }),
    });
    open = undefined;
  };
  for (const { branch, statements } of steps) {
    if (branch === undefined || branch.condition !== open?.condition) close();
    if (branch === undefined) words.push(...statements);
    else {
      open ??= { condition: branch.condition, sides: [[], []] };
      open.sides[branch.isElse ? 1 : 0].push(...statements);
    }
  }
  close();
  return words;
}

/** Prints statements as lines, with a blank line behind each block. */
export function statementLines(statements: readonly StatementWords[], indent: string): readonly string[] {
  return statements.flatMap((statement, index) => {
    if (typeof statement === "string") return [`${indent}${statement};`];
    const lines = "loop" in statement ? loopLines(statement, indent) : ifLines(statement, indent);
    return index === statements.length - 1 ? lines : [...lines, ""];
  });
}

function loopLines({ loop, statements }: LoopWords, indent: string): readonly string[] {
  return [`${indent}foreach (${loop})`, ...blockLines(statements, indent)];
}

function ifLines({ condition, whenTrue, whenFalse }: IfWords, indent: string): readonly string[] {
  const otherwise = whenFalse.length === 0 ? [] : [`${indent}else`, ...blockLines(whenFalse, indent)];
  return [`${indent}if (${condition})`, ...blockLines(whenTrue, indent), ...otherwise];
}

function blockLines(statements: readonly StatementWords[], indent: string): readonly string[] {
  return [`${indent}{`, ...statementLines(statements, `${indent}    `), `${indent}}`];
}
