import { listOf } from "../text/list.ts";
import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** What can be wrong with the form of an entity file. `place` names where in the user's words, such as "entity `Post`". */
export const schemaEntries = {
  unknownKey: entry<{ readonly key: string; readonly place: string }>({
    code: "TEN0201",
    name: "unknownKey",
    message: ({ key, place }) => `${quoted(key)} is not a key of ${place}.`,
    explanation: {
      cause:
        "The file says something that has no meaning there, most often because of a spelling mistake or a wrong indentation.",
      example: "Title: { type: string, maxLenght: 60 }",
      cure: "Correct the spelling, or move the key to where it belongs.",
    },
  }),
  missingKey: entry<{ readonly key: string; readonly place: string }>({
    code: "TEN0202",
    name: "missingKey",
    message: ({ key, place }) => `The key ${quoted(key)} is missing in ${place}.`,
    explanation: {
      cause:
        "The file needs `entity`, an entity needs `properties`, a property needs `type`, and a relationship needs `relatedEntity` and `type`.",
      example: "Title: { maxLength: 60 }",
      cure: "Add the key: Title: { type: string, maxLength: 60 }.",
    },
  }),
  wrongKind: entry<{ readonly place: string; readonly expected: string; readonly found: string }>({
    code: "TEN0203",
    name: "wrongKind",
    message: ({ place, expected, found }) => `${capital(place)} must be ${expected}, but is ${found}.`,
    explanation: {
      cause: "A value has another form than its key needs: a text where a number belongs, or a list where keys belong.",
      example: 'Id: { type: Guid, isKey: "true" }',
      cure: "Write the value in the form that the message names. Quotes make a text of a number, of true and of false.",
    },
  }),
  notAllowedValue: entry<{ readonly place: string; readonly value: string; readonly allowed: readonly string[] }>({
    code: "TEN0204",
    name: "notAllowedValue",
    message: ({ place, value, allowed }) =>
      `${capital(place)} cannot be ${quoted(value)}; allowed is ${listOf(allowed, "or")}.`,
    explanation: {
      cause: "The key takes one of a few words.",
      example: "type: ManyToMany",
      cure: "Use one of the words that the message names.",
    },
  }),
  numberOutOfRange: entry<{ readonly place: string; readonly value: string; readonly limit: string }>({
    code: "TEN0205",
    name: "numberOutOfRange",
    message: ({ place, value, limit }) => `${capital(place)} must be ${limit}, but is ${value}.`,
    explanation: {
      cause:
        "Lengths begin at 0, and the number of items on a page lies between 1 and 10000, so that no request reads a whole table.",
      example: "pageSize: 0",
      cure: "Choose a number within the range.",
    },
  }),
  emptyMap: entry<{ readonly place: string }>({
    code: "TEN0206",
    name: "emptyMap",
    message: ({ place }) => `${capital(place)} is empty.`,
    explanation: {
      cause: "The key is there, but nothing is below it.",
      example: "entity: {}",
      cure: "Add what belongs there, or delete the key where it is optional.",
    },
  }),
  textLength: entry<{ readonly place: string; readonly limit: string }>({
    code: "TEN0207",
    name: "textLength",
    message: ({ place, limit }) => `${capital(place)} must have ${limit}.`,
    explanation: {
      cause: "A text is empty where something must be said, or so long that it cannot be meant.",
      example: 'access: { policy: "" }',
      cure: "Write a text of the length that the message names.",
    },
  }),
  severalLines: entry<{ readonly place: string }>({
    code: "TEN0208",
    name: "severalLines",
    message: ({ place }) => `${capital(place)} must be one line.`,
    explanation: {
      cause:
        "The text becomes a comment or a name in C#, and a line break would end it. C# knows five kinds of line break, U+2028 among them.",
      example: "description: |\n  The title.\n  It is short.",
      cure: "Write the text on one line, in quotes, or with `>-` to have its lines joined.",
    },
  }),
} as const;

function capital(place: string): string {
  return place.charAt(0).toUpperCase() + place.slice(1);
}
