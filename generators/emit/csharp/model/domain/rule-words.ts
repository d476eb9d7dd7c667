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
  /** The type that it is a rule of. */
  readonly subject: string;
  /** What the user reads then, as a literal. */
  readonly message: string;
}

/** What the partial `rule` prints. */
export interface RuleWords extends Violation {
  readonly [tag: string]: string | boolean;
  readonly isLong: boolean;
}

/** A rule of the model as the condition that breaks it, and what the user reads then. */
export function ruleWords({ condition, guard, message }: Rule, at: ExpressionPlace): RuleWords {
  const broken = negated(condition);
  const text = csharpExpression(guard === undefined ? broken : both(guard, broken), at);
  return violationWords({ broken: text, subject: at.subject, message: csharpString(message) }, at);
}

/** A rule in finished words. */
export function violationWords({ broken, subject, message }: Violation, { spelled }: Spelled): RuleWords {
  const line = `        DomainInvariantViolationException.ThrowIf(${broken}, ${subject}, ${message});`;
  return { broken, subject, message, isLong: spelled(line).length > longestLine };
}
