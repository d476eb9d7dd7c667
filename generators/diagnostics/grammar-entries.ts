import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** The diagnostics of the grammar that have a code of the language. */
export const grammarEntries = {
  unexpectedToken: entry<{ readonly expected: string; readonly after: string; readonly found: string }>({
    code: "DSL0001",
    name: "unexpectedToken",
    message: ({ expected, after, found }) =>
      `Expected ${expected}${after === "" ? "" : ` after ${quoted(after)}`}, found ${found === "" ? "the end of the file" : quoted(found)}.`,
    explanation: {
      cause: "Something is missing here, or there is too much.",
      example: "value Fine { amount Decimal }",
      cure: "Write what the message asks for: value Fine { amount: Decimal }",
    },
  }),
  keywordAsName: entry<{ readonly keyword: string }>({
    code: "DSL0002",
    name: "keywordAsName",
    message: ({ keyword }) => `${quoted(keyword)} is a keyword and cannot be the name of a declaration.`,
    explanation: {
      cause:
        "Keywords can name fields and parameters, but not contexts, types, commands, factories, queries, services, states and the like: a missing name could not be told from it.",
      example: "command create { }",
      cure: "Choose another name: command createLoan { }",
    },
  }),
} as const;
