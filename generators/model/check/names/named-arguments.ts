import type { Diagnostic, Span } from "../../../diagnostics/diagnostic.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import { listOf, quoted } from "../../../text/quoted.ts";
import type { ParameterDecl } from "../../ast.ts";
import type { Name } from "../../ast-node.ts";
import type { NamedArgument } from "../../expression-ast.ts";
import { clashingNames, exactly } from "../clashes.ts";

/** The parameters of a behaviour, or the fields of an event. */
interface Slots {
  readonly noun: "parameter" | "field";
  /** Their names, with true for those that need a value. */
  readonly names: ReadonlyMap<string, boolean>;
  /** A name that is allowed beside them. */
  readonly other?: string;
}

interface Call {
  /** The name of the called behaviour, or of the event. */
  readonly called: Name;
  readonly given: readonly NamedArgument[];
  readonly slots: Slots;
}

/** Returns the slots of a behaviour. Optional parameters and those with a default can be left out. */
export function parameterSlots(parameters: readonly ParameterDecl[]): Slots {
  const names = parameters.map(
    ({ name, type, value }) => [name.text, value === undefined && !(type.kind === "type" && type.isOptional)] as const,
  );
  return { noun: "parameter", names: new Map(names) };
}

/** Reports unknown, repeated and missing arguments. */
export function argumentFaults(
  { called, given, slots: { noun, names, other } }: Call,
  diagnose: (problem: string, at: { readonly span: Span; readonly hint?: string | undefined }) => Diagnostic,
): readonly Diagnostic[] {
  const unknown = given
    .filter(({ name: { text } }) => text !== "" && text !== other && !names.has(text))
    .map(({ name }) =>
      diagnose(`has no ${noun} ${quoted(name.text)}`, { span: name, hint: spellingHint(name.text, names.keys()) }),
    );
  const twice = clashingNames(given, (one, { span }) => diagnose(`is given ${quoted(one)} twice`, { span }), exactly);
  const stated = new Set(given.map(({ name }) => name.text));
  const missing = [...names].flatMap(([name, isNeeded]) => (isNeeded && !stated.has(name) ? [name] : []));
  const absent = missing.length === 0 ? [] : [diagnose(`needs a value for ${listOf(missing)}`, { span: called })];
  return [...unknown, ...twice, ...absent];
}
