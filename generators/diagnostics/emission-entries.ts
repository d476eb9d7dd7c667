import { quoted } from "../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of a valid model that cannot be emitted, documented or served. */
export const emissionEntries = {
  sameEmittedType: {
    code: "TEN0701",
    message: ({ name, makers: [one, other] }: Words<"name"> & { readonly makers: readonly [string, string] }) => `${quoted(name)} would be declared twice, by ${quoted(one)} and by ${quoted(other)}.`,
    cause: "Two declarations lead to emitted types of one name, most often a query and a command. Letter case does not distinguish names, because some file systems ignore it.",
    example: "entity Loan … { command close { … } }\nquery LoanClose(loan: LoanId): LoanRow",
    cure: "Give one of the two another name.",
  },
  sameDocumentPath: {
    code: "TEN0721",
    message: "Both {holder} and {claimant} are `{verb} {path}` in the document.",
    cause: "An OpenAPI document identifies an operation by path and verb, and a token by its bare name: `{id:int}` and `{id}` are one path there.",
    example: '@route("/loans/{id:int}") query A(id: Int): Row      @route("/loans/{id}") query B(id: String): Row',
    cure: "Let one of them differ in a literal part, or in the verb.",
  },
  twinDocumentPath: {
    code: "TEN0722",
    severity: "warning",
    message: "`{path}` of {claimant} and `{other}` of {holder} differ only in the names of their tokens.",
    cause: "For OpenAPI these are one path, which a document may have only once, whatever the verbs. The document has both, and validators reject it.",
    example: '@route("/loans/{id}") @delete command close … beside @route("/loans/{loan}") query LoanById(loan: LoanId)',
    cure: "Give the tokens one name, and the criterion with them: query LoanById(id: LoanId).",
  },
  trailingSlash: {
    code: "TEN0723",
    severity: "warning",
    message: "The route `{path}` of {name} ends in a slash.",
    cause: "ASP.NET Core treats a route with and without a final slash as the same. Gateways and caches do not, and OpenAPI validators warn.",
    example: '@route("/loans/") create open …',
    cure: "Drop the slash.",
  },
  roleWithoutScheme: {
    code: "TEN0724",
    severity: "warning",
    message: "The document requires the role `{role}` without a security scheme for it.",
    cause: "Each role is a security scheme of the OpenAPI document, and the name of a scheme has letters, digits, dots, hyphens and underscores only. The operation still names the role.",
    example: '@auth("front desk")',
    cure: '@auth("front-desk"), with a policy of that name in the host.',
  },
  unservedOperation: {
    code: "TEN0725",
    severity: "warning",
    message: "No endpoint can serve {name}: {reason}.",
    cause: "A command needs a root whose repository loads it, a factory one whose repository adds to it. The document has the operation, marked x-tenon-unserved, so that no client relies on it.",
    example: "repository { operations: add }      // with a command on the root",
    cure: "Add getById or add to `operations`, or move the behaviour to the root of its aggregate.",
  },
  routeRefusedByHost: {
    code: "TEN0731",
    message: "ASP.NET refuses the route `{route}`: {reason}.",
    cause: "The language accepts the template, but a host that maps it does not start, or answers every request with an error. It is an error only where endpoints are emitted.",
    example: '@route("/loans/{id}/lines/{id}")',
    cure: "Write the template as ASP.NET reads it: each name once, something between two parameters, `{*rest}` last, and constraints that it knows.",
  },
  keyWithoutJson: {
    code: "TEN0732",
    message: ({ operation, direction, map, key }: Words<"operation" | "map" | "key"> & { readonly direction: "takes" | "answers with" }) => `${quoted(operation)} ${direction} a ${quoted(map)}, but ${quoted(key)} cannot be a JSON key.`,
    cause: "A key in JSON is one text. Scalars, enums and identities have such a form; a value of several members has none, at any depth. It is an error only where endpoints are emitted.",
    example: "query ByPrices(counts: Map<Money, Int>): List<LoanRow>",
    cure: "Take a list of a value that holds both, or a map whose keys are scalars, enums or identities.",
  },
  entityFromOutside: {
    code: "TEN0733",
    message: "`{operation}` cannot take `{type}`, which contains the entity `{entity}`.",
    cause: "An entity comes from its factory or its repository, never from a request. A read model may show one, but an operation that takes this read model would have to read the entity from JSON. It is an error only where endpoints are emitted.",
    example: "readmodel LoanRow from Loan { id lines }\nquery After(last: LoanRow): List<LoanRow>",
    cure: "Take the identity of the entity, or a value.",
  },
} as const satisfies WrittenEntries;
