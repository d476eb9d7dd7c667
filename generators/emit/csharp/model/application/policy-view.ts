import { policyClass } from "../../../../model/emitted-names.ts";
import type { Command, Factory, Policy } from "../../../../model/ir.ts";
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
  const root = rootOfPolicy(policy, place);
  const command = calledBy(policy, root.commands);
  const words = rootWords(root, place, [parameter]);
  const id = freshIdentifier("id", new Set([words.root]));
  const { identity, asked, values } = policyValues(policy, { called: command, variables: [words.root, id], place });
  const isPath = identity !== undefined && /^\w+(?:\.\w+)+$/.test(place.spelled(identity));
  return {
    ...policyWords(policy, place),
    ...words,
    ...readWords(root, command, { variable: words.root, place, others: [parameter, id] }),
    ...loadWords(root, command, place),
    // Without an identity the host finds the roots.
    isOpen: identity === undefined,
    identityType: declaredType(root.identity.type),
    hasId: identity !== undefined && !isPath,
    id: isPath ? identity : id,
    identity: identity ?? "",
    asked,
    values,
  };
}

/** Returns the view of a handler that makes a root after an event, once for each. Spec: model-csharp, Policy handlers. */
export function creationPolicyView(policy: Policy, place: ModelPlace) {
  const root = rootOfPolicy(policy, place);
  const factory = calledBy(policy, root.factories);
  const words = rootWords(root, place, [parameter]);
  const id = freshIdentifier("id", new Set([words.root]));
  const { identity, asked, values } = policyValues(policy, { called: factory, variables: [words.root, id], place });
  const hasNext = factory.isIdentityStored && identity === undefined;
  return {
    ...policyWords(policy, place),
    ...words,
    ...readWords(root, undefined, { variable: words.root, place, others: [parameter, id] }, 12),
    hasNext,
    id,
    asked,
    values: [hasNext ? id : identity, values].filter((text) => text !== undefined && text !== "").join(", "),
  };
}

function rootOfPolicy({ root: wanted, name }: Policy, { context }: Pick<ModelPlace, "context">) {
  const root = context.entities.find((one) => one.name === wanted);
  if (root === undefined) throw new Error(`The root of '${name}' is not understood.`);
  return root;
}

function calledBy<Called extends Command | Factory>(
  { behaviour, name }: Policy,
  candidates: readonly Called[],
): Called {
  const called = candidates.find((one) => one.name === behaviour);
  if (called === undefined) throw new Error(`What '${name}' calls is not understood.`);
  return called;
}

function policyWords(policy: Policy, place: ModelPlace) {
  return {
    ...described(policy),
    ...waitWords(policy, place),
    policy: policyClass(policy.name),
    event: declaredType(policy.event),
    parameter,
    behaviour: pascalCaseOf(policy.behaviour),
    hasTime: policyTakesTime(policy, place),
  };
}

/** Returns the wait over the fields of the event, whose time is `now`, so that each delivery finds the same. */
function waitWords({ wait, event }: Policy, { facts, spelled }: ModelPlace) {
  const at: ExpressionPlace = {
    facts,
    spelled,
    receiver: `${parameter}.`,
    subject: `nameof(${declaredType(event)})`,
    names: new Set([parameter]),
    now: `${parameter}.OccurredOn`,
  };
  return { waits: wait !== undefined, wait: wait === undefined ? "" : csharpExpression(wait, at) };
}

interface ValuesPlace {
  readonly called: Command | Factory;
  /** The variables of the handler, that of the root first. */
  readonly variables: readonly string[];
  readonly place: ModelPlace;
}

/** Returns the identity of the root, what is asked before, and the arguments of its behaviour, over the fields of the event. */
function policyValues(policy: Policy, { called, variables, place }: ValuesPlace) {
  const at: ExpressionPlace = {
    facts: place.facts,
    spelled: place.spelled,
    receiver: `${parameter}.`,
    subject: `nameof(${declaredType(policy.event)})`,
    names: new Set(["unitOfWork", "time", "ct", parameter, ...variables]),
    now: currentTime,
  };
  const given = policy.arguments.map((value) => (value === undefined ? "null" : csharpExpression(value, at)));
  const byParameter = new Map(called.parameters.map(({ name }, index) => [name, given[index] ?? "null"]));
  const { asked, answers } = answerWords(called, {
    context: place.context,
    valueFor: ({ kind, name }) =>
      kind === "field" ? `${variables[0]}.${pascalCaseOf(name)}` : (byParameter.get(name) ?? "null"),
    taken: [...at.names],
  });
  return {
    identity: policy.identity && csharpExpression(policy.identity, at),
    asked,
    values: [...given, ...answers, ...(behaviourTakesTime(policy, place) ? [currentTime] : [])].join(", "),
  };
}

/** True for a policy whose handler asks the clock. Spec: model-csharp, Time. */
export function policyTakesTime(policy: Policy, place: Pick<ModelPlace, "context" | "facts">): boolean {
  const { identity, arguments: values } = policy;
  return (
    behaviourTakesTime(policy, place) || [identity, ...values].some((value) => value !== undefined && saysNow(value))
  );
}

function behaviourTakesTime(policy: Policy, place: Pick<ModelPlace, "context" | "facts">): boolean {
  const root = rootOfPolicy(policy, place);
  const called = [...root.commands, ...root.factories].find(({ name }) => name === policy.behaviour);
  return called !== undefined && takesTime(called, root, place.facts);
}
