import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Span } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import { listOf, quoted } from "../../text/quoted.ts";
import type { Name } from "../ast-node.ts";
import { derivedIn, madeType, memberTypeOf, symbolOf } from "../bind/resolve.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import type { Expr } from "../expr.ts";
import type { MakeExpression, NamedArgument } from "../expression-ast.ts";
import { type DeclaredType, unknownType } from "../type.ts";
import type { Environment } from "./environment.ts";
import { faultOf, type Mismatch } from "./fault-of.ts";
import { refuse, type Typer, untyped } from "./typer.ts";

/** Types `Money(amount: 1)`: each stored member has one value, by its name; optional ones and those with a default can be left out. Spec: model-types, Making values. */
export function typeMake(typer: Typer, make: MakeExpression, env: Environment): Expr {
  const type = madeType(make, typer.scope);
  const home = type?.context ?? make.qualifier?.text;
  if (home !== undefined && home !== typer.scope.context.name) typer.contextNamed(home);
  if (type?.kind !== "value") return notMade(typer, make);
  const symbol = symbolOf(type, typer.scope);
  return symbol === undefined ? untyped : made(typer, make, { type, symbol }, env);
}

/** Types the name of a case without fields, which needs no brackets; undefined for any other name. */
export function typeBareCase({ scope }: Pick<Typer, "scope">, name: Name): Expr | undefined {
  const type = madeType({ qualifier: undefined, name, span: name }, scope);
  const symbol = type && symbolOf(type, scope);
  if (symbol?.union === undefined || symbol.fields.length > 0) return undefined;
  return { kind: "make", value: symbol.type, arguments: [], type: symbol.union };
}

function notMade(typer: Typer, { qualifier, name }: MakeExpression): Expr {
  const { values: plain, unionCases } = typer.scope.context;
  const values = [...plain, ...unionCases].map(({ decl }) => decl.name.text);
  const hint = qualifier === undefined ? spellingHint(name.text, values) : undefined;
  return refuse(typer, report(catalogue.calledName, { name: name.text }, { span: name, hint }));
}

interface Made {
  readonly type: DeclaredType;
  readonly symbol: TypeSymbol;
}

function made(typer: Typer, { name, arguments: given }: MakeExpression, made: Made, env: Environment): Expr {
  const { type, symbol } = made;
  const derived = derivedIn(symbol, typer.scope);
  const slots = [...symbol.members.keys()].filter((member) => !derived.has(member));
  const values = new Map<string, Expr>();
  const complain = (expected: string, { span, hint }: { readonly span: Span; readonly hint?: string | undefined }) =>
    report(catalogue.operationArguments, { member: name.text, expected }, { span, hint });
  const slotFault = ({ name: span }: NamedArgument) => {
    if (values.has(span.text)) return complain(`${quoted(span.text)} once`, { span });
    if (slots.includes(span.text)) return undefined;
    const expected = slots.length === 0 ? "no arguments" : listOf(slots);
    return complain(expected, { span, hint: spellingHint(span.text, slots) });
  };
  for (const argument of given) {
    const { text } = argument.name;
    const fault = slotFault(argument);
    const wanted = memberTypeOf(symbol, text, typer.scope) ?? unknownType;
    const value = typer.type(argument.value, env, wanted);
    const mismatch: Mismatch = ({ found, expected }, at) =>
      complain(`${quoted(expected)} for ${quoted(text)}, not ${quoted(found)}`, at);
    for (const one of [fault, faultOf(value, argument.value, wanted, mismatch)]) if (one) typer.report(one);
    if (fault === undefined) values.set(text, value);
  }
  const missing = slots.filter((slot) => !values.has(slot) && isNeeded(symbol, slot));
  if (missing.length > 0) typer.report(complain(`a value for ${listOf(missing)}`, { span: name }));
  const ordered = slots.flatMap((slot) => {
    const value = values.get(slot);
    return value === undefined ? [] : [{ name: slot, value }];
  });
  return { kind: "make", value: type, arguments: ordered, type: symbol.union ?? type };
}

function isNeeded({ members }: TypeSymbol, name: string): boolean {
  const { type, value } = members.get(name) ?? {};
  return value === undefined && !(type?.kind === "type" && type.isOptional);
}
