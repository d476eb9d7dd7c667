import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import type { MemberDecl } from "../../ast.ts";
import type { Name } from "../../ast-node.ts";
import { sourceOf } from "../../bind/resolve.ts";
import type { TypeSymbol } from "../../bind/symbols.ts";
import { childrenOf, type Expr, fieldsIn, mentionsField } from "../../expr.ts";
import type { Check, CheckedContext } from "../check.ts";

/** A condition of a specification, or a computed field, with the type whose fields it sees. */
export interface Computed {
  readonly expr: Expr;
  readonly owner: TypeSymbol;
}

/** Returns the condition of a specification of the context. */
export function conditionOf(name: string, { scope, exprs }: CheckedContext): Computed | undefined {
  const spec = scope.context.specs.find((one) => one.name.text === name);
  const owner = spec && sourceOf(spec.target.text, scope);
  const expr = spec && exprs.get(spec.condition);
  return owner && expr && { expr, owner };
}

/** Returns the computed field that an expression reads. */
export function computedField(expr: Expr, owner: TypeSymbol, { scope, exprs }: CheckedContext): Computed | undefined {
  if (expr.kind !== "field" && expr.kind !== "member") return undefined;
  const target = expr.kind === "field" ? undefined : expr.target.type;
  const home = target === undefined ? owner : "name" in target ? scope.context.typeByName.get(target.name) : undefined;
  const value = home?.members.get(expr.name)?.value;
  const computed = value && exprs.get(value);
  return home && computed && { expr: computed, owner: home };
}

/** Lists the fields of the owner that an expression reads, also by computed fields and specifications. */
export function fieldsRead(from: Computed, checked: CheckedContext, met: Set<Expr> = new Set()): readonly string[] {
  const visit = (expr: Expr): readonly string[] => {
    const own = expr.kind === "field" ? [expr.name] : [];
    const isOwnTest = expr.kind === "satisfies" && expr.target === undefined;
    const test = isOwnTest ? conditionOf(expr.specification.name, checked) : undefined;
    const next = expr.kind === "field" ? computedField(expr, from.owner, checked) : test;
    return [...own, ...(next === undefined ? [] : fieldsRead(next, checked, met)), ...childrenOf(expr).flatMap(visit)];
  };
  if (met.has(from.expr)) return [];
  met.add(from.expr);
  return visit(from.expr);
}

/** Checks that computed fields have no cycle. */
export const derivedCycle: Check = ({ scope: { part }, exprs }) =>
  part.withFields.flatMap(({ members }) =>
    cyclesIn(members, (name) => {
      const expr = exprOf(members.get(name), exprs);
      return expr === undefined ? [] : fieldsIn(expr);
    }),
  );

/** Checks that no default of a value makes the value again. */
export const endlessDefault: Check = ({ scope: { context }, exprs }) => {
  const values = new Map(context.values.map(({ decl, fields }) => [decl.name.text, { name: decl.name, fields }]));
  return cyclesIn(values, (name) =>
    (values.get(name)?.fields ?? [])
      .flatMap((field) => exprOf(field, exprs) ?? [])
      .filter((expr) => !mentionsField(expr))
      .flatMap(valuesMade),
  );
};

function exprOf(member: MemberDecl | undefined, exprs: CheckedContext["exprs"]): Expr | undefined {
  return member?.value && exprs.get(member.value);
}

function valuesMade(expr: Expr): readonly string[] {
  return [...(expr.kind === "make" ? [expr.value.name] : []), ...childrenOf(expr).flatMap(valuesMade)];
}

function cyclesIn(
  members: ReadonlyMap<string, { readonly name: Name }>,
  siblingsOf: (name: string) => readonly string[],
): readonly Diagnostic[] {
  const done = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const visit = (name: string, path: readonly string[]): void => {
    const member = members.get(name);
    if (path.includes(name) && member !== undefined) {
      const fields = path.slice(path.indexOf(name));
      diagnostics.push(report(catalogue.derivedCycle, { fields }, { span: member.name }));
    } else if (!done.has(name)) {
      done.add(name);
      for (const sibling of siblingsOf(name)) visit(sibling, [...path, name]);
    }
  };
  for (const name of members.keys()) visit(name, []);
  return diagnostics;
}
