import { quoted } from "../../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of a model's syntax. */
export const syntaxEntries = {
  unexpectedCharacter: {
    code: "TEN0801",
    message: "The character `{character}` has no meaning in a model.",
  },
  lookalikeCharacter: {
    code: "TEN0802",
    message: ({ character, meant }: Words<"character" | "meant">) => (meant === " " ? `The space ${codeOf(character)} is not the ordinary space.` : `The character ${quoted(character)} (${codeOf(character)}) is not ${quoted(meant)}.`),
  },
  unclosedText: {
    code: "TEN0803",
    message: "This text has no closing quote.",
  },
  unclosedPattern: {
    code: "TEN0804",
    message: "This pattern has no closing slash.",
  },
  unclosedComment: {
    code: "TEN0805",
    message: "This comment never ends.",
  },
  unclosedBlock: {
    code: "TEN0807",
    message: "The block of `{head}` is not closed before this.",
  },
  surplusBrace: {
    code: "TEN0808",
    message: () => "This `}` closes nothing.",
  },
  unknownItem: {
    code: "TEN0809",
    message: "`{found}` begins nothing that {place} can hold.",
  },
  misplacedDeclaration: {
    code: "TEN0810",
    message: "`{keyword}` belongs in {home}, not in {place}.",
  },
  misplacedAnnotation: {
    code: "TEN0811",
    message: "`{annotation}` cannot stand before `{keyword}`.",
  },
  nestedTooDeep: {
    code: "TEN0813",
    message: "The model is nested more than {limit} levels deep here; nothing behind this place was read.",
  },
  expressionTooLong: {
    code: "TEN0814",
    message: "The expression has more than {limit} operations.",
  },
  secondOperations: {
    code: "TEN0815",
    message: "The repository has an `operations:` clause already.",
  },
  addedWithoutFactory: {
    code: "TEN0816",
    message: "`+=` adds a child that a factory makes, and `{item}` is no factory.",
  },
  calledName: {
    code: "TEN0817",
    message: "`{name}` cannot be called: expressions have no constructors and no functions.",
  },
} as const satisfies WrittenEntries;

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
