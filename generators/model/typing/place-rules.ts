import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { PolicyDecl, SpecDecl } from "../ast.ts";
import { eventOf, policyCommandOf, policyTargetOf } from "../bind/policies-of.ts";
import { resolveType } from "../bind/resolve-type.ts";
import { scalars, spellingOf } from "../type.ts";
import { identityTypeOf, sourceOf } from "./member-type.ts";
import { ownerEnvironment, type Places } from "./place.ts";

/** The condition of a specification, which sees the fields of its target. */
export function placeSpec({ scope, place }: Places, { name, target, condition }: SpecDecl): void {
  const symbol = sourceOf(target.text, scope);
  // A target that does not exist has a rule of its own.
  if (symbol === undefined) return;
  place(condition, ownerEnvironment(symbol, scope), {
    type: scalars.Bool,
    mismatch: (found) => report(catalogue.specNotBool, { spec: name.text, found }, { span: condition.span }),
  });
}

/** What a policy gives to the command, which sees the fields of the event. */
export function placePolicy({ scope, place }: Places, policy: PolicyDecl): void {
  const event = eventOf(policy, scope.context);
  const entity = policyTargetOf(policy, scope);
  const command = entity && policyCommandOf(policy, entity);
  if (event === undefined || entity === undefined || command === undefined) return;
  for (const { name, value } of policy.arguments) {
    const parameter = command.parameters.find((one) => one.name.text === name.text);
    const identity = name.text === "id" ? identityTypeOf(entity, scope) : undefined;
    const type = parameter === undefined ? identity : resolveType(parameter.type, scope);
    if (type === undefined) continue;
    const args = { parameter: name.text, expected: spellingOf(type) };
    const mismatch = (found: string) => report(catalogue.policyArgumentType, { ...args, found }, { span: value.span });
    place(value, ownerEnvironment(event, scope), { type, mismatch });
  }
}
