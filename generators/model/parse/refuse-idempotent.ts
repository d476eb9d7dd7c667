import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { accept, complain, type Parser, spanOfNext } from "./parser.ts";

/** Reports the modifier of factories behind another declaration. */
export function refuseIdempotent(parser: Parser): void {
  const span = spanOfNext(parser);
  if (!accept(parser, "idempotent")) return;
  const hint = "Delete it, or write it behind the signature of a `create` factory.";
  complain(parser, catalogue.idempotentElsewhere, {}, { span, hint });
}
