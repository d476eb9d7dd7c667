import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { EnumDecl, InvariantDecl, MemberDecl, RequiresStatement, StatesDecl } from "../ast.ts";
import { resolveType } from "../bind/resolve-type.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import type { Expression } from "../expression-ast.ts";
import { gather, ofKind } from "../items.ts";
import { required, scalars, spellingOf } from "../type.ts";
import { type Environment, nothingInScope } from "./environment.ts";
import type { Places } from "./place.ts";

/** Checks the initializers of fields. */
export function placeMembers({ scope, place }: Places, members: Iterable<MemberDecl>, env: Environment): void {
  for (const { name, type: ref, value } of members) {
    if (value === undefined) continue;
    const type = resolveType(ref, scope);
    const words = () => ({ field: name.text, expected: spellingOf(type) });
    const wrongMember = (member: string, hint?: string) =>
      report(catalogue.unknownEnumDefault, { ...words(), member }, { span: value.span, hint });
    const mismatch = (found: string) =>
      required(type).kind === "enum" && value.kind === "reference"
        ? wrongMember(value.name.text)
        : report(catalogue.wrongInitializer, { ...words(), found }, { span: value.span });
    place(value, env, { type, mismatch, unknownEnumMember: wrongMember });
  }
}

/** Checks the conditions of invariants, `requires` and state rules. */
export function placeConditions(
  places: Places,
  rules: readonly (InvariantDecl | RequiresStatement)[],
  env: Environment,
): void {
  for (const { condition } of rules) placeCondition(places, condition, env);
}

export function placeGuards(places: Places, states: readonly StatesDecl[], env: Environment): void {
  for (const { guard } of gather(states, ({ rules }) => ofKind(rules, "stateRule")))
    if (guard !== undefined) placeCondition(places, guard, env);
}

function placeCondition({ place }: Places, condition: Expression, env: Environment): void {
  place(condition, env, {
    type: scalars.Bool,
    mismatch: (found) => report(catalogue.conditionNotBool, { found }, { span: condition.span }),
  });
}

/** Checks the data of enum members. */
export function placeEnumData({ scope, place }: Places, { decl }: TypeSymbol<EnumDecl>): void {
  const types = decl.parameters.map(({ type }) => resolveType(type, scope));
  for (const member of ofKind(decl.members, "enumMember")) {
    member.arguments.forEach((value, index) => {
      const type = types[index];
      const datum = decl.parameters[index]?.name.text ?? "";
      if (type === undefined) return;
      place(value, nothingInScope, {
        type,
        mismatch: (found) =>
          report(catalogue.enumDatumType, { datum, found, expected: spellingOf(type) }, { span: value.span }),
      });
    });
  }
}
