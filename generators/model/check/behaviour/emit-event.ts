import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { pascalCaseOf } from "../../../text/casing.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import type { EmitStatement, MemberDecl, PublishStatement } from "../../ast.ts";
import type { Behaviour, Scope, TypeSymbol } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import { isRoot } from "../boundary/aggregate-roots.ts";
import type { Check } from "../check.ts";
import { argumentFaults } from "../names/named-arguments.ts";

type Raised = EmitStatement | PublishStatement;

/** Checks that a raised event exists, has a value for each required field, and is raised by the root of an aggregate or an entity outside of aggregates. */
export const emitEvent: Check = ({ scope }) =>
  scope.context.behaviours.flatMap((behaviour) => faultsOf(behaviour, scope));

function faultsOf({ entity, decl }: Behaviour, scope: Scope): readonly Diagnostic[] {
  const { statements } = decl;
  const isAllowed = entity.aggregate === undefined || isRoot(entity);
  return ofKind(statements, "emit").flatMap((emit) => [
    ...(isAllowed ? [] : [report(catalogue.emitOutsideRoot, { entity: entity.decl.name.text }, { span: emit.span })]),
    ...eventFaults(emit, scope),
  ]);
}

function eventFaults(emit: EmitStatement, { context }: Scope): readonly Diagnostic[] {
  const span = emit.event;
  const event = span.text;
  const symbol = context.typeByName.get(event);
  if (symbol?.decl.kind !== "event") {
    const events = context.events.map(({ decl }) => decl.name.text);
    return event === ""
      ? []
      : [report(catalogue.unknownEvent, { name: event }, { span, hint: spellingHint(event, events) })];
  }
  return payloadFaults(emit, symbol);
}

/** Reports the arguments of a raised or published event that do not fit its fields. */
export function payloadFaults(
  { event, arguments: given }: Raised,
  { decl, members }: TypeSymbol,
): readonly Diagnostic[] {
  const notes = [{ message: "The event is declared here.", span: decl.name }];
  const names = new Map([...members].map(([name, member]) => [name, isNeeded(member)]));
  return argumentFaults({ called: event, given, slots: { noun: "field", names } }, (problem, at) =>
    report(catalogue.eventPayload, { event: event.text, problem }, { ...at, notes }),
  );
}

// A declared OccurredOn has a diagnostic of its own.
function isNeeded({ name, type, value }: MemberDecl): boolean {
  return pascalCaseOf(name.text) !== "OccurredOn" && value === undefined && !(type.kind === "type" && type.isOptional);
}
