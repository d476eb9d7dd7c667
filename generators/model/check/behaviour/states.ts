import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { didYouMean, spellingHint } from "../../../text/did-you-mean.ts";
import type { EntityDecl, EnumDecl, StatesDecl } from "../../ast.ts";
import type { Name } from "../../ast-node.ts";
import { memberTypeOf, symbolOf } from "../../bind/resolve.ts";
import type { Scope, TypeSymbol } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import { statementsIn } from "../../statements-in.ts";
import type { Check, CheckedContext } from "../check.ts";
import { clashingNames, distinct, exactly } from "../clashes.ts";

/** Checks that `states` has a known enum field, appears once for it, and allows every command's transition. */
export const states: Check = (checked) =>
  checked.scope.part.entities.flatMap((entity) => [
    ...clashingNames(entity.states, (field, at) => report(catalogue.duplicateStates, { field }, at), exactly),
    // The first of two blocks for a field counts.
    ...distinct(entity.states, ({ name }) => name.text).flatMap((block) => blockFaults(block, entity, checked)),
  ]);

function blockFaults(
  block: StatesDecl,
  entity: TypeSymbol<EntityDecl>,
  { scope, exprs }: CheckedContext,
): readonly Diagnostic[] {
  const span = block.name;
  const declared = enumOf(span.text, entity, scope);
  if (declared === "unknown") return [];
  if (declared === undefined) {
    const possible = [...entity.members.keys()].filter((name) => typeof enumOf(name, entity, scope) === "object");
    const args = { field: span.text, entity: entity.decl.name.text };
    return [report(catalogue.statesOfNonEnum, args, { span, hint: spellingHint(span.text, possible) })];
  }
  const states = ofKind(declared.members, "enumMember").map(({ name }) => name.text);
  const rules = ofKind(block.rules, "stateRule");
  const unknown = rules
    .flatMap(({ from, to }): readonly Name[] => [from, ...to])
    .filter(({ text }) => text !== "" && !states.includes(text))
    .map((state) => {
      const args = { state: state.text, enumName: declared.name.text };
      return report(catalogue.unknownState, args, { span: state, hint: spellingHint(state.text, states) });
    });
  // A misspelt state has a diagnostic and counts as the nearest one.
  const written = rules.flatMap(({ to }) => to.map(({ text }) => text));
  const reachable = new Set(written.map((state) => (states.includes(state) ? state : didYouMean(state, states))));
  if (reachable.has(undefined)) return unknown;
  const assignments = entity.commands.flatMap(({ statements }) => statementsIn(statements, "assign"));
  const illegal = assignments.flatMap(({ field, value }) => {
    const expr = field.text === span.text ? exprs.get(value) : undefined;
    if (expr?.kind !== "enumMember" || reachable.has(expr.name)) return [];
    const notes = [{ message: "The rules are here.", span }];
    const args = { state: expr.name, field: span.text };
    return [report(catalogue.illegalTransition, args, { span: value.span, notes })];
  });
  return [...unknown, ...illegal];
}

function enumOf(field: string, entity: TypeSymbol<EntityDecl>, scope: Scope): EnumDecl | "unknown" | undefined {
  const type = memberTypeOf(entity, field, scope);
  if (type?.kind === "unknown") return "unknown";
  const decl = type?.kind === "enum" ? symbolOf(type, scope)?.decl : undefined;
  return decl?.kind === "enum" ? decl : undefined;
}
