import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** What can stop the build of a model that is right in itself. */
export const buildEntries = {
  sameEmittedType: entry<{ readonly name: string; readonly makers: readonly [string, string] }>({
    code: "TEN0701",
    name: "sameEmittedType",
    message: ({ name, makers: [one, other] }) =>
      `${quoted(name)} would be declared twice, by ${quoted(one)} and by ${quoted(other)}.`,
    explanation: {
      cause:
        "Two declarations lead to emitted types of one name, most often a query and a command. Letter case does not tell names apart, as some disks do not.",
      example: "entity Loan … { command close { … } }\nquery LoanClose(loan: LoanId): LoanRow",
      cure: "Give one of the two another name.",
    },
  }),
} as const;
