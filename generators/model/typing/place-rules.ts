import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { PolicyDecl, SpecDecl } from "../ast.ts";
import { eventOf, policyCommandOf, policyTargetOf } from "../bind/policies-of.ts";
import { resolveType } from "../bind/resolve-type.ts";
import { scalars, spellingOf } from "../type.ts";
import { identityTypeOf, sourceOf } from "./member-type.ts";
import { ownerEnvironment, type Places } from "./place.ts";

/** Checks the condition of a specification; the fields of its target are in scope. */
export function placeSpec({ scope, place }: Places, { name, target, condition }: SpecDecl): void {
  const symbol = sourceOf(target.text, scope);
  // An unknown target has a check of its own.
  if (symbol === undefined) return;
  place(condition, ownerEnvironment(symbol, scope), {
    type: scalars.Bool,
    mismatch: (found) => report(catalogue.specNotBool, { spec: name.text, found }, { span: condition.span }),
  });
}

/** Checks the arguments of a policy; the fields of the event are in scope. */
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
