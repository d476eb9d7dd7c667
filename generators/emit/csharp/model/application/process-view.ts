import { processClass } from "../../../../model/emitted-names.ts";
import { type Expr, mapExpr, someExpr } from "../../../../model/expr.ts";
import {
  expressionsOfTransition,
  type Process,
  type ProcessCall,
  type Transition,
} from "../../../../model/storage/process.ts";
import { keyOf } from "../../../../model/type.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import { grouped } from "../../../../text/grouped.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { freshIdentifier } from "../../csharp-text.ts";
import { withEnds } from "../../lists.ts";
import { declaredType, typeName } from "../../names.ts";
import { described } from "../declaration-words.ts";
import { saysNow } from "../domain/time-words.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { currentTime, readWords, rootWords } from "./handler-views.ts";
import { loadWords } from "./loaded-lists.ts";
import { behaviourTakesTime, calledBy, callValues, handlerWords, rootOfCall } from "./policy-view.ts";
import { removalWords } from "./removal-words.ts";

/** Returns the view of a process: a handler of each of its events, and one of its timeouts. Spec: model-csharp, Processes. */
export function processView(process: Process, place: ModelPlace) {
  const { name, transitions } = process;
  const words = { process: processClass(name), ...processTypes(process) };
  const onEvents = grouped(transitions, ({ cause }) => (cause.kind === "event" ? keyOf(cause.event) : ""));
  const timed = onEvents.get("") ?? [];
  const handlers = [...onEvents.values()].filter((all) => all !== timed).map((all) => handlerView(all, process, place));
  const timeouts =
    timed.length === 0
      ? []
      : [{ ...handlerView(timed, process, place), event: `${typeName("ProcessTimeout")}<${words.key}>` }];
  const bases = handlers.map(({ event, contract }) => `${contract}<${event}>`);
  return {
    ...described(process),
    ...words,
    hasTime: processTakesTime(process, place),
    bases: withEnds(
      [`${typeName("IProcess")}<${words.key}, ${words.steps}>`, ...bases].map((base) => ({ base })),
      ",",
      "",
    ),
    limits:
      timed.length === 0 ? [] : [{ steps: words.steps, arms: timed.map((one) => limitView(one, process, place)) }],
    handlers: [...handlers, ...timeouts].map((one, index, all) => ({
      ...words,
      ...one,
      isLast: index === all.length - 1,
    })),
  };
}

/** Returns the types of a process's key and of its steps. */
export function processTypes({ key, type }: Process) {
  return { key: declaredType(key), steps: declaredType(type) };
}

/** True for a process that asks the clock. */
export function processTakesTime({ transitions }: Process, place: Pick<ModelPlace, "context" | "facts">): boolean {
  return transitions.some(
    (one) =>
      one.calls.some((call) => behaviourTakesTime(call, place)) ||
      expressionsOfTransition(one).some((expr) => saysNow(expr, place.facts)),
  );
}

/** Returns the arm with the time that a process is in a step at most. */
function limitView({ step, cause }: Transition, process: Process, { facts, spelled }: ModelPlace) {
  const waits = cause.kind === "timeout" ? [cause.wait] : [];
  const kept = keptWords(step, process, waits, ["step", "now"]);
  const at: ExpressionPlace = {
    ...{ facts, spelled, receiver: "", now: "now" },
    subject: `nameof(${declaredType(process.type)})`,
    names: new Set(["step", "now", ...kept.variables]),
  };
  return { pattern: kept.pattern, wait: waits.map((wait) => csharpExpression(kept.read(wait), at)).join("") };
}

/** Returns the handler of one event, or of the timeouts, with a case for each step that it leaves. */
function handlerView(transitions: readonly Transition[], process: Process, place: ModelPlace) {
  const cause = transitions[0]?.cause;
  const event = cause?.kind === "event" ? cause : undefined;
  const handled = event && handlerWords(event.event, place.context);
  const parameter = handled?.parameter ?? "timeout";
  const isAsync = transitions.some(({ calls }) => calls.length > 0);
  return {
    event: event === undefined ? "" : declaredType(event.event),
    parameter,
    contract: handled?.contract ?? "",
    isTimeout: event === undefined,
    isStart: event !== undefined && transitions.some(({ step }) => step === undefined),
    isStep: transitions.some(({ step }) => step !== undefined),
    correlated: event === undefined ? parameter : `${parameter}.${pascalCaseOf(event.field)}`,
    isAsync,
    cases: transitions.map((one) => caseView(one, process, { place, parameter })),
  };
}

interface CasePlace {
  readonly place: ModelPlace;
  readonly parameter: string;
}

function caseView(transition: Transition, process: Process, { place, parameter }: CasePlace) {
  const { facts, spelled } = place;
  const own = ["unitOfWork", "time", "ct", "step", parameter];
  const kept = keptWords(transition.step, process, expressionsOfTransition(transition), own);
  const { event } = transition.cause.kind === "event" ? transition.cause : {};
  const taken = new Set([...own, ...kept.variables]);
  const at: ExpressionPlace = {
    ...{ facts, spelled, receiver: `${parameter}.`, now: currentTime },
    subject: event === undefined ? `nameof(${declaredType(process.type)})` : `nameof(${declaredType(event)})`,
    names: taken,
  };
  const calls = transition.calls.map((call) => callView(readCall(call, kept.read), { place, at, taken }));
  const values = transition.kept.map((value) =>
    value === undefined ? "null" : csharpExpression(kept.read(value), at),
  );
  return {
    pattern: kept.pattern,
    calls,
    next: `new ${declaredType(process.type)}.${transition.next}(${values.join(", ")})`,
  };
}

function readCall(call: ProcessCall, read: (expr: Expr) => Expr): ProcessCall {
  const values = call.arguments.map((value) => value && read(value));
  return { ...call, identity: call.identity && read(call.identity), arguments: values };
}

interface CallPlace {
  readonly place: ModelPlace;
  readonly at: ExpressionPlace;
  /** The names in scope; the variables of the call are added. */
  readonly taken: Set<string>;
}

/** Returns the statements that load a root and run a command on it, or make and add one. */
function callView(call: ProcessCall, { place, at, taken }: CallPlace) {
  const root = rootOfCall(call, place);
  const command = call.kind === "command" ? calledBy(call, root.commands) : undefined;
  const called = command ?? calledBy(call, root.factories);
  const words = rootWords(root, place, [...taken]);
  taken.add(words.root);
  const variable = freshIdentifier("id", taken);
  const {
    identity = "",
    asked,
    values,
  } = callValues(call, {
    ...{ called, root: words.root, place },
    at: { ...at, names: new Set([...taken, variable]) },
  });
  const hasNext = "isIdentityStored" in called && called.isIdentityStored && identity === "";
  const isComputed = command !== undefined && !/^\w+(?:\.\w+)*$/.test(place.spelled(identity));
  const id = hasNext || isComputed ? variable : identity;
  for (const name of [id, ...asked.map((one) => one.name)]) taken.add(name);
  const { reads } = readWords(root, command, { variable: words.root, place, others: [...taken] }, 20);
  const removal = removalWords(command, { ...words, reads, taken, columns: 20 });
  if (removal.asks) taken.add(removal.flag);
  return {
    ...words,
    ...removal,
    ...loadWords(root, command, place),
    isCommand: command !== undefined,
    ...{ hasNext, isComputed, asked, id, identity },
    behaviour: pascalCaseOf(call.behaviour),
    values: [command === undefined ? id : "", values].filter((text) => text !== "").join(", "),
  };
}

/** Returns the pattern of the step that a transition leaves, with a variable if expressions use what the step keeps. */
function keptWords(step: string | undefined, process: Process, exprs: readonly Expr[], own: readonly string[]) {
  if (step === undefined) return { variables: [], pattern: "null", read: (expr: Expr) => expr };
  const type = `${declaredType(process.type)}.${step}`;
  const variable = freshIdentifier(camelCaseOf(step), new Set(own));
  const isUsed = exprs.some((expr) => someExpr(expr, ({ kind }) => kind === "parameter"));
  const target: Expr = { kind: "local", name: variable, type: process.type };
  const read = (expr: Expr): Expr =>
    expr.kind === "parameter" ? { kind: "member", target, name: expr.name, type: expr.type } : mapExpr(expr, read);
  return { variables: isUsed ? [variable] : [], pattern: isUsed ? `${type} ${variable}` : type, read };
}
