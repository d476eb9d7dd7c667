import type { Rule } from "../../../../model/ir.ts";
import { csharpString } from "../../csharp-string.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { both, negated } from "../expression/negated.ts";
import { csharpExpression } from "../expression.ts";

/** A rule as C#: when it is broken, of which type, and what the user reads then. */
export interface RuleWords {
  readonly [tag: string]: string;
  readonly broken: string;
  readonly subject: string;
  readonly message: string;
}

/** A rule as the condition that breaks it, and what the user reads then. */
export function ruleWords({ condition, guard, message }: Rule, at: ExpressionPlace): RuleWords {
  const broken = negated(condition);
  return {
    broken: csharpExpression(guard === undefined ? broken : both(guard, broken), at),
    subject: at.subject,
    message: csharpString(message),
  };
}
