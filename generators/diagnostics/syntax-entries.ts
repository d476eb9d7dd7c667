import { quoted } from "../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of a model's syntax. */
export const syntaxEntries = {
  unexpectedCharacter: {
    code: "TEN0801",
    message: "The character `{character}` has no meaning in a model.",
    cause: "A character is none of the modelling language. It often comes from another language.",
    example: "amount: Decimal;",
    cure: "Delete the character. Members and statements need nothing between them, and names use A to Z, digits and `_`.",
  },
  lookalikeCharacter: {
    code: "TEN0802",
    message: ({ character, meant }: Words<"character" | "meant">) => (meant === " " ? `The space ${codeOf(character)} is not the ordinary space.` : `The character ${quoted(character)} (${codeOf(character)}) is not ${quoted(meant)}.`),
    cause: "A character looks like one of the language's, or means the same elsewhere: a typographic quote, a wide brace, a space that does not break. Word processors and web pages put them in.",
    example: "invariant amount >= 0 “never negative”",
    cure: "Type the character anew, and paste from a plain-text editor.",
  },
  unclosedText: {
    code: "TEN0803",
    message: "This text has no closing quote.",
    cause: 'A text begins with `"` and must end with `"` on the same line.',
    example: '@route("/loans/{id})',
    cure: 'Close the quote. A quote inside a text is written `\\"`, a line break `\\n`.',
  },
  unclosedPattern: {
    code: "TEN0804",
    message: "This pattern has no closing slash.",
    cause: "The pattern after `matches` begins with `/` and must end with `/` on the same line.",
    example: "invariant code matches /[A-Z]{3}",
    cure: "Close the pattern. A slash inside it is written `\\/`.",
  },
  unclosedComment: {
    code: "TEN0805",
    message: "This comment never ends.",
    cause: "A comment that begins with `/*` goes on to the next `*/`, and there is none.",
    example: "/* fines",
    cure: "Close it with `*/`, or begin each line with `//`.",
  },
  unclosedBlock: {
    code: "TEN0807",
    message: "The block of `{head}` is not closed before this.",
    cause: "A `{` has no `}`. The indentation of the next lines shows its place.",
    example: "value Fine {\n  amount: Decimal\n\nvalue Period { start: Instant }",
    cure: "Close the block with `}`.",
  },
  surplusBrace: {
    code: "TEN0808",
    message: () => "This `}` closes nothing.",
    cause: "The file has more `}` than `{`.",
    example: "context Lending {\n  enum LoanState { Open }\n}\n}",
    cure: "Delete the brace, or add the one that opens its block.",
  },
  unknownItem: {
    code: "TEN0809",
    message: "`{found}` begins nothing that {place} can hold.",
    cause: "Each block holds its own kinds of declarations or statements, and this is none of them.",
    example: "entity Loan identified by LoanId { comand close { } }",
    cure: "Check the spelling: entity Loan identified by LoanId { command close { } }",
  },
  misplacedDeclaration: {
    code: "TEN0810",
    message: "`{keyword}` belongs in {home}, not in {place}.",
    cause: "The declaration is in a block that cannot hold it, such as a query inside a service.",
    example: "service Desk { query LoanById(loan: LoanId): LoanRow }",
    cure: "Move the declaration to the block that the message names.",
  },
  misplacedAnnotation: {
    code: "TEN0811",
    message: "`{annotation}` cannot stand before `{keyword}`.",
    cause: "Annotations belong to types, fields, commands, factories and queries. A read model, a service and its members, a specification, a policy and an invariant have none.",
    example: '@auth("auditor") readmodel LoanRow from Loan { id }',
    cure: 'Put it where the request comes in: @auth("auditor") query Loans(): List<LoanRow>',
  },
  nestedTooDeep: {
    code: "TEN0813",
    message: "The model is nested more than {limit} levels deep here; nothing behind this place was read.",
    cause: "Parentheses, conditions, type arguments or modules are nested beyond any readable depth.",
    example: "List<List<List<… Int …>>> (fifty times)",
    cure: "Check that brackets are closed. Give parts of a long expression a name with `let`.",
  },
  expressionTooLong: {
    code: "TEN0814",
    message: "The expression has more than {limit} operations.",
    cause: "One expression has more operators, members and calls than C# compilers handle well.",
    example: "amount + amount + amount + … (a thousand times)",
    cure: "Give its parts names of their own, as derived fields.",
  },
  secondOperations: {
    code: "TEN0815",
    message: "The repository has an `operations:` clause already.",
    cause: "One clause lists all operations of a repository.",
    example: "repository {\n  operations: getById\n  operations: add\n}",
    cure: "Write one list: operations: getById, add",
  },
  unsupportedDeclaration: {
    code: "TEN0816",
    message: "{what} are not supported.",
    cause: "Context maps, imports and integration events connect contexts with each other. No code is made from them, so they are refused instead of being passed over.",
    example: "contextmap { Lending -> Fleet : conformist }",
    cure: "Delete it. A type of another context is named with its context, as in `Fleet.VehicleId`.",
  },
} as const satisfies WrittenEntries;

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
