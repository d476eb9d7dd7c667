import { listOf, quoted } from "../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of reading an entity file and of its schema. */
export const entityFileEntries = {
  fileTooLarge: {
    code: "TEN0101",
    message: ({ limit }: Words<"limit">) => `The file is larger than ${limit}.`,
    cause: "Entity files and models are written by people and stay small; a larger file is most often the wrong one.",
    example: "tenon graft backup.yaml",
    cure: "Name the right file, or split it over several.",
  },
  notUtf8: {
    code: "TEN0102",
    message: () => "The file is not UTF-8 text.",
    cause: "The bytes cannot be read as UTF-8. The file was saved in another encoding, such as UTF-16 or Latin-1.",
    example: "The file was written with `>` in Windows PowerShell 5, which makes UTF-16.",
    cure: "Save the file as UTF-8; with or without a byte order mark makes no difference.",
  },
  controlCharacter: {
    code: "TEN0103",
    message: ({ character }: Words<"character">) => `The character ${character} is not allowed here.`,
    cause:
      "Control characters, marks that change the direction of text, and unpaired surrogates can hide the content of a file, and are not allowed in C# code.",
    example: 'description: "Title\\0"',
    cure: "Delete the character. Editors can show it when invisible characters are switched on.",
  },
  invalidYaml: {
    code: "TEN0104",
    message: ({ reason }: Words<"reason">) => `This is not valid YAML: ${reason}.`,
    cause:
      "The file breaks a rule of YAML 1.2, so it has no meaning yet. Most often the indentation or a quote is wrong.",
    example: "description: Title: the short form",
    cure: 'Indent with spaces, and put text that holds `: ` or ` #` in quotes: description: "Title: the short form".',
  },
  severalDocuments: {
    code: "TEN0105",
    message: () => "A second YAML document begins here.",
    cause: "A line `---` inside the file starts another document, and only one could be used.",
    example: "entity:\n  Author: {}\n---\nentity:\n  Post: {}",
    cure: "Delete the line and put all entities under one `entity`, or use two files.",
  },
  emptyFile: {
    code: "TEN0106",
    message: () => "The file is empty.",
    cause: "The file holds nothing, or only comments.",
    example: "# entities of the shop",
    cure: "Start with one entity:\n\n  entity:\n    Author:\n      properties:\n        Id: { type: Guid, isKey: true }\n        Name: { type: string }",
  },
  aliasOrAnchor: {
    code: "TEN0107",
    message: ({ written }: Words<"written">) => `Anchors and aliases such as ${quoted(written)} are not supported.`,
    cause:
      "YAML can name a value with `&name` and repeat it with `*name`. An entity file says everything where it counts.",
    example: "Id: &id { type: Guid, isKey: true }\nKey: *id",
    cure: "Write the value out. Text that begins with `&` or `*` needs quotes.",
  },
  explicitTag: {
    code: "TEN0108",
    message: ({ tag }: Words<"tag">) => `The tag ${quoted(tag)} is not supported.`,
    cause: "YAML tags such as `!!str` change how a value is read; no entity file needs one.",
    example: 'maxLength: !!int "60"',
    cure: "Delete the tag. Text that begins with `!` needs quotes.",
  },
  yamlDirective: {
    code: "TEN0109",
    message: ({ directive }: Words<"directive">) => `The directive ${quoted(directive)} is not supported.`,
    cause:
      "A line that begins with `%` changes the rules of YAML for the whole file. Entity files are always YAML 1.2.",
    example: "%YAML 1.1\n---",
    cure: "Delete the line and the `---` below it.",
  },
  mergeKey: {
    code: "TEN0110",
    message: () => "The merge key `<<` is not supported.",
    cause: "`<<` copies the keys of another map in some YAML tools. YAML 1.2 has no such rule.",
    example: "Post:\n  <<: *base",
    cure: "Write the keys out, or put the keys that all entities share under `defaults`.",
  },
  duplicateKey: {
    code: "TEN0111",
    message: ({ key }: Words<"key">) => `The key ${quoted(key)} occurs twice.`,
    cause:
      'A map has the same key two times, and only one of the values could count. Quotes make no difference: `1` and `"1"` are the same key.',
    example: "Title: { type: string }\nTitle: { type: int }",
    cure: "Delete or rename one of the two.",
  },
  tooDeep: {
    code: "TEN0112",
    message: ({ limit }: { readonly limit: number }) => `The file is nested more than ${limit} levels deep.`,
    cause: "No entity file needs more than about eight levels.",
    example: "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    cure: "Check that the right file was named and that brackets are closed.",
  },
  invalidKey: {
    code: "TEN0113",
    message: () => "A key must be a simple text.",
    cause: "YAML allows lists, maps and nothing at all as a key. Names of entities and properties are texts.",
    example: "? [Author, Post]\n: {}",
    cure: "Write the key as one word.",
  },
  inputNotFound: {
    code: "TEN0114",
    exitCode: 5,
    message: ({ path }: Words<"path">) => `There is no entity file at ${quoted(path)}.`,
    cause: "Nothing is at the path that was given.",
    example: "tenon graft shpo.yaml --host ../MyShop",
    cure: "Check the spelling; a path is relative to the current folder.",
  },
  recordedInputMissing: {
    code: "TEN0115",
    message: ({ path }: Words<"path">) => `The host was also grafted from ${quoted(path)}, and that file is missing.`,
    cause:
      "The registration and the runtime of a host are generated from every entity file or model that was named so far, so each run reads all of them.",
    example: "tenon graft blog.yaml --host ../MyShop     # after shop.yaml was deleted",
    cure: "Restore the file. To drop its entities, run with --forget ../shop.yaml, and add --prune to remove their generated files.",
  },
  noEntityFile: {
    code: "TEN0116",
    message: () => "No entity file was named, and the manifest records none.",
    cause: "Without a file, the run uses the entity files that the manifest records, and it records none.",
    example: "tenon graft --host ../MyShop     # where only models were grafted",
    cure: "Name an entity file, or a model with --model.",
  },
  unknownKey: {
    code: "TEN0201",
    message: ({ key, place }: Words<"key" | "place">) => `${quoted(key)} is not a key of ${place}.`,
    cause: "The key is not allowed at this level, most often because of a spelling mistake or a wrong indentation.",
    example: "Title: { type: string, maxLenght: 60 }",
    cure: "Correct the spelling, or move the key to where it belongs.",
  },
  missingKey: {
    code: "TEN0202",
    message: ({ key, place }: Words<"key" | "place">) => `The key ${quoted(key)} is missing in ${place}.`,
    cause:
      "The file needs `entity`, an entity needs `properties`, a property needs `type`, and a relationship needs `relatedEntity` and `type`.",
    example: "Title: { maxLength: 60 }",
    cure: "Add the key: Title: { type: string, maxLength: 60 }.",
  },
  wrongKind: {
    code: "TEN0203",
    message: ({ place, expected, found }: Words<"place" | "expected" | "found">) =>
      `${capital(place)} must be ${expected}, but is ${found}.`,
    cause: "A value has another form than its key needs: a text where a number belongs, or a list where keys belong.",
    example: 'Id: { type: Guid, isKey: "true" }',
    cure: "Write the value in the form that the message names. Quotes make a text of a number, of true and of false.",
  },
  notAllowedValue: {
    code: "TEN0204",
    message: ({ place, value, allowed }: Words<"place" | "value"> & { readonly allowed: readonly string[] }) =>
      `${capital(place)} cannot be ${quoted(value)}; allowed is ${listOf(allowed, "or")}.`,
    cause: "The key takes one of a few words.",
    example: "type: ManyToMany",
    cure: "Use one of the words that the message names.",
  },
  numberOutOfRange: {
    code: "TEN0205",
    message: ({ place, value, limit }: Words<"place" | "value" | "limit">) =>
      `${capital(place)} must be ${limit}, but is ${value}.`,
    cause:
      "Lengths begin at 0, and the number of items on a page lies between 1 and 10000, so that no request reads a whole table.",
    example: "pageSize: 0",
    cure: "Choose a number within the range.",
  },
  emptyMap: {
    code: "TEN0206",
    message: ({ place }: Words<"place">) => `${capital(place)} is empty.`,
    cause: "The key is there, but nothing is below it.",
    example: "entity: {}",
    cure: "Add an entry, or delete the key if it is optional.",
  },
  textLength: {
    code: "TEN0207",
    message: ({ place, limit }: Words<"place" | "limit">) => `${capital(place)} must have ${limit}.`,
    cause: "The text is empty or too long.",
    example: 'access: { policy: "" }',
    cure: "Write a text of the length that the message names.",
  },
  severalLines: {
    code: "TEN0208",
    message: ({ place }: Words<"place">) => `${capital(place)} must be one line.`,
    cause:
      "The text becomes a comment or a name in C#, and a line break would end it. C# knows five kinds of line break, U+2028 among them.",
    example: "description: |\n  The title.\n  It is short.",
    cure: "Write the text on one line, in quotes, or with `>-` to have its lines joined.",
  },
} satisfies WrittenEntries;

function capital(place: string): string {
  return place.charAt(0).toUpperCase() + place.slice(1);
}
