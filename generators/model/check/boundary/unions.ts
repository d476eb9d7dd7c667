import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic, Span } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { pascalCaseOf } from "../../../text/casing.ts";
import type { MemberDecl } from "../../ast.ts";
import type { Name } from "../../ast-node.ts";
import { memberTypeOf, resolveType, symbolOf } from "../../bind/resolve.ts";
import type { PartScope, Scope, TypeSymbol } from "../../bind/symbols.ts";
import { isScalar, keyOf, required, type Type } from "../../type.ts";
import { type Check, findersOf } from "../check.ts";

/** Checks the cases of unions, and the places of unions and cases. Spec: model-types, Unions. */
export const unions: Check = ({ scope }) => {
  const { part } = scope;
  return [
    ...part.unions
      .filter(({ decl }) => decl.cases.length === 0)
      .map(({ decl }) => refused(decl.name, "a union has at least one case")),
    ...endlessUnions(scope).map(({ decl }) =>
      refused(decl.name, "each of its cases needs another one of it, so that none can be made"),
    ),
    ...part.unionCases.flatMap(({ fields }) => fields.flatMap((field) => fieldFaults(field, scope))),
    ...part.typeRefs.flatMap((ref) => {
      const type = resolveType({ ...ref, isOptional: false }, scope);
      const union = caseIn(type, scope)?.union;
      return union === undefined ? [] : [refused(ref.name, `it is a case, and its type is \`${union.name}\``)];
    }),
    // JSON options of a host write an answer by its class, which is the case.
    ...[...part.entities.flatMap(({ commands }) => commands), ...part.queries].flatMap(({ name, result }) =>
      result !== undefined && required(resolveType(result, scope)).kind === "union"
        ? [refused(name, "an answer is no union; declare a value around it")]
        : [],
    ),
    ...[...part.queries, ...part.aggregates.flatMap(findersOf)].flatMap(({ parameters }) =>
      parameters
        .filter(({ type }) => holdsUnion(resolveType(type, scope)))
        .map(({ name }) => refused(name, "a database does not search for unions")),
    ),
  ];
};

/** Reports what cannot be a field of a case, or be kept by a step. */
export function fieldFaults(
  { name, type: ref }: Pick<MemberDecl, "name" | "type">,
  scope: Scope,
): readonly Diagnostic[] {
  const type = resolveType(ref, scope);
  const isCollection = ["list", "set", "map"].includes(required(type).kind);
  return [
    ...(pascalCaseOf(name.text) === "Kind" ? [refused(name, "JSON tells cases apart by `kind`")] : []),
    ...(isCollection ? [refused(name, "a case has no collections of its own; declare a value around this one")] : []),
    ...(isScalar(required(type), "Email", "Url")
      ? [refused(name, "a case checks no format; declare a value around the text")]
      : []),
  ];
}

/** Returns the unions of which no case can be made. */
function endlessUnions(scope: PartScope): readonly TypeSymbol[] {
  const { unions: own } = scope.part;
  if (own.length === 0) return [];
  const contexts = [...scope.contexts.values()];
  const made = new Set<string>();
  const isMade = (type: Type) => (type.kind !== "value" && type.kind !== "union") || made.has(keyOf(type));
  const isComplete = (symbol: TypeSymbol) =>
    [...symbol.members].every(([name, { value }]) => {
      const type = value === undefined ? memberTypeOf(symbol, name, scope) : undefined;
      return type === undefined || isMade(type);
    });
  let left = contexts.flatMap(({ values, unionCases }) => [...values, ...unionCases]);
  for (let size = -1; size !== made.size; ) {
    size = made.size;
    const complete = left.filter(isComplete);
    for (const { type, union } of complete) for (const one of [type, union ?? type]) made.add(keyOf(one));
    left = left.filter(({ type }) => !made.has(keyOf(type)));
  }
  return own.filter(({ decl, type }) => decl.cases.length > 0 && !made.has(keyOf(type)));
}

function caseIn(type: Type, scope: Scope): TypeSymbol | undefined {
  return type.kind === "value" ? symbolOf(type, scope) : undefined;
}

function holdsUnion(type: Type): boolean {
  const some = required(type);
  return some.kind === "union" || ((some.kind === "list" || some.kind === "set") && holdsUnion(some.item));
}

function refused(name: Name, reason: string): Diagnostic {
  const span: Span = name;
  return report(catalogue.unionForm, { name: name.text, reason }, { span });
}
