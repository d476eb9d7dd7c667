import type * as ast from "../ast.ts";
import type { Expr } from "../expr.ts";
import type { Branch, Condition } from "../operation/changes.ts";
import { constantOf } from "../typing/constant.ts";
import { exprOf, type OperatedContext } from "./lower-parts.ts";

/** A statement that changes or tells, and the branch that it stands on; undefined for one that is always carried out. */
export interface Effect {
  readonly statement: ast.Statement;
  readonly branch: Branch | undefined;
}

/** Lists what a behaviour does, in the order of the text. */
export function effectsOf(
  { kind, statements }: ast.BehaviourDecl & { readonly kind: string },
  checked: OperatedContext,
) {
  const effects: Effect[] = [];
  const isChange = ({ statement }: Effect) =>
    "field" in statement && (kind === "command" || statement.kind !== "assign");
  for (const statement of statements)
    effects.push(
      ...(statement.kind === "ifStatement"
        ? sidesOf(statement, { value: exprOf(checked, statement.condition), at: effects.filter(isChange).length })
        : [{ statement, branch: undefined }]),
    );
  return effects;
}

function sidesOf({ statements, otherwise }: ast.IfStatement, condition: Condition): readonly Effect[] {
  const decided = decidedBy(condition.value);
  const side = (isElse: boolean, inside: readonly ast.Statement[]) =>
    decided === isElse
      ? []
      : inside.map((statement) => ({ statement, branch: decided === undefined ? { condition, isElse } : undefined }));
  return [...side(false, statements), ...side(true, otherwise?.statements ?? [])];
}

/** Returns the answer of a condition that consists of literals: the compiler warns of code that it rules out. */
export function decidedBy(condition: Expr): boolean | undefined {
  const constant = constantOf(condition);
  return constant?.kind === "Bool" ? constant.value : undefined;
}
