import { quoted } from "../../text/quoted.ts";
import { error, type Words } from "./catalogue-entry.ts";

/** The diagnostics of a model's syntax. */
export const syntaxEntries = {
  unexpectedCharacter: error("TEN0801", "The character `{character}` has no meaning in a model."),
  lookalikeCharacter: error("TEN0802", ({ character, meant }: Words<"character" | "meant">) => (meant === " " ? `The space ${codeOf(character)} is not the ordinary space.` : `The character ${quoted(character)} (${codeOf(character)}) is not ${quoted(meant)}.`)),
  unclosedText: error("TEN0803", "This text has no closing quote."),
  unclosedPattern: error("TEN0804", "This pattern has no closing slash."),
  unclosedComment: error("TEN0805", "This comment never ends."),
  unclosedBlock: error("TEN0807", "The block of `{head}` is not closed before this."),
  surplusBrace: error("TEN0808", () => "This `}` closes nothing."),
  unknownItem: error("TEN0809", "`{found}` begins nothing that {place} can hold."),
  misplacedDeclaration: error("TEN0810", "`{keyword}` belongs in {home}, not in {place}."),
  misplacedAnnotation: error("TEN0811", "`{annotation}` cannot stand before `{keyword}`."),
  nestedTooDeep: error("TEN0813", "The model is nested more than {limit} levels deep here; nothing behind this place was read."),
  expressionTooLong: error("TEN0814", "The expression has more than {limit} operations."),
  secondOperations: error("TEN0815", "The repository has an `operations:` clause already."),
  addedWithoutFactory: error("TEN0816", "`+=` adds a child that a factory makes, and this calls no factory."),
  calledName: error("TEN0817", "`{name}` cannot be called: only values are made in expressions, with named arguments."),
};

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
