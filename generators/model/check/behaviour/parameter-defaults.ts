import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { wireNameOf } from "../../../http/wire-name-of.ts";
import { listOf, quoted } from "../../../text/quoted.ts";
import type { ParameterDecl } from "../../ast.ts";
import { resolveType } from "../../bind/resolve.ts";
import { declarationsOf } from "../../declarations.ts";
import { type Expr, someExpr } from "../../expr.ts";
import type { Command, Factory, Rule } from "../../ir.ts";
import { ofKind } from "../../items.ts";
import type { ParameterDefault } from "../../operation/parameter-default.ts";
import { brokenRules, brokenWithin } from "../../sample/broken-rules.ts";
import { evaluate } from "../../sample/evaluate.ts";
import { isScalar, spellingOf } from "../../type.ts";
import type { Check, CheckedContext, ModelCheck } from "../check.ts";
import { isWrittenOut } from "../rules/fields.ts";

/** Checks that defaults of parameters are constant, and stand behind the parameters without one. Spec: model-rules, Defaults of parameters. */
export const parameterDefaults: Check = (checked) => {
  const { commands, factories, services } = checked.scope.part;
  const behaviours = [...commands, ...factories].map(({ decl }) => decl);
  const methods = services.flatMap(({ items }) => [...ofKind(items, "operation"), ...ofKind(items, "usecase")]);
  return [
    ...[...behaviours, ...methods].flatMap(({ parameters }) => orderFaults(parameters)),
    ...behaviours.flatMap(({ parameters }) => parameters.flatMap((one) => defaultFaults(one, checked))),
    ...methods.flatMap(({ parameters }) => parameters.flatMap((one) => defaultFaults(one, checked, "method"))),
  ];
};

function orderFaults(parameters: readonly ParameterDecl[]): readonly Diagnostic[] {
  const first = parameters.findIndex(({ value }) => value !== undefined);
  const other = parameters[first]?.name.text;
  if (other === undefined) return [];
  return parameters
    .slice(first)
    .filter(({ value }) => value === undefined)
    .map(({ name, type }) => {
      const isOptional = type.kind !== "missing" && type.isOptional;
      const hint = isOptional ? "An optional parameter needs no default: move it." : undefined;
      return report(catalogue.parameterBehindDefault, { parameter: name.text, other }, { span: name, hint });
    });
}

function defaultFaults(
  { name, type: ref, value }: ParameterDecl,
  { scope, exprs }: CheckedContext,
  of?: "method",
): readonly Diagnostic[] {
  const expr = value && exprs.get(value);
  if (value === undefined || expr === undefined || expr.type.kind === "unknown") return [];
  const type = resolveType(ref, scope);
  const hasConstants = isScalar(type, "String", "Int", "Long", "Decimal", "Bool");
  const reason =
    type.kind === "optional"
      ? "it is optional, so it is absent where it is left out"
      : !isWrittenOut(expr)
        ? "it is not written out"
        : of === "method" && !hasConstants
          ? `C# has no constants of the type ${quoted(spellingOf(type))}`
          : undefined;
  if (reason === undefined) return [];
  const hint =
    type.kind === "optional"
      ? `Leave the default out, and state \`${name.text}\` before the parameters that have one.`
      : undefined;
  return [report(catalogue.parameterDefault, { parameter: name.text, reason }, { span: value.span, hint })];
}

/** Checks that no default breaks an invariant of its type, or a rule of its command or factory. */
export const brokenDefaults: ModelCheck = (model) => {
  const behaviours = model.contexts
    .flatMap(({ entities }) => entities.flatMap(({ commands, factories }) => [...commands, ...factories]))
    .filter(({ parameters }) => parameters.some((one) => one.default !== undefined));
  if (behaviours.length === 0) return [];
  const declarations = declarationsOf(model);
  return behaviours.flatMap((behaviour) => brokenIn(behaviour, declarations));
};

function brokenIn(
  { parameters, requires }: Command | Factory,
  declarations: ReturnType<typeof declarationsOf>,
): readonly Diagnostic[] {
  const defaults = parameters.flatMap(({ name, type, default: given }) => {
    const value = given && evaluate(given.value, { declarations });
    return value === undefined ? [] : [{ name, type, span: given?.span, value }];
  });
  const values = Object.fromEntries(defaults.map(({ name, value }) => [wireNameOf(name), value]));
  const rules = brokenRules(requires.filter(isFixed), { declarations, parameters: values });
  return parameters.flatMap(({ name, default: given }) => {
    const own = defaults.find((one) => one.name === name);
    if (own === undefined || given === undefined) return [];
    const broken =
      brokenWithin(own.value, own.type, { declarations }).find(isFixed) ?? rules.find((rule) => mentions(rule, name));
    const applying = parameters.filter((one) => one.default !== undefined && one.name !== name).map((one) => one.name);
    return broken === undefined ? [] : [refusedBy(broken, name, given, applying)];
  });
}

function refusedBy(
  { message, guard }: Rule,
  parameter: string,
  { span }: ParameterDefault,
  others: readonly string[],
): Diagnostic {
  const applied = others.filter(
    (other) => guard && someExpr(guard, (part) => part.kind === "parameter" && part.name === other),
  );
  const hint =
    applied.length === 0
      ? undefined
      : `The rule applies by the default of ${listOf(applied, "and")}: change one of the defaults, or leave one out.`;
  const reason = `the rule ${quoted(message)} refuses it`;
  return report(catalogue.parameterDefault, { parameter, reason }, { span, hint });
}

const changing: readonly Expr["kind"][] = ["now", "caller", "callerHas", "exists", "fieldOf"];

/** True for a rule that always gives the same answer. */
function isFixed(rule: Rule): boolean {
  return !someOf(rule, ({ kind }) => changing.includes(kind));
}

function mentions(rule: Rule, parameter: string): boolean {
  return someOf(rule, (part) => part.kind === "parameter" && part.name === parameter);
}

function someOf({ condition, guard }: Rule, has: (part: Expr) => boolean): boolean {
  return [condition, ...(guard === undefined ? [] : [guard])].some((one) => someExpr(one, has));
}
