import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import { listOf, quoted } from "../../text/quoted.ts";
import type { MemberDecl } from "../ast.ts";
import type { Behaviour, Scope, TypeSymbol } from "../bind/symbols.ts";
import { gather, ofKind } from "../items.ts";
import type { EmitStatement, PublishStatement, Statement } from "../statement-ast.ts";
import { isRoot } from "./aggregate-roots.ts";
import type { Check } from "./check.ts";
import { clashingNames } from "./clashing-names.ts";

type Raised = EmitStatement | PublishStatement;

/** Checks that a raised event exists, has a value for each required field, and is raised by the root of an aggregate or an entity outside of aggregates. */
export const emitEvent: Check = ({ scope }) =>
  gather(scope.context.behaviours, (behaviour) => faultsOf(behaviour, scope));

function faultsOf({ entity, decl }: Behaviour, scope: Scope): readonly Diagnostic[] {
  const statements: readonly Statement[] = decl.statements;
  const isAllowed = entity.aggregate === undefined || isRoot(entity);
  return gather(ofKind(statements, "emit"), (emit) => [
    ...(isAllowed ? [] : [report(catalogue.emitOutsideRoot, { entity: entity.decl.name.text }, { span: emit.span })]),
    ...payloadFaults(emit, scope),
  ]);
}

function payloadFaults(emit: EmitStatement, { context }: Scope): readonly Diagnostic[] {
  const span = emit.event;
  const event = span.text;
  const symbol = context.typeByName.get(event);
  if (symbol?.decl.kind !== "event") {
    const events = context.events.map(({ decl }) => decl.name.text);
    return event === ""
      ? []
      : [report(catalogue.unknownEvent, { name: event }, { span, hint: spellingHint(event, events) })];
  }
  return argumentFaults(emit, symbol);
}

/** Reports the arguments of a raised or published event that do not fit its fields. */
export function argumentFaults(emit: Raised, symbol: TypeSymbol): readonly Diagnostic[] {
  const span = emit.event;
  const event = span.text;
  const notes = [{ message: "The event is declared here.", span: symbol.decl.name }];
  const unknown = emit.arguments
    .filter(({ name }) => name.text !== "" && !symbol.members.has(name.text))
    .map(({ name }) =>
      report(
        catalogue.eventPayload,
        { event, problem: `has no field ${quoted(name.text)}` },
        { span: name, notes, hint: spellingHint(name.text, symbol.members.keys()) },
      ),
    );
  const twice = clashingNames(
    emit.arguments,
    (name, at) =>
      report(catalogue.eventPayload, { event, problem: `is given ${quoted(name)} twice` }, { span: at.span }),
    (name) => name,
  );
  const given = new Set(emit.arguments.map(({ name }) => name.text));
  const missing = [...symbol.members.values()].filter((member) => isNeeded(member) && !given.has(member.name.text));
  const names = missing.map(({ name }) => name.text);
  const absent =
    names.length === 0
      ? []
      : [report(catalogue.eventPayload, { event, problem: `needs a value for ${listOf(names)}` }, { span, notes })];
  return [...unknown, ...twice, ...absent];
}

// A declared OccurredOn has a diagnostic of its own.
function isNeeded({ name, type, value }: MemberDecl): boolean {
  return pascalCaseOf(name.text) !== "OccurredOn" && value === undefined && !(type.kind === "type" && type.isOptional);
}
