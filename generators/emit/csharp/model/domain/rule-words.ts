import type { Rule } from "../../../../model/ir.ts";
import type { Spelled } from "../../../planned-file.ts";
import { csharpString } from "../../csharp-string.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { both, negated } from "../expression/negated.ts";
import { csharpExpression } from "../expression.ts";

/** The longest rule that stands on one line: its message is most of it, and needs no careful reading. */
const longestLine = 160;

interface Violation {
  /** The condition that breaks the rule. */
  readonly broken: string;
  /** The type with the rule. */
  readonly subject: string;
  /** The message for the user, as a literal. */
  readonly message: string;
}

/** The view of the partial `rule`. */
export interface RuleWords extends Violation {
  readonly [tag: string]: string | boolean;
  readonly isLong: boolean;
}

/** Returns the words of a rule: the condition that breaks it, and the message for the user. */
export function ruleWords({ condition, guard, message }: Rule, at: ExpressionPlace): RuleWords {
  const broken = negated(condition);
  const text = csharpExpression(guard === undefined ? broken : both(guard, broken), at);
  return violationWords({ broken: text, subject: at.subject, message: csharpString(message) }, at);
}

/** Returns the words of a rule from its finished parts. */
export function violationWords({ broken, subject, message }: Violation, { spelled }: Spelled): RuleWords {
  const line = `        DomainInvariantViolationException.ThrowIf(${broken}, ${subject}, ${message});`;
  return { broken, subject, message, isLong: spelled(line).length > longestLine };
}
