import { quoted } from "../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of a valid model that cannot be emitted, documented or served. */
export const emissionEntries = {
  sameEmittedType: {
    code: "TEN0701",
    message: ({ name, makers: [one, other] }: Words<"name"> & { readonly makers: readonly [string, string] }) =>
      `${quoted(name)} would be declared twice, by ${quoted(one)} and by ${quoted(other)}.`,
    cause:
      "Two declarations lead to emitted types of one name, most often a query and a command. Letter case does not tell names apart, as some disks do not.",
    example: "entity Loan … { command close { … } }\nquery LoanClose(loan: LoanId): LoanRow",
    cure: "Give one of the two another name.",
  },
  sameDocumentPath: {
    code: "TEN0721",
    message: ({ verb, path, claimant, holder }: Words<"verb" | "path" | "claimant" | "holder">) =>
      `The document has one place for ${quoted(`${verb} ${path}`)}, and both ${holder} and ${claimant} belong there.`,
    cause:
      "An OpenAPI document keys operations by path and verb, and knows tokens by their bare names: `{id:int}` and `{id}` are one path there.",
    example: '@route("/loans/{id:int}") query A(id: Int): Row      @route("/loans/{id}") query B(id: String): Row',
    cure: "Let one of them differ in a literal part, or in the verb.",
  },
  twinDocumentPath: {
    code: "TEN0722",
    severity: "warning",
    message: ({ path, other, claimant, holder }: Words<"path" | "other" | "claimant" | "holder">) =>
      `${quoted(path)} of ${claimant} and ${quoted(other)} of ${holder} differ in the names of their tokens only.`,
    cause:
      "For OpenAPI these are one path, which may stand in a document once, whatever the verbs. The document has both, and validators complain of it.",
    example:
      '@route("/loans/{id}") @delete command close … beside @route("/loans/{loan}") query LoanById(loan: LoanId)',
    cure: "Give the tokens one name, and the criterion with them: query LoanById(id: LoanId).",
  },
  trailingSlash: {
    code: "TEN0723",
    severity: "warning",
    message: ({ path, name }: Words<"path" | "name">) => `The route ${quoted(path)} of ${name} ends in a slash.`,
    cause:
      "ASP.NET Core takes a route with and without a slash at its end for the same. Gateways and caches do not, and validators of OpenAPI complain of it.",
    example: '@route("/loans/") create open …',
    cure: "Drop the slash.",
  },
  roleWithoutScheme: {
    code: "TEN0724",
    severity: "warning",
    message: ({ role }: Words<"role">) => `The document asks for the role ${quoted(role)} without saying what that is.`,
    cause:
      "Each role is a security scheme of the OpenAPI document, and the name of a scheme has letters, digits, dots, hyphens and underscores only. The operation names the role all the same.",
    example: '@auth("front desk")',
    cure: '@auth("front-desk"), with a policy of that name in the host.',
  },
  unservedOperation: {
    code: "TEN0725",
    severity: "warning",
    message: ({ name, reason }: Words<"name" | "reason">) => `No endpoint can serve ${name}: ${reason}.`,
    cause:
      "A command needs a root whose repository loads it, a factory one whose repository adds to it. The document has the operation, marked x-tenon-unserved, so that nobody takes it for granted.",
    example: "repository { operations: add }      // with a command on the root",
    cure: "Add getById or add to `operations`, or move the behaviour to the root of its aggregate.",
  },
  routeRefusedByHost: {
    code: "TEN0731",
    message: ({ route, reason }: Words<"route" | "reason">) => `ASP.NET refuses the route ${quoted(route)}: ${reason}.`,
    cause:
      "The language accepts the template, but a host that maps it does not start, or answers every request with an error. It is an error only where endpoints are emitted.",
    example: '@route("/loans/{id}/lines/{id}")',
    cure: "Write the template as ASP.NET reads it: each name once, something between two parameters, `{*rest}` last, and constraints that it knows.",
  },
  keyWithoutJson: {
    code: "TEN0732",
    message: ({
      operation,
      direction,
      map,
      key,
    }: Words<"operation" | "map" | "key"> & { readonly direction: "takes" | "answers with" }) =>
      `${quoted(operation)} ${direction} a ${quoted(map)}, and JSON has no key for ${quoted(key)}.`,
    cause:
      "A key in JSON is one text. Scalars, enums and identities have such a form; a value of several members has none, at whatever depth the map stands. It is an error only where endpoints are emitted.",
    example: "query ByPrices(counts: Map<Money, Int>): List<LoanRow>",
    cure: "Take a list of a value that holds both, or a map whose keys are scalars, enums or identities.",
  },
  entityFromOutside: {
    code: "TEN0733",
    message: ({ operation, type, entity }: Words<"operation" | "type" | "entity">) =>
      `${quoted(operation)} cannot take ${quoted(type)}, as it leads to the entity ${quoted(entity)}.`,
    cause:
      "An entity comes from its factory or its repository, never from a request. A read model may show one, but what takes this read model would have to read the entity from JSON. It is an error only where endpoints are emitted.",
    example: "readmodel LoanRow from Loan { id lines }\nquery After(last: LoanRow): List<LoanRow>",
    cure: "Take the identity of what is meant, or a value.",
  },
} satisfies WrittenEntries;
