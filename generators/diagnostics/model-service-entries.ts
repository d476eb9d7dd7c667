import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** What can be wrong with specifications, services and policies. */
export const modelServiceEntries = {
  unknownSpecTarget: entry<{ readonly target: string }>({
    code: "DSL1001",
    name: "unknownSpecTarget",
    message: ({ target }) => `There is no entity or value ${quoted(target)} in this context.`,
    explanation: {
      cause: "A specification is about an entity or a value of its own context, whose fields its condition names.",
      example: "spec Overdue on Lona = state == Active",
      cure: "Name the entity or value: spec Overdue on Loan = state == Active",
    },
  }),
  specNotBool: entry<{ readonly spec: string; readonly found: string }>({
    code: "DSL1004",
    name: "specNotBool",
    message: ({ spec, found }) => `Specification ${quoted(spec)} needs a Bool, and this is ${quoted(found)}.`,
    explanation: {
      cause: "A specification says whether something holds.",
      example: "spec Big on Loan = lines.count",
      cure: "Write a comparison: spec Big on Loan = lines.count > 10",
    },
  }),
  duplicateSpec: entry<{ readonly name: string }>({
    code: "DSL1005",
    name: "duplicateSpec",
    message: ({ name }) => `The context has the specification ${quoted(name)} twice.`,
    explanation: {
      cause: "The specifications of a context differ in more than letter case.",
      example: "spec Overdue on Loan = …  spec Overdue on Copy = …",
      cure: "Rename one of the two.",
    },
  }),
  operationType: entry<{ readonly operation: string; readonly found: string; readonly expected: string }>({
    code: "DSL1020",
    name: "operationType",
    message: ({ operation, found, expected }) =>
      `Operation ${quoted(operation)} gives ${quoted(expected)}, and this is ${quoted(found)}.`,
    explanation: {
      cause: "The expression of an operation has another type than the operation declares.",
      example: "operation countOf(lines: List<Line>): Int = lines.isEmpty",
      cure: "Change the declared type or the expression.",
    },
  }),
  duplicateOperation: entry<{ readonly name: string; readonly service: string }>({
    code: "DSL1021",
    name: "duplicateOperation",
    message: ({ name, service }) => `Service ${quoted(service)} has the operation ${quoted(name)} twice.`,
    explanation: {
      cause: "An operation becomes a method with a capital first letter.",
      example: "operation countOf(…): Int  operation CountOf(…): Int",
      cure: "Rename one of the two.",
    },
  }),
  duplicateService: entry<{ readonly name: string; readonly context: string }>({
    code: "DSL1022",
    name: "duplicateService",
    message: ({ name, context }) => `Context ${quoted(context)} declares service ${quoted(name)} twice.`,
    explanation: {
      cause: "A service becomes one interface and one class.",
      example: "service Desk { … }  service Desk { … }",
      cure: "Join the two, or rename one.",
    },
  }),
  unknownPolicyEvent: entry<{ readonly name: string }>({
    code: "DSL1030",
    name: "unknownPolicyEvent",
    message: ({ name }) => `There is no event ${quoted(name)}.`,
    explanation: {
      cause: "A policy begins with an event that its context declares.",
      example: "policy Remind when LoanOpend then Reader.remind",
      cure: "Name an event of the context, or declare it.",
    },
  }),
  unknownPolicyTarget: entry<{ readonly name: string }>({
    code: "DSL1031",
    name: "unknownPolicyTarget",
    message: ({ name }) => `There is no entity ${quoted(name)} in this context.`,
    explanation: {
      cause: "A policy ends with a command of an entity of its context.",
      example: "policy Remind when LoanOpened then Raeder.remind",
      cure: "Name the entity that has the command.",
    },
  }),
  unknownPolicyCommand: entry<{ readonly command: string; readonly entity: string }>({
    code: "DSL1032",
    name: "unknownPolicyCommand",
    message: ({ command, entity }) => `${quoted(entity)} has no command ${quoted(command)}.`,
    explanation: {
      cause: "A policy ends with a command of an entity of its context.",
      example: "policy Remind when LoanOpened then Reader.remnid",
      cure: "Name a command of the entity, or declare it.",
    },
  }),
  policyArguments: entry<{ readonly command: string; readonly problem: string }>({
    code: "DSL1033",
    name: "policyArguments",
    message: ({ command, problem }) => `Command ${quoted(command)} ${problem}.`,
    explanation: {
      cause: "A policy gives each parameter of the command once, by name. With `id` it says which entity is meant.",
      example: "policy Remind when LoanOpened then Reader.remind(laon: loan)",
      cure: "Give every parameter of the command a value: Reader.remind(loan: loan)",
    },
  }),
  policyArgumentType: entry<{ readonly parameter: string; readonly found: string; readonly expected: string }>({
    code: "DSL1034",
    name: "policyArgumentType",
    message: ({ parameter, found, expected }) =>
      `${quoted(parameter)} is ${quoted(expected)}, and this is ${quoted(found)}.`,
    explanation: {
      cause: "What a policy gives for a parameter of the command has another type.",
      example: "policy Remind when LoanOpened then Reader.remind(loan: 3)",
      cure: "Give a value of the parameter's type; the fields of the event are in scope.",
    },
  }),
  duplicatePolicy: entry<{ readonly name: string }>({
    code: "DSL1035",
    name: "duplicatePolicy",
    message: ({ name }) => `The context has the policy ${quoted(name)} twice.`,
    explanation: {
      cause: "The policies of a context differ in more than letter case.",
      example: "policy Remind when LoanOpened …  policy Remind when LoanClosed …",
      cure: "Rename one of the two.",
    },
  }),
} as const;
