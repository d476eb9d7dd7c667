import type { Diagnostic, Span } from "../../diagnostics/diagnostic.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import { listOf, quoted } from "../../text/quoted.ts";
import type { ParameterDecl } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import type { NamedArgument } from "../statement-ast.ts";
import { clashingNames } from "./clashing-names.ts";

interface Call {
  /** The name of the called behaviour. */
  readonly called: Name;
  readonly given: readonly NamedArgument[];
  readonly parameters: readonly ParameterDecl[];
  /** True for a name that is allowed beside the parameters. */
  readonly isOwn: (name: string) => boolean;
}

/** Reports unknown, repeated and missing arguments of a call. Optional parameters can be left out. */
export function argumentFaults(
  { called, given, parameters, isOwn }: Call,
  diagnose: (problem: string, at: { readonly span: Span; readonly hint?: string | undefined }) => Diagnostic,
): readonly Diagnostic[] {
  const names = parameters.map(({ name }) => name.text);
  const unknown = given
    .filter(({ name: { text } }) => text !== "" && !isOwn(text) && !names.includes(text))
    .map(({ name }) =>
      diagnose(`has no parameter ${quoted(name.text)}`, { span: name, hint: spellingHint(name.text, names) }),
    );
  const twice = clashingNames(
    given,
    (one, at) => diagnose(`is given ${quoted(one)} twice`, { span: at.span }),
    (one) => one,
  );
  const missing = parameters
    .filter(({ type }) => !(type.kind === "type" && type.isOptional))
    .map(({ name }) => name.text)
    .filter((parameter) => !given.some(({ name }) => name.text === parameter));
  const absent = missing.length === 0 ? [] : [diagnose(`needs a value for ${listOf(missing)}`, { span: called })];
  return [...unknown, ...twice, ...absent];
}
