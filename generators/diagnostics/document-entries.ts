import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** What an OpenAPI document cannot say of a model, or says with a reservation. Spec: decisions, 7. */
export const documentEntries = {
  sameDocumentPath: entry<{
    readonly verb: string;
    readonly path: string;
    readonly claimant: string;
    readonly holder: string;
  }>({
    code: "TEN0721",
    name: "sameDocumentPath",
    message: ({ verb, path, claimant, holder }) =>
      `The document has one place for ${quoted(`${verb} ${path}`)}, and both ${holder} and ${claimant} belong there.`,
    explanation: {
      cause:
        "An OpenAPI document keys operations by path and verb, and knows tokens by their bare names: `{id:int}` and `{id}` are one path there.",
      example: '@route("/loans/{id:int}") query A(id: Int): Row      @route("/loans/{id}") query B(id: String): Row',
      cure: "Let one of them differ in a literal part, or in the verb.",
    },
  }),
  twinDocumentPath: entry<{
    readonly path: string;
    readonly other: string;
    readonly claimant: string;
    readonly holder: string;
  }>({
    code: "TEN0722",
    name: "twinDocumentPath",
    severity: "warning",
    message: ({ path, other, claimant, holder }) =>
      `${quoted(path)} of ${claimant} and ${quoted(other)} of ${holder} differ in the names of their tokens only.`,
    explanation: {
      cause:
        "For OpenAPI these are one path, which may stand in a document once, whatever the verbs. The document has both, and validators complain of it.",
      example:
        '@route("/loans/{id}") @delete command close … beside @route("/loans/{loan}") query LoanById(loan: LoanId)',
      cure: "Give the tokens one name, and the criterion with them: query LoanById(id: LoanId).",
    },
  }),
  trailingSlash: entry<{ readonly path: string; readonly name: string }>({
    code: "TEN0723",
    name: "trailingSlash",
    severity: "warning",
    message: ({ path, name }) => `The route ${quoted(path)} of ${name} ends in a slash.`,
    explanation: {
      cause:
        "ASP.NET Core takes a route with and without a slash at its end for the same. Gateways and caches do not, and validators of OpenAPI complain of it.",
      example: '@route("/loans/") create open …',
      cure: "Drop the slash.",
    },
  }),
  roleWithoutScheme: entry<{ readonly role: string }>({
    code: "TEN0724",
    name: "roleWithoutScheme",
    severity: "warning",
    message: ({ role }) => `The document asks for the role ${quoted(role)} without saying what that is.`,
    explanation: {
      cause:
        "Each role is a security scheme of the OpenAPI document, and the name of a scheme has letters, digits, dots, hyphens and underscores only. The operation names the role all the same.",
      example: '@auth("front desk")',
      cure: '@auth("front-desk"), with a policy of that name in the host.',
    },
  }),
  unservedOperation: entry<{ readonly name: string; readonly reason: string }>({
    code: "TEN0725",
    name: "unservedOperation",
    severity: "warning",
    message: ({ name, reason }) => `No endpoint can serve ${name}: ${reason}.`,
    explanation: {
      cause:
        "A command needs a root whose repository loads it, a factory one whose repository adds to it. The document has the operation, marked x-tenon-unserved, so that nobody takes it for granted.",
      example: "repository { operations: add }      // with a command on the root",
      cure: "Add getById or add to `operations`, or move the behaviour to the root of its aggregate.",
    },
  }),
} as const;
