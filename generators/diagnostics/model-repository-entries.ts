import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** What can be wrong with identities and repositories. */
export const modelRepositoryEntries = {
  naturalBacking: entry<{ readonly type: string }>({
    code: "DSL1101",
    name: "naturalBacking",
    message: ({ type }) => `A natural identity cannot be ${quoted(type)}; it is String or Int.`,
    explanation: {
      cause: "A natural identity is a text or a number that the world knows already, such as an ISBN.",
      example: "entity Book identified by Isbn as natural(Decimal)",
      cure: "Write natural(String) or natural(Int).",
    },
  }),
  repositoryOperation: entry<{ readonly name: string }>({
    code: "DSL1102",
    name: "repositoryOperation",
    message: ({ name }) => `${quoted(name)} is no operation of a repository.`,
    explanation: {
      cause: "`operations:` chooses from getById, add, update and remove. Everything else is a finder.",
      example: "operations: getById, save",
      cure: "Write one of the four words, or `find name(…): …`.",
    },
  }),
  finderResult: entry<{ readonly finder: string; readonly root: string; readonly found: string }>({
    code: "DSL1103",
    name: "finderResult",
    message: ({ finder, root, found }) =>
      `Finder ${quoted(finder)} gives ${quoted(root)} or ${quoted(`List<${root}>`)}, and not ${quoted(found)}.`,
    explanation: {
      cause: "A repository hands out the root of its aggregate, one or a list of them.",
      example: "find byState(state: LoanState): List<Line>",
      cure: "find byState(state: LoanState): List<Loan>. For other shapes, declare a read model and a query.",
    },
  }),
  duplicateFinder: entry<{ readonly name: string }>({
    code: "DSL1104",
    name: "duplicateFinder",
    message: ({ name }) => `The repository has the finder ${quoted(name)} twice.`,
    explanation: {
      cause: "A finder becomes a method with a capital first letter.",
      example: "find byState(…): List<Loan>  find byState(…): Loan",
      cure: "Rename one of the two.",
    },
  }),
  versionMember: entry<{ readonly root: string }>({
    code: "DSL1105",
    name: "versionMember",
    message: ({ root }) => `${quoted(root)} is versioned and has a Version by itself.`,
    explanation: {
      cause: "`versioned` gives the root a property Version, by which two writers at the same time are told apart.",
      example: "aggregate Desk root Loan versioned { entity Loan … { version: Int } }",
      cure: "Rename the field, or drop `versioned`.",
    },
  }),
  finderNamedAsOperation: entry<{ readonly name: string }>({
    code: "DSL1106",
    name: "finderNamedAsOperation",
    message: ({ name }) => `A finder cannot be called ${quoted(name)}, like an operation of the repository.`,
    explanation: {
      cause: "getById, add, update and remove are methods of repositories already.",
      example: "find getById(id: LoanId): Loan",
      cure: "Rename the finder, or use the operation.",
    },
  }),
  finderParameterName: entry<{ readonly finder: string; readonly parameter: string }>({
    code: "DSL1107",
    name: "finderParameterName",
    message: ({ finder, parameter }) => `Finder ${quoted(finder)} cannot have a parameter ${quoted(parameter)}.`,
    explanation: {
      cause: "Every method of a repository has a cancellation token of the name `ct`.",
      example: "find byCounty(ct: String): List<Loan>",
      cure: "Rename the parameter.",
    },
  }),
  identityNotUsable: entry<{ readonly identity: string; readonly kind: string }>({
    code: "DSL1108",
    name: "identityNotUsable",
    message: ({ identity, kind }) => `${quoted(identity)} is ${kind} and cannot be an identity.`,
    explanation: {
      cause: "The name behind `identified by` is generated, or it is a declared value.",
      example: "enum LoanKey { A, B }  entity Loan identified by LoanKey { … }",
      cure: "Choose a name that is not declared, such as LoanId.",
    },
  }),
} as const;
