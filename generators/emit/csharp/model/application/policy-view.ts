import { policyClass, scheduleClass } from "../../../../model/emitted-names.ts";
import { inlineExpr } from "../../../../model/inline-expr.ts";
import type { Command, Context, Entity, Factory, Policy } from "../../../../model/ir.ts";
import { negated } from "../../../../model/lower/negated.ts";
import type { ProcessCall } from "../../../../model/storage/process.ts";
import { isForeign } from "../../../../model/storage/received-events.ts";
import { expressionsOfSchedule, type Schedule, type ScheduleTimes } from "../../../../model/storage/schedule.ts";
import type { DeclaredType } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpString, freshIdentifier } from "../../csharp-text.ts";
import { declaredType, typeName } from "../../names.ts";
import { described } from "../declaration-words.ts";
import { saysNow, takesTime } from "../domain/time-words.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { csharpExpression, csharpOperand } from "../expression.ts";
import { answerWords } from "./answer-words.ts";
import { currentTime, readWords, rootWords } from "./handler-views.ts";
import { loadWords } from "./loaded-lists.ts";
import { removalWords } from "./removal-words.ts";

/** Returns the parameter of the handler of an event, and its contract. */
export function handlerWords(event: DeclaredType, context: Pick<Context, "name">) {
  return isForeign(event, context)
    ? { parameter: "integrationEvent", contract: typeName("IIntegrationEventHandler") }
    : { parameter: "domainEvent", contract: typeName("IDomainEventHandler") };
}

/** Returns the view of a handler that lets a root carry out a command after an event. Spec: model-csharp, Policy handlers. */
export function policyView(policy: Policy, place: ModelPlace) {
  const root = rootOfCall(policy, place);
  const command = calledBy(policy, root.commands);
  const { parameter } = handlerWords(policy.event, place.context);
  const words = rootWords(root, place, [parameter]);
  const id = freshIdentifier("id", new Set([words.root]));
  const { identity, asked, values } = policyValues(policy, { called: command, variables: [words.root, id], place });
  const isPath = identity !== undefined && /^\w+(?:\.\w+)+$/.test(place.spelled(identity));
  return {
    ...policyWords(policy, place),
    ...words,
    ...removalWords(command, {
      ...words,
      ...readWords(root, command, { variable: words.root, place, others: [parameter, id] }),
      taken: ["unitOfWork", "time", "ct", parameter, id],
      columns: identity === undefined && isForeign(policy.event, place.context) ? 16 : 12,
    }),
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

/** Returns the view of a handler that lets a root carry out a command after an event of another context, once for each. Spec: model-csharp, Policy handlers. */
export function receivedPolicyView(policy: Policy, place: ModelPlace) {
  const { asked, reads, ...view } = policyView(policy, place);
  const indent = " ".repeat(view.isOpen ? 16 : 12);
  // An item of a list sees only its own words.
  return {
    ...view,
    indent,
    asked: asked.map((one) => ({ ...one, indent })),
    reads: reads.map((one) => ({ ...one, indent, lines: one.lines.map((line) => ({ ...line, indent })) })),
  };
}

/** Returns the view of a handler that makes a root after an event, once for each. Spec: model-csharp, Policy handlers. */
export function creationPolicyView(policy: Policy, place: ModelPlace) {
  const root = rootOfCall(policy, place);
  const factory = calledBy(policy, root.factories);
  const { parameter } = handlerWords(policy.event, place.context);
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

/** Returns the view of a schedule: it runs a command on a row that still fits, or makes a root. Spec: model-csharp, Schedules. */
export function scheduleView(schedule: Schedule, place: ModelPlace) {
  const root = rootOfCall(schedule, place);
  const isCommand = schedule.kind === "command";
  const command = isCommand ? calledBy(schedule, root.commands) : undefined;
  const called = command ?? calledBy(schedule, root.factories);
  const words = rootWords(root, place, [run]);
  const id = freshIdentifier("id", new Set([words.root]));
  const at: ExpressionPlace = {
    ...{ facts: place.facts, spelled: place.spelled, now: `${run}.OccurredOn` },
    receiver: `${words.root}.`,
    subject: `nameof(${words.type})`,
    names: new Set(["unitOfWork", "time", "ct", run, words.root, id]),
  };
  const { identity, asked, values } = callValues(schedule, { called, at, root: words.root, place });
  const hasNext = "isIdentityStored" in called && called.isIdentityStored && identity === undefined;
  // Specifications and computed fields ask the clock of the machine.
  const stored = schedule.condition && inlineExpr(schedule.condition, root.type, place.facts.declarations);
  const unfit = stored && negated(stored);
  return {
    ...described(schedule),
    ...words,
    ...removalWords(command, {
      ...words,
      ...readWords(root, command, { variable: words.root, place, others: [run, id] }, 12),
      taken: ["unitOfWork", "time", "ct", run, id],
    }),
    ...loadWords(root, command, place, expressionsOfSchedule(schedule)),
    schedule: scheduleClass(schedule.name),
    behaviour: pascalCaseOf(schedule.behaviour),
    run: scheduledRun(schedule, root),
    runs: run,
    ...timesWords(schedule.times),
    hasTime: behaviourTakesTime(schedule, place),
    unfit:
      unfit === undefined
        ? ""
        : ` || ${unfit.kind === "binary" ? csharpExpression(unfit, at) : csharpOperand(unfit, at)}`,
    ...{ isCommand, hasNext, id, asked },
    values: [hasNext ? id : identity, values].filter((text) => text !== undefined && text !== "").join(", "),
  };
}

const run = "run";

/** Returns the type of the runs of a schedule: with an identity for a command. */
export function scheduledRun({ kind }: Schedule, root: Entity): string {
  const type = typeName("ScheduledRun");
  return kind === "command" ? `${type}<${declaredType(root.identity.type)}>` : type;
}

function timesWords(times: ScheduleTimes) {
  const type = typeName("Recurrence");
  if (times.kind === "interval") {
    const { amount, unit } = times;
    const [name, count] = unit === "weeks" ? ["Days", BigInt(amount) * 7n] : [pascalCaseOf(unit), BigInt(amount)];
    const text = BigInt(amount) === 1n ? unit.slice(0, -1) : `${amount} ${unit}`;
    return { times: `${type}.Every(${typeName("TimeSpan")}.From${name}(${count}))`, when: `every ${text}` };
  }
  const { time, zone } = times;
  const at = `new ${typeName("TimeOnly")}(${time.split(":").map(Number).join(", ")})`;
  return { times: `${type}.Daily(${at}, ${csharpString(zone)})`, when: `every day at ${time} in ${zone}` };
}

type Call = Policy | Schedule | ProcessCall;

/** Returns the root that a policy, schedule or process calls. */
export function rootOfCall({ root: wanted, name }: Call, { context }: Pick<ModelPlace, "context">) {
  const root = context.entities.find((one) => one.name === wanted);
  if (root === undefined) throw new Error(`The root of '${name}' is not understood.`);
  return root;
}

/** Returns what a policy, schedule or process calls. */
export function calledBy<Called extends Command | Factory>(
  { behaviour, name }: Call,
  candidates: readonly Called[],
): Called {
  const called = candidates.find((one) => one.name === behaviour);
  if (called === undefined) throw new Error(`What '${name}' calls is not understood.`);
  return called;
}

function policyWords(policy: Policy, place: ModelPlace) {
  return {
    ...described(policy),
    policy: policyClass(policy.name),
    event: declaredType(policy.event),
    ...handlerWords(policy.event, place.context),
    behaviour: pascalCaseOf(policy.behaviour),
    hasTime: policyTakesTime(policy, place),
    ...waitWords(policy, place),
  };
}

/** Returns the wait over the fields of the event, whose time is `now`, so that each delivery finds the same. */
function waitWords({ wait, event }: Policy, { context, facts, spelled }: ModelPlace) {
  const { parameter } = handlerWords(event, context);
  const at: ExpressionPlace = {
    facts,
    spelled,
    receiver: `${parameter}.`,
    subject: `nameof(${declaredType(event)})`,
    names: new Set([parameter]),
    now: `${parameter}.OccurredOn`,
  };
  const waits = wait !== undefined;
  const contract = waits ? { contract: typeName("IWaitingPolicy") } : {};
  return { ...contract, waits, wait: wait === undefined ? "" : csharpExpression(wait, at) };
}

interface PolicyPlace {
  readonly called: Command | Factory;
  /** The variables of the handler, that of the root first. */
  readonly variables: readonly [root: string, ...others: string[]];
  readonly place: ModelPlace;
}

/** Returns the values of a policy over the fields of the event. */
function policyValues(policy: Policy, { called, variables, place }: PolicyPlace) {
  const { parameter } = handlerWords(policy.event, place.context);
  const at: ExpressionPlace = {
    facts: place.facts,
    spelled: place.spelled,
    receiver: `${parameter}.`,
    subject: `nameof(${declaredType(policy.event)})`,
    names: new Set(["unitOfWork", "time", "ct", parameter, ...variables]),
    now: currentTime,
  };
  return callValues(policy, { called, at, root: variables[0], place });
}

interface ValuesPlace {
  readonly called: Command | Factory;
  readonly at: ExpressionPlace;
  /** The variable of the root. */
  readonly root: string;
  readonly place: ModelPlace;
}

/** Returns the identity of the root, what is asked before, and the arguments of its behaviour. */
export function callValues(call: Call, { called, at, root, place }: ValuesPlace) {
  const given = call.arguments.map((value) => (value === undefined ? "null" : csharpExpression(value, at)));
  const byParameter = new Map(called.parameters.map(({ name }, index) => [name, given[index] ?? "null"]));
  const { asked, answers } = answerWords(called, {
    context: place.context,
    valueFor: ({ kind, name }) =>
      kind === "field" ? `${root}.${pascalCaseOf(name)}` : (byParameter.get(name) ?? "null"),
    taken: [...at.names],
  });
  return {
    identity: call.identity && csharpExpression(call.identity, at),
    asked,
    values: [...given, ...answers, ...(behaviourTakesTime(call, place) ? [currentTime] : [])].join(", "),
  };
}

/** True for a policy whose handler asks the clock. Spec: model-csharp, Time. */
export function policyTakesTime(policy: Policy, place: Pick<ModelPlace, "context" | "facts">): boolean {
  const { identity, arguments: values } = policy;
  return (
    behaviourTakesTime(policy, place) ||
    [identity, ...values].some((value) => value !== undefined && saysNow(value, place.facts))
  );
}

/** True for a policy, schedule or process whose command or factory takes the time. */
export function behaviourTakesTime(call: Call, place: Pick<ModelPlace, "context" | "facts">): boolean {
  const root = rootOfCall(call, place);
  const called = [...root.commands, ...root.factories].find(({ name }) => name === call.behaviour);
  return called !== undefined && takesTime(called, root, place.facts);
}
