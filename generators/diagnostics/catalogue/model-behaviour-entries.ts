import { quoted } from "../../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of commands, events, states and factories. */
export const modelBehaviourEntries = {
  transitionTarget: {
    code: "DSL0501",
    message: "`{entity}` has no field `{field}` that can be set.",
  },
  transitionType: {
    code: "DSL0502",
    message: "`{field}` is `{expected}`, but this is `{found}`.",
  },
  duplicateCommand: {
    code: "DSL0503",
    message: "`{entity}` has the command `{name}` twice.",
  },
  duplicateParameter: {
    code: "DSL0504",
    message: "`{owner}` has the parameter `{name}` twice.",
  },
  commandNamedAsMember: {
    code: "DSL0505",
    message: ({ name, entity, isField, reason }: Words<"name" | "entity" | "reason"> & { readonly isField: boolean }) => (isField ? `${quoted(entity)} has a field and a command ${quoted(name)}.` : `${quoted(entity)} cannot have a command ${quoted(name)}: ${reason}.`),
  },
  resultWithoutType: {
    code: "DSL0506",
    message: "Command `{command}` has a `result` but declares no result type.",
  },
  missingResult: {
    code: "DSL0507",
    message: ({ command, count }: Words<"command"> & { readonly count: number }) => (count === 0 ? `Command ${quoted(command)} declares a type but has no \`result\`.` : `Command ${quoted(command)} has ${count} results.`),
  },
  resultType: {
    code: "DSL0508",
    message: "The result of `{command}` is `{expected}`, but this is `{found}`.",
  },
  unknownEvent: {
    code: "DSL0601",
    message: "There is no event `{name}`.",
  },
  eventPayload: {
    code: "DSL0602",
    message: "Event `{event}` {problem}.",
  },
  occurredOn: {
    code: "DSL0603",
    message: "Event `{event}` already has a property OccurredOn.",
  },
  emitOutsideRoot: {
    code: "DSL0604",
    message: "`{entity}` is not the root of its aggregate and cannot emit events.",
  },
  statesOfNonEnum: {
    code: "DSL0701",
    message: "`{entity}` has no field `{field}` of an enum type.",
  },
  unknownState: {
    code: "DSL0702",
    message: "`{state}` is not a member of `{enumName}`.",
  },
  illegalTransition: {
    code: "DSL0703",
    message: "No rule of `states {field}` leads to `{state}`.",
  },
  duplicateStates: {
    code: "DSL0704",
    message: "`{field}` has `states` twice.",
  },
  duplicateFactory: {
    code: "DSL0801",
    message: "`{entity}` has `create {name}` twice.",
  },
  factoryNamedAsMember: {
    code: "DSL0802",
    message: ({ name, entity, kind, reason }: Words<"name" | "entity" | "reason"> & { readonly kind: "field" | "command" | undefined }) => (kind === undefined ? `${quoted(entity)} cannot have a factory ${quoted(name)}: ${reason}.` : `${quoted(entity)} has a ${kind} and a factory ${quoted(name)}.`),
  },
  initializationTarget: {
    code: "DSL0803",
    message: "`{entity}` has no field `{field}` that can be set.",
  },
  initializationType: {
    code: "DSL0804",
    message: "`{field}` is `{expected}`, but this is `{found}`.",
  },
  initializedTwice: {
    code: "DSL0805",
    message: "`{field}` is set twice.",
  },
  fieldLeftOut: {
    code: "DSL0806",
    severity: "warning",
    message: "`create {factory}` leaves `{field}` without a value.",
  },
  reservedFactoryParameter: {
    code: "DSL0807",
    message: ({ factory, parameter, expected }: Words<"factory" | "parameter"> & { readonly expected: string | undefined }) =>
      expected === undefined ? `\`create ${factory}\` cannot have a parameter ${quoted(parameter)}: the factory makes the identity.` : `The parameter ${quoted(parameter)} of \`create ${factory}\` is the identity and must be ${quoted(expected)}.`,
  },
  missingIdentityParameter: {
    code: "DSL0808",
    message: "`create {factory}` needs a parameter of type `{identity}`.",
  },
  severalIdentityParameters: {
    code: "DSL0809",
    message: "`create {factory}` has more than one parameter of type `{identity}`, so the identity is unclear.",
  },
  ambiguousIdentity: {
    code: "DSL0820",
    message: "`{identity}` can mean {identities...}, whose values differ.",
  },
  identityStrategies: {
    code: "DSL0821",
    message: "`{identity}` is `as {one}` for one entity and `as {other}` for another.",
  },
  foreignProjection: {
    code: "DSL0822",
    message: "`{behaviour}` of `{entity}` cannot answer with `{readModel}`, which is made from `{source}`.",
  },
  factoryResult: {
    code: "DSL0823",
    message: "`create {factory}` can answer with a read model of `{entity}`, but this is `{found}`.",
  },
  resultBesideProjection: {
    code: "DSL0824",
    message: "Command `{command}` answers with a read model and cannot have a `result` as well.",
  },
  projectionOfPart: {
    code: "DSL0825",
    message: "`{behaviour}` cannot answer with a read model, because `{entity}` is not the root of an aggregate.",
  },
  childrenAssigned: {
    code: "DSL0830",
    message: "`{field}` holds child entities and cannot be assigned.",
  },
  noListOfChildren: {
    code: "DSL0831",
    message: "`{entity}` has no field `{field}` that is a list of child entities.",
  },
  otherChild: {
    code: "DSL0832",
    message: "`{field}` holds `{expected}`, but this makes `{found}`.",
  },
  unknownChildFactory: {
    code: "DSL0833",
    message: "`{child}` has no `create {factory}`.",
  },
  childArguments: {
    code: "DSL0834",
    message: "`create {factory}` {problem}.",
  },
  childArgumentType: {
    code: "DSL0835",
    message: "`{parameter}` is `{expected}`, but this is `{found}`.",
  },
  removedIdentity: {
    code: "DSL0836",
    message: "Children of `{field}` are known by `{expected}`, but this is `{found}`.",
  },
  factoryCycle: {
    code: "DSL0837",
    message: "`create {factory}` adds children without end: making one of them calls it again.",
  },
} as const satisfies WrittenEntries;
