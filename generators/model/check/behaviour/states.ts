import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { didYouMean, spellingHint } from "../../../text/did-you-mean.ts";
import type { EntityDecl, EnumDecl, StatesDecl } from "../../ast.ts";
import type { Name } from "../../ast-node.ts";
import { memberTypeOf, symbolOf } from "../../bind/resolve.ts";
import type { Scope, TypeSymbol } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import type { Check, CheckedContext } from "../check.ts";
import { clashingNames } from "../names/clashing-names.ts";

/** Checks that `states` has a known enum field, appears once for it, and allows every command's transition. */
export const states: Check = (checked) =>
  checked.scope.context.entities.flatMap((entity) => {
    const blocks = entity.states;
    if (blocks.length === 0) return [];
    // The first of two blocks for a field counts.
    const counting = blocks.filter(
      ({ name }, index) => blocks.findIndex((one) => one.name.text === name.text) === index,
    );
    return [
      ...clashingNames(
        blocks,
        (field, at) => report(catalogue.duplicateStates, { field }, at),
        (name) => name,
      ),
      ...counting.flatMap((block) => blockFaults(block, entity, checked)),
    ];
  });

function blockFaults(
  block: StatesDecl,
  entity: TypeSymbol<EntityDecl>,
  checked: CheckedContext,
): readonly Diagnostic[] {
  const span = block.name;
  const field = span.text;
  const declared = enumOf(field, entity, checked.scope);
  if (declared === "unknown") return [];
  if (declared === undefined) {
    const possible = [...entity.members.keys()].filter(
      (name) => typeof enumOf(name, entity, checked.scope) === "object",
    );
    const args = { field, entity: entity.decl.name.text };
    return [report(catalogue.statesOfNonEnum, args, { span, hint: spellingHint(field, possible) })];
  }
  const states = ofKind(declared.members, "enumMember").map((member) => member.name.text);
  return [...unknownStates(block, declared), ...illegalTransitions(block, { entity, states }, checked)];
}

function enumOf(field: string, entity: TypeSymbol<EntityDecl>, scope: Scope): EnumDecl | "unknown" | undefined {
  const type = memberTypeOf(entity, field, scope);
  if (type?.kind === "unknown") return "unknown";
  const decl = type?.kind === "enum" ? symbolOf(type, scope)?.decl : undefined;
  return decl?.kind === "enum" ? decl : undefined;
}

function unknownStates({ rules }: StatesDecl, { name, members }: EnumDecl): readonly Diagnostic[] {
  const known = ofKind(members, "enumMember").map((member) => member.name.text);
  const written: readonly Name[] = ofKind(rules, "stateRule").flatMap(({ from, to }) => [from, ...to]);
  return written
    .filter(({ text }) => text !== "" && !known.includes(text))
    .map((state) =>
      report(
        catalogue.unknownState,
        { state: state.text, enumName: name.text },
        { span: state, hint: spellingHint(state.text, known) },
      ),
    );
}

function illegalTransitions(
  { name: span, rules }: StatesDecl,
  { entity, states }: { readonly entity: TypeSymbol<EntityDecl>; readonly states: readonly string[] },
  { exprs }: CheckedContext,
): readonly Diagnostic[] {
  const written = ofKind(rules, "stateRule").flatMap(({ to }) => to.map(({ text }) => text));
  // A misspelt state has a diagnostic and counts as the nearest one.
  const reachable = new Set(written.map((state) => (states.includes(state) ? state : didYouMean(state, states))));
  if (reachable.has(undefined)) return [];
  const assignments = entity.commands.flatMap(({ statements }) => ofKind(statements, "assign"));
  return assignments.flatMap(({ field: target, value }) => {
    const expr = target.text === span.text ? exprs.get(value) : undefined;
    if (expr?.kind !== "enumMember" || reachable.has(expr.name)) return [];
    const notes = [{ message: "The rules are here.", span }];
    return [report(catalogue.illegalTransition, { state: expr.name, field: span.text }, { span: value.span, notes })];
  });
}
