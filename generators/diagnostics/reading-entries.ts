import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** What can be wrong with a file before its content is understood. */
export const readingEntries = {
  fileTooLarge: entry<{ readonly limit: string }>({
    code: "TEN0101",
    name: "fileTooLarge",
    message: ({ limit }) => `The file is larger than ${limit}.`,
    explanation: {
      cause: "Entity files and models are written by people and stay small; a larger file is most often the wrong one.",
      example: "tenon graft backup.yaml",
      cure: "Name the right file, or split it over several.",
    },
  }),
  notUtf8: entry<Record<never, never>>({
    code: "TEN0102",
    name: "notUtf8",
    message: () => "The file is not UTF-8 text.",
    explanation: {
      cause: "The bytes cannot be read as UTF-8. The file was saved in another encoding, such as UTF-16 or Latin-1.",
      example: "The file was written with `>` in Windows PowerShell 5, which makes UTF-16.",
      cure: "Save the file as UTF-8; with or without a byte order mark makes no difference.",
    },
  }),
  controlCharacter: entry<{ readonly character: string }>({
    code: "TEN0103",
    name: "controlCharacter",
    message: ({ character }) => `The character ${character} is not allowed here.`,
    explanation: {
      cause:
        "Control characters, marks that turn the direction of text, and halves of characters can hide what a file says, and have no place in C# code.",
      example: 'description: "Title\\0"',
      cure: "Delete the character. Editors can show it when invisible characters are switched on.",
    },
  }),
  invalidYaml: entry<{ readonly reason: string }>({
    code: "TEN0104",
    name: "invalidYaml",
    message: ({ reason }) => `This is not valid YAML: ${reason}.`,
    explanation: {
      cause:
        "The file breaks a rule of YAML 1.2, so it has no meaning yet. Most often the indentation or a quote is wrong.",
      example: "description: Title: the short form",
      cure: 'Indent with spaces, and put text that holds `: ` or ` #` in quotes: description: "Title: the short form".',
    },
  }),
  severalDocuments: entry<Record<never, never>>({
    code: "TEN0105",
    name: "severalDocuments",
    message: () => "A second YAML document begins here.",
    explanation: {
      cause: "A line `---` inside the file starts another document, and only one could be used.",
      example: "entity:\n  Author: {}\n---\nentity:\n  Post: {}",
      cure: "Delete the line and put all entities under one `entity`, or use two files.",
    },
  }),
  emptyFile: entry<Record<never, never>>({
    code: "TEN0106",
    name: "emptyFile",
    message: () => "The file is empty.",
    explanation: {
      cause: "The file holds nothing, or only comments.",
      example: "# entities of the shop",
      cure: "Start with one entity:\n\n  entity:\n    Author:\n      properties:\n        Id: { type: Guid, isKey: true }\n        Name: { type: string }",
    },
  }),
  aliasOrAnchor: entry<{ readonly written: string }>({
    code: "TEN0107",
    name: "aliasOrAnchor",
    message: ({ written }) => `Anchors and aliases such as ${quoted(written)} are not supported.`,
    explanation: {
      cause:
        "YAML can name a value with `&name` and repeat it with `*name`. An entity file says everything where it counts.",
      example: "Id: &id { type: Guid, isKey: true }\nKey: *id",
      cure: "Write the value out. Text that begins with `&` or `*` needs quotes.",
    },
  }),
  explicitTag: entry<{ readonly tag: string }>({
    code: "TEN0108",
    name: "explicitTag",
    message: ({ tag }) => `The tag ${quoted(tag)} is not supported.`,
    explanation: {
      cause: "YAML tags such as `!!str` change how a value is read; no entity file needs one.",
      example: 'maxLength: !!int "60"',
      cure: "Delete the tag. Text that begins with `!` needs quotes.",
    },
  }),
  yamlDirective: entry<{ readonly directive: string }>({
    code: "TEN0109",
    name: "yamlDirective",
    message: ({ directive }) => `The directive ${quoted(directive)} is not supported.`,
    explanation: {
      cause:
        "A line that begins with `%` changes the rules of YAML for the whole file. Entity files are always YAML 1.2.",
      example: "%YAML 1.1\n---",
      cure: "Delete the line and the `---` below it.",
    },
  }),
  mergeKey: entry<Record<never, never>>({
    code: "TEN0110",
    name: "mergeKey",
    message: () => "The merge key `<<` is not supported.",
    explanation: {
      cause: "`<<` copies the keys of another map in some YAML tools. YAML 1.2 has no such rule.",
      example: "Post:\n  <<: *base",
      cure: "Write the keys out, or put what all entities share under `defaults`.",
    },
  }),
  duplicateKey: entry<{ readonly key: string }>({
    code: "TEN0111",
    name: "duplicateKey",
    message: ({ key }) => `The key ${quoted(key)} is there twice.`,
    explanation: {
      cause:
        'A map has the same key two times, and only one of the values could count. Quotes make no difference: `1` and `"1"` are the same key.',
      example: "Title: { type: string }\nTitle: { type: int }",
      cure: "Delete or rename one of the two.",
    },
  }),
  tooDeep: entry<{ readonly limit: number }>({
    code: "TEN0112",
    name: "tooDeep",
    message: ({ limit }) => `The file is nested more than ${limit} levels deep.`,
    explanation: {
      cause: "No entity file needs more than about eight levels.",
      example: "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
      cure: "Check that the right file was named and that brackets are closed.",
    },
  }),
  invalidKey: entry<Record<never, never>>({
    code: "TEN0113",
    name: "invalidKey",
    message: () => "A key must be a simple text.",
    explanation: {
      cause: "YAML allows lists, maps and nothing at all as a key. Names of entities and properties are texts.",
      example: "? [Author, Post]\n: {}",
      cure: "Write the key as one word.",
    },
  }),
  inputNotFound: entry<{ readonly path: string }>({
    code: "TEN0114",
    name: "inputNotFound",
    exitCode: 5,
    message: ({ path }) => `There is no entity file at ${quoted(path)}.`,
    explanation: {
      cause: "Nothing is at the path that was given.",
      example: "tenon graft shpo.yaml --host ../MyShop",
      cure: "Check the spelling; a path is taken from the current folder.",
    },
  }),
  recordedInputMissing: entry<{ readonly path: string }>({
    code: "TEN0115",
    name: "recordedInputMissing",
    message: ({ path }) => `The host was grafted from ${quoted(path)} as well, and that file is gone.`,
    explanation: {
      cause:
        "What serves all of a host, such as the registration and the runtime, is made from every entity file or model that was named so far, so each of them is read in every run.",
      example: "tenon graft blog.yaml --host ../MyShop     # after shop.yaml was deleted",
      cure: "Bring the file back. If what it declares is to go, name it: --forget ../shop.yaml, and add --prune to remove their files.",
    },
  }),
  noEntityFile: entry<Record<never, never>>({
    code: "TEN0116",
    name: "noEntityFile",
    message: () => "No entity file was named, and the host was grafted from none before.",
    explanation: {
      cause: "Without a file, the entity files of last time are used, and there are none.",
      example: "tenon graft --host ../MyShop     # where only models were grafted",
      cure: "Name an entity file, or a model with --model.",
    },
  }),
} as const;
