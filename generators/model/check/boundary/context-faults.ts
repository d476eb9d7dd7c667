import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import type { Name } from "../../ast-node.ts";
import type { Scope } from "../../bind/symbols.ts";

interface Tie extends Pick<Scope, "contexts"> {
  /** The context that names another one. */
  readonly context: Pick<Scope["context"], "name">;
  /** The verb of the message. */
  readonly tie: string;
}

/** Reports a named context that does not exist, or is the naming context itself. */
export function contextFaults(span: Name, { context, contexts, tie }: Tie): readonly Diagnostic[] {
  const name = span.text;
  if (!contexts.has(name)) return [unknownContext(span, contexts)];
  return name === context.name ? [report(catalogue.contextToItself, { context: name, tie }, { span })] : [];
}

/** Reports the name of a context that does not exist. */
export function unknownContext(span: Name, contexts: Scope["contexts"]): Diagnostic {
  const hint = spellingHint(span.text, contexts.keys());
  return report(catalogue.unknownContext, { context: span.text }, { span, hint });
}
