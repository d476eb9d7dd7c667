import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Span } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Expr } from "../expr.ts";
import { constantNumber } from "./constant.ts";
import { isInRange, spelledNumber } from "./constant-number.ts";
import { type Typer, untyped } from "./typer.ts";

/** Reports a literal expression whose value exceeds its type: the C# compiler evaluates and rejects it. */
export function inRange(typer: Typer, { span }: { readonly span: Span }, expr: Expr): Expr {
  const number = constantNumber(expr);
  if (number === undefined || isInRange(number)) return expr;
  typer.report(report(catalogue.numberTooLarge, { text: spelledNumber(number), type: number.kind }, { span }));
  return untyped;
}
