import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import type { Name } from "../../ast-node.ts";
import { resolveType } from "../../bind/resolve.ts";
import { type TypeSymbol, uniquesOf } from "../../bind/symbols.ts";
import { required, spellingOf } from "../../type.ts";
import { type Check, type CheckedContext, isSettable } from "../check.ts";
import { isRoot } from "./aggregates.ts";

/** Checks that unique fields are columns of a root. Spec: model-rules, Unique fields. */
export const uniqueFields: Check = (checked) => {
  const { entities, withFields } = checked.scope.part;
  const roots = new Set<TypeSymbol>(entities.filter(isRoot));
  return withFields.flatMap((symbol) =>
    namesIn(symbol).flatMap(({ name, earlier }) => {
      const reason = roots.has(symbol)
        ? reasonAgainst(name, symbol, checked, earlier)
        : "only fields of an aggregate root can be";
      return reason === undefined ? [] : [report(catalogue.uniqueField, { field: name.text, reason }, { span: name })];
    }),
  );
};

/** Lists the mentions of unique fields, each with the fields before it in its list. */
function namesIn(symbol: TypeSymbol) {
  return uniquesOf(symbol).flatMap((names) => names.map((name, index) => ({ name, earlier: names.slice(0, index) })));
}

function reasonAgainst(
  { text }: Name,
  { members, decl }: TypeSymbol,
  checked: CheckedContext,
  earlier: readonly Name[],
): string | undefined {
  const member = members.get(text);
  if (member === undefined) return text === "" ? undefined : `\`${decl.name.text}\` has no such field`;
  if (earlier.some((one) => one.text === text)) return "its list has it already";
  if (!isSettable(member, checked)) return "it is computed";
  const type = required(resolveType(member.type, checked.scope));
  if (["scalar", "enum", "identity", "unknown"].includes(type.kind)) return undefined;
  return `\`${spellingOf(type)}\` has no column of its own`;
}
