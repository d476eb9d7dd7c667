import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** The diagnostics of reading the text of a model. */
export const syntaxEntries = {
  unexpectedCharacter: entry<{ readonly character: string }>({
    code: "TEN0801",
    name: "unexpectedCharacter",
    message: ({ character }) => `The character ${quoted(character)} has no meaning in a model.`,
    explanation: {
      cause: "A character is none of the modelling language. It often comes from another language.",
      example: "amount: Decimal;",
      cure: "Delete the character. Members and statements need nothing between them, and names use A to Z, digits and `_`.",
    },
  }),
  lookalikeCharacter: entry<{ readonly character: string; readonly meant: string }>({
    code: "TEN0802",
    name: "lookalikeCharacter",
    message: ({ character, meant }) =>
      meant === " "
        ? `The space ${codeOf(character)} is not the one of the keyboard.`
        : `The character ${quoted(character)} (${codeOf(character)}) is not ${quoted(meant)}.`,
    explanation: {
      cause:
        "A character looks like one of the language's, or means the same elsewhere: a typographic quote, a wide brace, a space that does not break. Word processors and web pages put them in.",
      example: "invariant amount >= 0 “never negative”",
      cure: "Type the character anew, and paste from a plain-text editor.",
    },
  }),
  unclosedText: entry<Record<never, never>>({
    code: "TEN0803",
    name: "unclosedText",
    message: () => "This text has no closing quote.",
    explanation: {
      cause: 'A text begins with `"` and must end with `"` on the same line.',
      example: '@route("/loans/{id})',
      cure: 'Close the quote. A quote inside a text is written `\\"`, a line break `\\n`.',
    },
  }),
  unclosedPattern: entry<Record<never, never>>({
    code: "TEN0804",
    name: "unclosedPattern",
    message: () => "This pattern has no closing slash.",
    explanation: {
      cause: "The pattern after `matches` begins with `/` and must end with `/` on the same line.",
      example: "invariant code matches /[A-Z]{3}",
      cure: "Close the pattern. A slash inside it is written `\\/`.",
    },
  }),
  unclosedComment: entry<Record<never, never>>({
    code: "TEN0805",
    name: "unclosedComment",
    message: () => "This comment never ends.",
    explanation: {
      cause: "A comment that begins with `/*` goes on to the next `*/`, and there is none.",
      example: "/* fines",
      cure: "Close it with `*/`, or begin each line with `//`.",
    },
  }),
  unclosedBlock: entry<{ readonly head: string }>({
    code: "TEN0807",
    name: "unclosedBlock",
    message: ({ head }) => `The block of ${quoted(head)} is not closed before this.`,
    explanation: {
      cause: "A `{` has no `}`. Where the missing one belongs is told by the indentation of what follows.",
      example: "value Fine {\n  amount: Decimal\n\nvalue Period { start: Instant }",
      cure: "Close the block with `}`.",
    },
  }),
  surplusBrace: entry<Record<never, never>>({
    code: "TEN0808",
    name: "surplusBrace",
    message: () => "This `}` closes nothing.",
    explanation: {
      cause: "The file has more `}` than `{`.",
      example: "context Lending {\n  enum LoanState { Open }\n}\n}",
      cure: "Delete the brace, or add the one that opens its block.",
    },
  }),
  unknownItem: entry<{ readonly found: string; readonly place: string }>({
    code: "TEN0809",
    name: "unknownItem",
    message: ({ found, place }) => `${quoted(found)} begins nothing that ${place} can hold.`,
    explanation: {
      cause: "Each block holds its own kinds of declarations or statements, and this is none of them.",
      example: "entity Loan identified by LoanId { comand close { } }",
      cure: "Check the spelling: entity Loan identified by LoanId { command close { } }",
    },
  }),
  misplacedDeclaration: entry<{ readonly keyword: string; readonly place: string; readonly home: string }>({
    code: "TEN0810",
    name: "misplacedDeclaration",
    message: ({ keyword, place, home }) => `\`${keyword}\` belongs in ${home}, not in ${place}.`,
    explanation: {
      cause: "A declaration stands in a block that cannot hold it, such as a query inside a service.",
      example: "service Desk { query LoanById(loan: LoanId): LoanRow }",
      cure: "Move the declaration to the block that the message names.",
    },
  }),
  misplacedAnnotation: entry<{ readonly annotation: string; readonly keyword: string }>({
    code: "TEN0811",
    name: "misplacedAnnotation",
    message: ({ annotation, keyword }) => `${quoted(annotation)} cannot stand before \`${keyword}\`.`,
    explanation: {
      cause:
        "Annotations belong to types, fields, commands, factories and queries. A read model, a service and its members, a specification, a policy and an invariant have none.",
      example: '@auth("auditor") readmodel LoanRow from Loan { id }',
      cure: 'Put it where the request comes in: @auth("auditor") query Loans(): List<LoanRow>',
    },
  }),
  nestedTooDeep: entry<{ readonly limit: number }>({
    code: "TEN0813",
    name: "nestedTooDeep",
    message: ({ limit }) =>
      `The model is nested more than ${limit} levels deep here; nothing behind this place was read.`,
    explanation: {
      cause:
        "Parentheses, calls, conditions, type arguments, modules or aggregates are nested far beyond what a reader follows.",
      example: "List<List<List<… Int …>>> (fifty times)",
      cure: "Check that brackets are closed. Give parts of a long expression a name with `let`.",
    },
  }),
  expressionTooLong: entry<{ readonly limit: number }>({
    code: "TEN0814",
    name: "expressionTooLong",
    message: ({ limit }) => `The expression has more than ${limit} operations.`,
    explanation: {
      cause: "One expression has more operators, members and calls than C# compilers take gladly.",
      example: "amount + amount + amount + … (a thousand times)",
      cure: "Give its parts names of their own, as derived fields.",
    },
  }),
  secondOperations: entry<Record<never, never>>({
    code: "TEN0815",
    name: "secondOperations",
    message: () => "The repository has an `operations:` clause already.",
    explanation: {
      cause: "One clause lists all operations of a repository.",
      example: "repository {\n  operations: getById\n  operations: add\n}",
      cure: "Write one list: operations: getById, add",
    },
  }),
  unsupportedDeclaration: entry<{ readonly what: string }>({
    code: "TEN0816",
    name: "unsupportedDeclaration",
    message: ({ what }) => `${what} are not supported.`,
    explanation: {
      cause:
        "Context maps, imports and integration events connect contexts with each other. No code is made from them, so they are refused instead of being passed over.",
      example: "contextmap { Lending -> Fleet : conformist }",
      cure: "Delete it. A type of another context is named with its context, as in `Fleet.VehicleId`.",
    },
  }),
};

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
