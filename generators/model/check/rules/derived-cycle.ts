import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import type { MemberDecl } from "../../ast.ts";
import { fieldsIn } from "../../expr.ts";
import type { Check, CheckedContext } from "../check.ts";

/** Checks that computed fields have no cycle. */
export const derivedCycle: Check = (checked) =>
  checked.scope.context.withFields.flatMap(({ members, fields }) =>
    fields.every(({ value }) => value === undefined) ? [] : cyclesIn(members, checked),
  );

function cyclesIn(members: ReadonlyMap<string, MemberDecl>, { exprs }: CheckedContext): readonly Diagnostic[] {
  const siblingsOf = (name: string) => {
    const value = members.get(name)?.value;
    const expr = value && exprs.get(value);
    return expr === undefined ? [] : fieldsIn(expr);
  };
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
