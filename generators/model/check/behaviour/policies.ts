import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import type { CommandDecl, EntityDecl, PolicyDecl } from "../../ast.ts";
import { eventOf, policyCommandOf, policyTargetOf } from "../../bind/policies.ts";
import type { Scope, TypeSymbol } from "../../bind/symbols.ts";
import type { Check } from "../check.ts";
import { clashingNames } from "../names/clashing-names.ts";
import { argumentFaults, parameterSlots } from "../names/named-arguments.ts";

/** Checks that a policy has a unique name, a known event, and a known command with all its arguments. */
export const policies: Check = ({ scope }) => {
  const decls = scope.context.policies;
  return [
    ...clashingNames(decls, (name, at) => report(catalogue.duplicatePolicy, { name }, at)),
    ...decls.flatMap((policy) => [...eventFaults(policy, scope), ...callFaults(policy, scope)]),
  ];
};

function eventFaults(policy: PolicyDecl, { context, contexts }: Scope): readonly Diagnostic[] {
  const span = policy.event;
  const name = span.text;
  if (name === "" || eventOf(policy, context) !== undefined) return [];
  const events = context.events.map(({ decl }) => decl.name.text);
  const home = [...contexts.values()].find((other) => other.events.some(({ decl }) => decl.name.text === name));
  const hint = spellingHint(name, events) ?? (home && foreignEventHint(home.name));
  return [report(catalogue.unknownPolicyEvent, { name }, { span, hint })];
}

function foreignEventHint(context: string): string {
  return `It is an event of \`${context}\`, which it does not leave: let \`${context}\` publish an integration event, and subscribe to that.`;
}

function callFaults(policy: PolicyDecl, scope: Scope): readonly Diagnostic[] {
  const { target, command: called } = policy;
  const entity = policyTargetOf(policy, scope);
  if (target.text === "" || called.text === "") return [];
  if (entity === undefined) {
    const entities = scope.context.entities.map(({ decl }) => decl.name.text);
    const hint = spellingHint(target.text, entities);
    return [report(catalogue.unknownPolicyTarget, { name: target.text }, { span: target, hint })];
  }
  const command = policyCommandOf(policy, entity);
  return command === undefined ? [unknownCommand(policy, entity)] : callArgumentFaults(policy, command);
}

function unknownCommand({ command: span }: PolicyDecl, { decl, commands: known }: TypeSymbol<EntityDecl>): Diagnostic {
  const commands = known.map(({ name }) => name.text);
  const args = { command: span.text, entity: decl.name.text };
  const notes = [{ message: `\`${decl.name.text}\` is declared here.`, span: decl.name }];
  return report(catalogue.unknownPolicyCommand, args, { span, hint: spellingHint(span.text, commands), notes });
}

function callArgumentFaults(
  { command: called, arguments: given }: PolicyDecl,
  command: CommandDecl,
): readonly Diagnostic[] {
  const notes = [{ message: "The command is declared here.", span: command.name }];
  const slots = { ...parameterSlots(command.parameters), other: "id" };
  return argumentFaults({ called, given, slots }, (problem, at) =>
    report(catalogue.policyArguments, { command: called.text, problem }, { ...at, notes }),
  );
}
