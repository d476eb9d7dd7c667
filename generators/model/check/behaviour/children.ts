import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import type { FactoryDecl, Statement } from "../../ast.ts";
import type { Name } from "../../ast-node.ts";
import {
  calledChild,
  calledFactories,
  childIn,
  childOf,
  creationIn,
  selectionOf,
  selectsFrom,
  valuesIn,
} from "../../bind/children.ts";
import { resolveType } from "../../bind/resolve.ts";
import type { Behaviour, Scope, TypeSymbol } from "../../bind/symbols.ts";
import type { Expression } from "../../expression-ast.ts";
import type { AddStatement, CallChildStatement, RemoveStatement } from "../../modifier-ast.ts";
import { statementsIn } from "../../statements-in.ts";
import { innerTypesOf, isNumber, required } from "../../type.ts";
import type { Check } from "../check.ts";
import { argumentFaults, parameterSlots } from "../names/named-arguments.ts";

/** Checks that `+=`, `-=` and calls change lists of child entities, and that nothing else does; `+=` and `-=` change those of values, too. Spec: model-rules, Children. */
export const children: Check = ({ scope }) =>
  scope.part.behaviours.flatMap((behaviour) => {
    const { entity } = behaviour;
    const statements: readonly Statement[] = behaviour.decl.statements;
    return [
      ...statementsIn(statements, "assign").flatMap(({ field }) =>
        childIn(field, entity, scope) === undefined
          ? []
          : [report(catalogue.childrenAssigned, { field: field.text }, { span: field })],
      ),
      ...statementsIn(statements, "add").flatMap((statement) => additionFaults(statement, behaviour, scope)),
      ...statementsIn(statements, "callChild").flatMap((statement) => callFaults(statement, entity, scope)),
      ...statementsIn(statements, "remove").flatMap((statement) => removalFaults(statement, behaviour, scope)),
    ];
  });

function removalFaults({ field, value }: RemoveStatement, behaviour: Behaviour, scope: Scope): readonly Diagnostic[] {
  const list = valuesIn(field, behaviour.entity, scope);
  if (list === undefined) return [...listFaults(field, behaviour.entity, scope), ...selectionFaults(field, value)];
  const isCompared = selectionOf(value) === undefined && ["list", "set", "map"].includes(required(list.item).kind);
  const uncompared = isCompared ? [report(catalogue.removedCollection, { field: field.text }, value)] : [];
  return [...factoryFaults(field, behaviour), ...uncompared];
}

/** Reports a list of values that a factory changes: it sets each field once. */
function factoryFaults(span: Name, { decl }: Behaviour): readonly Diagnostic[] {
  const hint = `Write \`${span.text} -> [a, b]\`.`;
  return decl.kind === "factory" ? [report(catalogue.valuesInFactory, { field: span.text }, { span, hint })] : [];
}

/** Reports children that are selected from anything but the list that they are in. */
function selectionFaults(field: Name, value: Expression): readonly Diagnostic[] {
  const selection = selectionOf(value);
  if (selection === undefined || field.text === "" || selectsFrom(selection, field)) return [];
  return [report(catalogue.selectedChildren, { field: field.text }, { span: selection.target.span })];
}

function listFaults(span: Name, entity: TypeSymbol, scope: Scope): readonly Diagnostic[] {
  if (span.text === "" || childIn(span, entity, scope) !== undefined) return [];
  const member = entity.members.get(span.text);
  const type = member && resolveType(member.type, scope);
  // An unknown type may be such a list.
  if (type !== undefined && [type, ...innerTypesOf(type)].some(({ kind }) => kind === "unknown")) return [];
  const lists = [...entity.members.values()].filter((member) => childOf(member, scope) !== undefined);
  const names = lists.map(({ name }) => name.text);
  const isList = type === undefined || type.kind === "list" || type.kind === "set";
  const whole = type !== undefined && isNumber(type) ? `${span.text} -> ${span.text} + …` : `${span.text} -> …`;
  const hint = isList ? spellingHint(span.text, names) : `Set it as a whole: \`${whole}\`.`;
  return [report(catalogue.noListOfChildren, { field: span.text, entity: entity.decl.name.text }, { span, hint })];
}

function additionFaults(statement: AddStatement, behaviour: Behaviour, scope: Scope): readonly Diagnostic[] {
  const { field, value } = statement;
  const { entity } = behaviour;
  if (valuesIn(field, entity, scope) !== undefined) return factoryFaults(field, behaviour);
  const child = childIn(field, entity, scope);
  if (child === undefined) return listFaults(field, entity, scope);
  const expected = child.decl.name.text;
  const creation = creationIn(statement);
  if (creation === undefined) {
    const hint = `A child is added as \`${field.text} += ${expected}.create(…)\`. Anything else is set: \`${field.text} -> …\`.`;
    return value.kind === "missing" ? [] : [report(catalogue.addedWithoutFactory, {}, { span: value.span, hint })];
  }
  const { child: span, factory: called, arguments: given } = creation;
  if (span.text === "" || called.text === "") return [];
  if (span.text !== expected)
    return [report(catalogue.otherChild, { field: field.text, expected, found: span.text }, { span })];
  const factory = child.factories.find(({ name }) => name.text === called.text);
  if (factory === undefined) {
    const names = child.factories.map(({ name }) => name.text);
    const notes = [{ message: `\`${expected}\` is declared here.`, span: child.decl.name }];
    const hint = spellingHint(called.text, names);
    const args = { child: expected, factory: called.text };
    return [report(catalogue.unknownChildFactory, args, { span: called, hint, notes })];
  }
  const notes = [{ message: "The factory is declared here.", span: factory.name }];
  return argumentFaults({ called, given, slots: parameterSlots(factory.parameters) }, (problem, at) =>
    report(catalogue.childArguments, { factory: called.text, problem }, { ...at, notes }),
  );
}

function callFaults(statement: CallChildStatement, entity: TypeSymbol, scope: Scope): readonly Diagnostic[] {
  const { field, identity, command: called, arguments: given } = statement;
  const { child, command } = calledChild(statement, entity, scope) ?? {};
  if (child === undefined) return listFaults(field, entity, scope);
  const selected = selectionFaults(field, identity);
  if (called.text === "") return selected;
  const name = child.decl.name.text;
  if (command === undefined) {
    const names = child.commands.map((one) => one.name.text);
    const notes = [{ message: `\`${name}\` is declared here.`, span: child.decl.name }];
    const hint = spellingHint(called.text, names);
    const args = { child: name, command: called.text };
    return [...selected, report(catalogue.unknownChildCommand, args, { span: called, hint, notes })];
  }
  const notes = [{ message: "The command is declared here.", span: command.name }];
  const faults = argumentFaults({ called, given, slots: parameterSlots(command.parameters) }, (problem, at) =>
    report(catalogue.childCommandArguments, { command: called.text, problem }, { ...at, notes }),
  );
  return [...selected, ...faults];
}

/** Checks that no factory adds a child whose making leads back to it. */
export const factoryCycle: Check = ({ scope }) =>
  scope.part.factories.flatMap((factory) =>
    leadsTo(factory.decl, factory, scope, new Set())
      ? [report(catalogue.factoryCycle, { factory: factory.decl.name.text }, { span: factory.decl.name })]
      : [],
  );

function leadsTo(wanted: FactoryDecl, from: Behaviour, scope: Scope, met: Set<FactoryDecl>): boolean {
  return calledFactories(from, scope).some((called) => {
    if (called.decl === wanted) return true;
    if (met.has(called.decl)) return false;
    met.add(called.decl);
    return leadsTo(wanted, called, scope, met);
  });
}
