import { policyClass } from "../../../../model/emitted-names.ts";
import type { Policy } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { freshIdentifier } from "../../csharp-text.ts";
import { declaredType } from "../../names.ts";
import { described } from "../declaration-words.ts";
import { saysNow, takesTime } from "../domain/time-words.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { answerWords } from "./answer-words.ts";
import { currentTime, readWords, rootWords } from "./handler-views.ts";
import { loadWords } from "./loaded-lists.ts";

const parameter = "domainEvent";

/** Returns the view of a handler that lets a root carry out a command after an event. Spec: model-csharp, Policy handlers. */
export function policyView(policy: Policy, place: ModelPlace) {
  const root = place.context.entities.find(({ name }) => name === policy.root);
  if (root === undefined) throw new Error(`The root of '${policy.name}' is not understood.`);
  const command = root.commands.find(({ name }) => name === policy.command);
  const words = rootWords(root, place, [parameter]);
  const event = declaredType(policy.event);
  const id = freshIdentifier("id", new Set([words.root]));
  const at: ExpressionPlace = {
    facts: place.facts,
    spelled: place.spelled,
    receiver: `${parameter}.`,
    subject: `nameof(${event})`,
    names: new Set(["unitOfWork", "time", "ct", parameter, words.root, id]),
    now: currentTime,
  };
  const identity = policy.identity && csharpExpression(policy.identity, at);
  const given = policy.arguments.map((value) => (value === undefined ? "null" : csharpExpression(value, at)));
  const byParameter = new Map(command?.parameters.map(({ name }, index) => [name, given[index] ?? "null"]));
  const answered =
    command &&
    answerWords(command, {
      context: place.context,
      valueFor: ({ kind, name }) =>
        kind === "field" ? `${words.root}.${pascalCaseOf(name)}` : (byParameter.get(name) ?? "null"),
      taken: [...at.names],
    });
  const isPath = identity !== undefined && /^\w+(?:\.\w+)+$/.test(place.spelled(identity));
  return {
    ...described(policy),
    ...words,
    ...readWords(root, command, { variable: words.root, place, others: [parameter, id] }),
    ...loadWords(root, command, place),
    policy: policyClass(policy.name),
    event,
    parameter,
    behaviour: pascalCaseOf(policy.command),
    // Without an identity the host finds the roots.
    isOpen: identity === undefined,
    identityType: declaredType(root.identity.type),
    hasId: identity !== undefined && !isPath,
    id: isPath ? identity : id,
    identity: identity ?? "",
    asked: answered?.asked ?? [],
    values: [...given, ...(answered?.answers ?? []), ...(commandTakesTime(policy, place) ? [currentTime] : [])].join(
      ", ",
    ),
    hasTime: policyTakesTime(policy, place),
  };
}

/** True for a policy whose handler asks the clock. Spec: model-csharp, Time. */
export function policyTakesTime(policy: Policy, place: Pick<ModelPlace, "context" | "facts">): boolean {
  const { identity, arguments: values } = policy;
  return (
    commandTakesTime(policy, place) || [identity, ...values].some((value) => value !== undefined && saysNow(value))
  );
}

function commandTakesTime(
  { root, command: name }: Policy,
  { context, facts }: Pick<ModelPlace, "context" | "facts">,
): boolean {
  const entity = context.entities.find((one) => one.name === root);
  const command = entity?.commands.find((one) => one.name === name);
  return entity !== undefined && command !== undefined && takesTime(command, entity, facts);
}
