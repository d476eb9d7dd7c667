import { policyClass, processClass, scheduleClass } from "../../../../model/emitted-names.ts";
import type { Context, Policy } from "../../../../model/ir.ts";
import { servedIn } from "../../../../model/operation/model-operation.ts";
import type { Process } from "../../../../model/storage/process.ts";
import { isForeign } from "../../../../model/storage/received-events.ts";
import { type DeclaredType, keyOf } from "../../../../model/type.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { declaredType, silencedIfObsolete } from "../../names.ts";
import { takesTime } from "../domain/time-words.ts";
import { behaviourTakesTime, handlerWords, policyTakesTime } from "./policy-view.ts";
import { processTakesTime } from "./process-view.ts";

/** True for a context with generated handlers, or queries that the host answers. */
export function hasHandlers({ operations, policies, schedules, processes }: Context): boolean {
  return [operations, policies, schedules, processes].some(({ length }) => length > 0);
}

/** Returns the view that registers the generated handlers of a context, in its order. Spec: model-csharp, Handler registration. */
export function applicationView(context: Context, place: ModelPlace) {
  const { name, queries, policies, schedules, processes } = context;
  const answered = place.storage === undefined ? queries.filter(({ byIdentity }) => byIdentity !== undefined) : [];
  // The host registers the class that it derives from a policy without an identity.
  const registered = policies.filter(({ kind, identity }) => kind === "factory" || identity !== undefined);
  // A store keeps events of other contexts, and calls what they concern by its class.
  const isKept = (event: DeclaredType) => place.storage !== undefined && isForeign(event, context);
  const isByClass = ({ wait, event }: Policy) => wait !== undefined || isKept(event);
  return {
    context: name,
    hasTime:
      servedBehaviours(context).some(([one, root]) => takesTime(one, root, place.facts)) ||
      policies.some((policy) => policyTakesTime(policy, place)) ||
      schedules.some((schedule) => behaviourTakesTime(schedule, place)) ||
      processes.some((process) => processTakesTime(process, place)),
    behaviours: servedIn(context)
      .filter(({ kind }) => kind !== "query")
      .map(({ service }) => ({ handler: service })),
    byClass: [
      ...registered.filter(isByClass).map((policy) => policyClass(policy.name)),
      ...schedules.map((schedule) => scheduleClass(schedule.name)),
      ...processes.map((process) => processClass(process.name)),
    ],
    policies: [
      ...registered
        .filter((one) => !isByClass(one))
        .map((one) => ({ ...policyNames(one), ...handlerWords(one.event, context) })),
      ...processes.flatMap((process) => handledNames(process, context).filter(({ type }) => !isKept(type))),
    ],
    queries: answered.map((query) => ({
      query: `${silencedIfObsolete(query)}${query.name}`,
      readModel: declaredType(query.result.readModel),
    })),
  };
}

/** Returns the names of a policy's event and class. */
export function policyNames({ name, event }: Policy): { readonly event: string; readonly policy: string } {
  return { event: declaredType(event), policy: policyClass(name) };
}

/** Returns each event of a process with its class. */
function handledNames({ name, transitions }: Process, context: Context) {
  const events = transitions.flatMap(({ cause }) => (cause.kind === "event" ? [cause.event] : []));
  return [...new Map(events.map((type) => [keyOf(type), type])).values()].map((type) => ({
    ...{ type, event: declaredType(type), policy: processClass(name), ...handlerWords(type, context) },
  }));
}

function servedBehaviours({ entities }: Context) {
  return entities.flatMap((root) =>
    [...root.commands, ...root.factories]
      .filter(({ operation }) => operation.isServed)
      .map((one) => [one, root] as const),
  );
}
