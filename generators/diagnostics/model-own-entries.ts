import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

interface Mismatch {
  readonly found: string;
  readonly expected: string;
}

/** Rules for models that neither the specification nor its numbers know. */
export const modelOwnEntries = {
  contextVersions: entry<{ readonly context: string; readonly version: number; readonly other: number }>({
    code: "TEN0601",
    name: "contextVersions",
    message: ({ context, version, other }) =>
      `Context ${quoted(context)} has version ${version} here and version ${other} elsewhere.`,
    explanation: {
      cause: "A context may have several parts, and all of them are one context with one version.",
      example: "a.model has context Lending version 1, b.model has context Lending version 2.",
      cure: "Write the same version in both, or leave it out of one.",
    },
  }),
  twinRoute: entry<{
    readonly verb: string;
    readonly route: string;
    readonly other: string;
    readonly claimant: string;
    readonly holder: string;
  }>({
    code: "TEN0602",
    name: "twinRoute",
    severity: "warning",
    message: ({ verb, route, other, claimant, holder }) =>
      `${quoted(`${verb} ${route}`)} of ${claimant} and ${quoted(other)} of ${holder} are one route for the web framework.`,
    explanation: {
      cause:
        "Routes count in any letter case, and the names of their tokens do not count, so a request can match both and is answered with an error.",
      example: '@route("/loans/{id}") @put … beside @route("/Loans/{loanId}") @put …',
      cure: "Let one of them differ in a literal part, in a constraint, or in the verb.",
    },
  }),
  wrongInitializer: entry<Mismatch & { readonly field: string }>({
    code: "TEN0603",
    name: "wrongInitializer",
    message: ({ field, found, expected }) => `${quoted(field)} is ${quoted(expected)}, and this is ${quoted(found)}.`,
    explanation: {
      cause: "What stands behind `=` has another type than the field.",
      example: 'amount: Decimal = "none"',
      cure: "Change the type or the expression, so that the two fit.",
    },
  }),
  conditionNotBool: entry<{ readonly found: string }>({
    code: "TEN0604",
    name: "conditionNotBool",
    message: ({ found }) => `A condition is a Bool, and this is ${quoted(found)}.`,
    explanation: {
      cause: "`invariant`, `requires` and `when` ask whether something holds.",
      example: 'requires lines.count "a loan needs a copy"',
      cure: 'Write a comparison: requires lines.count > 0 "a loan needs a copy".',
    },
  }),
  numberTooLarge: entry<{ readonly text: string; readonly type: string }>({
    code: "TEN0605",
    name: "numberTooLarge",
    message: ({ text, type }) => `${quoted(text)} is too large for ${quoted(type)}.`,
    explanation: {
      cause: "An Int goes to 2147483647, and a Decimal holds 28 digits.",
      example: "limit: Int = 9999999999",
      cure: "Use a smaller number, or a Decimal.",
    },
  }),
  generatedTypeName: entry<{ readonly name: string; readonly reason: string }>({
    code: "TEN0606",
    name: "generatedTypeName",
    message: ({ name, reason }) => `${quoted(name)} cannot be declared: ${reason}.`,
    explanation: {
      cause:
        "Some C# types are made from others: a repository for each aggregate, a projection for each read model, a request and a handler for each command and factory, and the unit of work. A declared type cannot have the name of one of them.",
      example: "value LoanOpenRequest { … }      // beside create open of Loan",
      cure: "Rename the declared type.",
    },
  }),
  memberNamedAsType: entry<{ readonly name: string; readonly owner: string }>({
    code: "TEN0607",
    name: "memberNamedAsType",
    message: ({ name, owner }) => `${quoted(name)} cannot be part of ${quoted(owner)}, whose name it has.`,
    explanation: {
      cause:
        "C# does not allow a member with the name of its class, and names become members with a capital first letter.",
      example: "value Fine { fine: Decimal }      query Find(find: String): List<Row>",
      cure: "Rename one of the two.",
    },
  }),
  samePluralOfRoots: entry<{ readonly root: string; readonly other: string; readonly plural: string }>({
    code: "TEN0608",
    name: "samePluralOfRoots",
    message: ({ root, other, plural }) =>
      `Roots ${quoted(other)} and ${quoted(root)} have the same plural ${quoted(plural)}.`,
    explanation: {
      cause: "The unit of work has one repository for each aggregate, under the plural of its root.",
      example: "aggregate A root Box { … }  aggregate B root Boxe { … }",
      cure: "Rename one of the roots.",
    },
  }),
  notEmitted: entry<{ readonly kind: string; readonly name: string }>({
    code: "TEN0609",
    name: "notEmitted",
    severity: "warning",
    message: ({ kind, name }) => `Nothing is generated for \`${kind} ${name}\` yet.`,
    explanation: {
      cause: "Specifications and policies are part of the language and are read, but no code is made from them.",
      example: "spec Overdue on Loan = state == Active",
      cure: "Nothing, if that is meant. The rest of the model is generated as always.",
    },
  }),
  sameOperationId: entry<{ readonly operationId: string; readonly claimant: string; readonly holder: string }>({
    code: "TEN0610",
    name: "sameOperationId",
    message: ({ operationId, claimant, holder }) =>
      `${claimant} and ${holder} have the operation id ${quoted(operationId)}.`,
    explanation: {
      cause:
        "The OpenAPI document names a query by its name and a command by entity, underscore and command; clients are generated by that name.",
      example: "query Loan_open(): List<LoanRow> beside create open of Loan",
      cure: "Rename one of the two.",
    },
  }),
  modelNotFound: entry<{ readonly path: string }>({
    code: "TEN0611",
    name: "modelNotFound",
    exitCode: 5,
    message: ({ path }) => `There is no model at ${quoted(path)}.`,
    explanation: {
      cause: "Nothing is at the path that was given.",
      example: "tenon build lendnig.model",
      cure: "Check the spelling; a path is taken from the current folder.",
    },
  }),
  noModelInFolder: entry<{ readonly path: string }>({
    code: "TEN0612",
    name: "noModelInFolder",
    message: ({ path }) => `No file in ${quoted(path)} ends in .model.`,
    explanation: {
      cause: "A folder is read with all folders in it, as one model of all files that end in .model.",
      example: "tenon build src",
      cure: "Name the folder that holds the models, or one file.",
    },
  }),
  defaultNotConstant: entry<{ readonly field: string }>({
    code: "TEN0613",
    name: "defaultNotConstant",
    message: ({ field }) => `The default of ${quoted(field)} must be written out.`,
    explanation: {
      cause: "A default becomes part of a C# signature: literals, operators between them, `if`, or an enum member.",
      example: 'size: Int = "abc".length',
      cure: "Write the value: size: Int = 3.",
    },
  }),
  typeNameForm: entry<{ readonly name: string }>({
    code: "TEN0614",
    name: "typeNameForm",
    message: ({ name }) => `${quoted(name)} must begin with a capital letter.`,
    explanation: {
      cause:
        "Contexts, modules, types, queries and services become C# namespaces and types under their own names, and C# keeps names in small letters for itself.",
      example: "value fine { amount: Decimal }",
      cure: "value Fine { amount: Decimal }",
    },
  }),
  similarType: entry<{ readonly name: string; readonly other: string }>({
    code: "TEN0615",
    name: "similarType",
    message: ({ name, other }) => `${quoted(other)} and ${quoted(name)} differ in letter case only.`,
    explanation: {
      cause: "Their files would be one file on Windows and macOS, and their routes one route.",
      example: "entity HTTPServer identified by AId { … }  entity HttpServer identified by BId { … }",
      cure: "Rename one of the two.",
    },
  }),
} as const;
