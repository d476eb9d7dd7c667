import { listOf, quoted } from "../../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of reading an entity file and of its schema. */
export const entityFileEntries = {
  fileTooLarge: {
    code: "TEN0101",
    message: "The file is larger than {limit}.",
  },
  notUtf8: {
    code: "TEN0102",
    message: "The file is not UTF-8 text.",
  },
  controlCharacter: {
    code: "TEN0103",
    message: "The character {character} is not allowed here.",
  },
  invalidYaml: {
    code: "TEN0104",
    message: "This is not valid YAML: {reason}.",
  },
  severalDocuments: {
    code: "TEN0105",
    message: "A second YAML document begins here.",
  },
  emptyFile: {
    code: "TEN0106",
    message: "The file is empty.",
  },
  aliasOrAnchor: {
    code: "TEN0107",
    message: "Anchors and aliases such as `{written}` are not supported.",
  },
  explicitTag: {
    code: "TEN0108",
    message: "The tag `{tag}` is not supported.",
  },
  yamlDirective: {
    code: "TEN0109",
    message: "The directive `{directive}` is not supported.",
  },
  mergeKey: {
    code: "TEN0110",
    message: "The merge key `<<` is not supported.",
  },
  duplicateKey: {
    code: "TEN0111",
    message: "The key `{key}` occurs twice.",
  },
  tooDeep: {
    code: "TEN0112",
    message: "The file is nested more than {limit} levels deep.",
  },
  invalidKey: {
    code: "TEN0113",
    message: "A key must be a simple text.",
  },
  inputNotFound: {
    code: "TEN0114",
    exitCode: 5,
    message: "There is no entity file at `{path}`.",
  },
  recordedInputMissing: {
    code: "TEN0115",
    message: "The host was also grafted from `{path}`, and that file is missing.",
  },
  noEntityFile: {
    code: "TEN0116",
    message: "No entity file was named, and the manifest records none.",
  },
  unknownKey: {
    code: "TEN0201",
    message: "`{key}` is not a key of {place}.",
  },
  missingKey: {
    code: "TEN0202",
    message: "The key `{key}` is missing in {place}.",
  },
  wrongKind: {
    code: "TEN0203",
    message: ({ place, expected, found }: Words<"place" | "expected" | "found">) => `${capital(place)} must be ${expected}, but is ${found}.`,
  },
  notAllowedValue: {
    code: "TEN0204",
    message: ({ place, value, allowed }: Words<"place" | "value"> & { readonly allowed: readonly string[] }) => `${capital(place)} cannot be ${quoted(value)}; allowed is ${listOf(allowed, "or")}.`,
  },
  numberOutOfRange: {
    code: "TEN0205",
    message: ({ place, value, limit }: Words<"place" | "value" | "limit">) => `${capital(place)} must be ${limit}, but is ${value}.`,
  },
  emptyMap: {
    code: "TEN0206",
    message: ({ place }: Words<"place">) => `${capital(place)} is empty.`,
  },
  textLength: {
    code: "TEN0207",
    message: ({ place, limit }: Words<"place" | "limit">) => `${capital(place)} must have ${limit}.`,
  },
  severalLines: {
    code: "TEN0208",
    message: ({ place }: Words<"place">) => `${capital(place)} must be one line.`,
  },
} as const satisfies WrittenEntries;

function capital(place: string): string {
  return place.charAt(0).toUpperCase() + place.slice(1);
}
