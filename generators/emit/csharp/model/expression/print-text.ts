import type { Expr } from "../../../../model/expr.ts";
import { isScalar } from "../../../../model/type.ts";
import { csharpString } from "../../csharp-string.ts";
import { typeName } from "../../names.ts";
import type { InnerPlace, Print } from "./expression-place.ts";
import { type Printed, primary, ranks, within } from "./printed.ts";

/** An expression as a part of a text. What a text says must not depend on the culture of the thread, and Bool is in lower case as in the model. */
export function printText(expr: Expr, at: InnerPlace, print: Print): Printed {
  const literal = literalText(expr);
  if (literal !== undefined) return primary(csharpString(literal));
  const printed = print(expr, at);
  const target = () => within(ranks.primary, printed);
  const invariant = () => `${typeName("CultureInfo")}.InvariantCulture`;
  if (isScalar(expr.type, "Bool"))
    return { text: `${within(ranks.coalescing, printed)} ? "true" : "false"`, rank: ranks.conditional };
  if (isScalar(expr.type, "Int", "Decimal")) return primary(`${target()}.ToString(${invariant()})`);
  if (isScalar(expr.type, "Instant")) return primary(`${target()}.ToString("O", ${invariant()})`);
  return printed;
}

function literalText(expr: Expr): string | undefined {
  if (expr.kind === "bool") return String(expr.value);
  if (expr.kind === "int" || expr.kind === "decimal") return expr.text.replace(/^0+(?=\d)/, "");
  return undefined;
}
