import { policyClass } from "../../../../model/emitted-names.ts";
import type { Policy } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { freshIdentifier } from "../../csharp-text.ts";
import { declaredType } from "../../names.ts";
import { described } from "../declaration-words.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { rootWords } from "./handler-views.ts";

const parameter = "domainEvent";

/** Returns the view of a handler that lets a root carry out a command after an event. Spec: model-csharp, Policy handlers. */
export function policyView(policy: Policy, place: ModelPlace) {
  const root = place.context.entities.find(({ name }) => name === policy.root);
  if (root === undefined) throw new Error(`The root of '${policy.name}' is not understood.`);
  const words = rootWords(root, place, [parameter]);
  const event = declaredType(policy.event);
  const id = freshIdentifier("id", new Set([words.root]));
  const at: ExpressionPlace = {
    facts: place.facts,
    spelled: place.spelled,
    receiver: `${parameter}.`,
    subject: `nameof(${event})`,
    names: new Set(["unitOfWork", "ct", parameter, words.root, id]),
  };
  const identity = csharpExpression(policy.identity, at);
  const isPath = /^\w+(?:\.\w+)+$/.test(place.spelled(identity));
  return {
    ...described(policy),
    ...words,
    policy: policyClass(policy.name),
    event,
    parameter,
    behaviour: pascalCaseOf(policy.command),
    hasId: !isPath,
    id: isPath ? identity : id,
    identity,
    values: policy.arguments.map((value) => (value === undefined ? "null" : csharpExpression(value, at))).join(", "),
  };
}
