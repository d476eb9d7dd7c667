import { quoted } from "../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of specifications, services, policies and repositories. */
export const modelServiceEntries = {
  unknownSpecTarget: {
    code: "DSL1001",
    message: ({ target }: Words<"target">) => `There is no entity or value ${quoted(target)} in this context.`,
    cause: "A specification is about an entity or a value of its own context, whose fields its condition names.",
    example: "spec Overdue on Lona = state == Active",
    cure: "Name the entity or value: spec Overdue on Loan = state == Active",
  },
  specNotBool: {
    code: "DSL1004",
    message: ({ spec, found }: Words<"spec" | "found">) =>
      `Specification ${quoted(spec)} needs a Bool, but this is ${quoted(found)}.`,
    cause: "A specification says whether something holds.",
    example: "spec Big on Loan = lines.count",
    cure: "Write a comparison: spec Big on Loan = lines.count > 10",
  },
  duplicateSpec: {
    code: "DSL1005",
    message: ({ name }: Words<"name">) => `The context has the specification ${quoted(name)} twice.`,
    cause: "The specifications of a context differ in more than letter case.",
    example: "spec Overdue on Loan = …  spec Overdue on Copy = …",
    cure: "Rename one of the two.",
  },
  operationType: {
    code: "DSL1020",
    message: ({ operation, found, expected }: Words<"operation" | "found" | "expected">) =>
      `Operation ${quoted(operation)} returns ${quoted(expected)}, but this is ${quoted(found)}.`,
    cause: "The expression of an operation has another type than the operation declares.",
    example: "operation countOf(lines: List<Line>): Int = lines.isEmpty",
    cure: "Change the declared type or the expression.",
  },
  duplicateOperation: {
    code: "DSL1021",
    message: ({ name, service }: Words<"name" | "service">) =>
      `Service ${quoted(service)} has the operation ${quoted(name)} twice.`,
    cause: "An operation becomes a method with a capital first letter.",
    example: "operation countOf(…): Int  operation CountOf(…): Int",
    cure: "Rename one of the two.",
  },
  duplicateService: {
    code: "DSL1022",
    message: ({ name, context }: Words<"name" | "context">) =>
      `Context ${quoted(context)} declares service ${quoted(name)} twice.`,
    cause: "A service becomes one interface and one class.",
    example: "service Desk { … }  service Desk { … }",
    cure: "Join the two, or rename one.",
  },
  unknownPolicyEvent: {
    code: "DSL1030",
    message: ({ name }: Words<"name">) => `There is no event ${quoted(name)}.`,
    cause: "A policy begins with an event that its context declares.",
    example: "policy Remind when LoanOpend then Reader.remind",
    cure: "Name an event of the context, or declare it.",
  },
  unknownPolicyTarget: {
    code: "DSL1031",
    message: ({ name }: Words<"name">) => `There is no entity ${quoted(name)} in this context.`,
    cause: "A policy ends with a command of an entity of its context.",
    example: "policy Remind when LoanOpened then Raeder.remind",
    cure: "Name the entity that has the command.",
  },
  unknownPolicyCommand: {
    code: "DSL1032",
    message: ({ command, entity }: Words<"command" | "entity">) =>
      `${quoted(entity)} has no command ${quoted(command)}.`,
    cause: "A policy ends with a command of an entity of its context.",
    example: "policy Remind when LoanOpened then Reader.remnid",
    cure: "Name a command of the entity, or declare it.",
  },
  policyArguments: {
    code: "DSL1033",
    message: ({ command, problem }: Words<"command" | "problem">) => `Command ${quoted(command)} ${problem}.`,
    cause: "A policy gives each parameter of the command once, by name. Its `id` argument selects the entity.",
    example: "policy Remind when LoanOpened then Reader.remind(laon: loan)",
    cure: "Give every parameter of the command a value: Reader.remind(loan: loan)",
  },
  policyArgumentType: {
    code: "DSL1034",
    message: ({ parameter, found, expected }: Words<"parameter" | "found" | "expected">) =>
      `${quoted(parameter)} is ${quoted(expected)}, but this is ${quoted(found)}.`,
    cause: "The argument has another type than the parameter of the command.",
    example: "policy Remind when LoanOpened then Reader.remind(loan: 3)",
    cure: "Give a value of the parameter's type; the fields of the event are in scope.",
  },
  duplicatePolicy: {
    code: "DSL1035",
    message: ({ name }: Words<"name">) => `The context has the policy ${quoted(name)} twice.`,
    cause: "The policies of a context differ in more than letter case.",
    example: "policy Remind when LoanOpened …  policy Remind when LoanClosed …",
    cure: "Rename one of the two.",
  },
  naturalBacking: {
    code: "DSL1101",
    message: ({ type }: Words<"type">) => `A natural identity cannot be ${quoted(type)}; it is String or Int.`,
    cause: "A natural identity is a text or a number that the world knows already, such as an ISBN.",
    example: "entity Book identified by Isbn as natural(Decimal)",
    cure: "Write natural(String) or natural(Int).",
  },
  repositoryOperation: {
    code: "DSL1102",
    message: ({ name }: Words<"name">) => `${quoted(name)} is not a repository operation.`,
    cause: "`operations:` chooses from getById, add, update and remove. Everything else is a finder.",
    example: "operations: getById, save",
    cure: "Write one of the four words, or `find name(…): …`.",
  },
  finderResult: {
    code: "DSL1103",
    message: ({ finder, root, found }: Words<"finder" | "root" | "found">) =>
      `Finder ${quoted(finder)} must return ${quoted(root)} or ${quoted(`List<${root}>`)}, not ${quoted(found)}.`,
    cause: "A repository hands out the root of its aggregate, one or a list of them.",
    example: "find byState(state: LoanState): List<Line>",
    cure: "find byState(state: LoanState): List<Loan>. For other shapes, declare a read model and a query.",
  },
  duplicateFinder: {
    code: "DSL1104",
    message: ({ name }: Words<"name">) => `The repository has the finder ${quoted(name)} twice.`,
    cause: "A finder becomes a method with a capital first letter.",
    example: "find byState(…): List<Loan>  find byState(…): Loan",
    cure: "Rename one of the two.",
  },
  versionMember: {
    code: "DSL1105",
    message: ({ root }: Words<"root">) => `${quoted(root)} is versioned and already has a property Version.`,
    cause: "`versioned` gives the root a property Version, by which two writers at the same time are told apart.",
    example: "aggregate Desk root Loan versioned { entity Loan … { version: Int } }",
    cure: "Rename the field, or drop `versioned`.",
  },
  finderNamedAsOperation: {
    code: "DSL1106",
    message: ({ name }: Words<"name">) =>
      `A finder cannot be called ${quoted(name)}, like an operation of the repository.`,
    cause: "getById, add, update and remove are methods of repositories already.",
    example: "find getById(id: LoanId): Loan",
    cure: "Rename the finder, or use the operation.",
  },
  finderParameterName: {
    code: "DSL1107",
    message: ({ finder, parameter }: Words<"finder" | "parameter">) =>
      `Finder ${quoted(finder)} cannot have a parameter ${quoted(parameter)}.`,
    cause: "Every method of a repository has a cancellation token of the name `ct`.",
    example: "find byCounty(ct: String): List<Loan>",
    cure: "Rename the parameter.",
  },
  identityNotUsable: {
    code: "DSL1108",
    message: ({ identity, kind }: Words<"identity" | "kind">) =>
      `${quoted(identity)} is ${kind} and cannot be an identity.`,
    cause: "The name after `identified by` must be undeclared or a declared value.",
    example: "enum LoanKey { A, B }  entity Loan identified by LoanKey { … }",
    cure: "Choose a name that is not declared, such as LoanId.",
  },
} satisfies WrittenEntries;
