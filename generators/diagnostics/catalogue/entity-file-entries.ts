import { listOf, quoted } from "../../text/quoted.ts";
import { error, type Words } from "./catalogue-entry.ts";

/** The diagnostics of reading an entity file and of its schema. */
export const entityFileEntries = {
  fileTooLarge: error("TEN0101", "The file is larger than {limit}."),
  notUtf8: error("TEN0102", "The file is not UTF-8 text."),
  controlCharacter: error("TEN0103", "The character {character} is not allowed here."),
  invalidYaml: error("TEN0104", "This is not valid YAML: {reason}."),
  severalDocuments: error("TEN0105", "A second YAML document begins here."),
  emptyFile: error("TEN0106", "The file is empty."),
  aliasOrAnchor: error("TEN0107", "Anchors and aliases such as `{written}` are not supported."),
  explicitTag: error("TEN0108", "The tag `{tag}` is not supported."),
  yamlDirective: error("TEN0109", "The directive `{directive}` is not supported."),
  mergeKey: error("TEN0110", "The merge key `<<` is not supported."),
  duplicateKey: error("TEN0111", "The key `{key}` occurs twice."),
  tooDeep: error("TEN0112", "The file is nested more than {limit} levels deep."),
  invalidKey: error("TEN0113", "A key must be a simple text."),
  inputNotFound: error("TEN0114", "There is no entity file at `{path}`.", 5),
  recordedInputMissing: error("TEN0115", "The host was also grafted from `{path}`, and that file is missing."),
  noEntityFile: error("TEN0116", "No entity file was named, and the manifest records none."),
  unknownKey: error("TEN0201", "`{key}` is not a key of {place}."),
  missingKey: error("TEN0202", "The key `{key}` is missing in {place}."),
  wrongKind: error("TEN0203", ({ place, expected, found }: Words<"place" | "expected" | "found">) => `${capital(place)} must be ${expected}, but is ${found}.`),
  notAllowedValue: error("TEN0204", ({ place, value, allowed }: Words<"place" | "value"> & { readonly allowed: readonly string[] }) => `${capital(place)} cannot be ${quoted(value)}; allowed is ${listOf(allowed, "or")}.`),
  numberOutOfRange: error("TEN0205", ({ place, value, limit }: Words<"place" | "value" | "limit">) => `${capital(place)} must be ${limit}, but is ${value}.`),
  emptyMap: error("TEN0206", ({ place }: Words<"place">) => `${capital(place)} is empty.`),
  textLength: error("TEN0207", ({ place, limit }: Words<"place" | "limit">) => `${capital(place)} must have ${limit}.`),
  severalLines: error("TEN0208", ({ place }: Words<"place">) => `${capital(place)} must be one line.`),
};

function capital(place: string): string {
  return place.charAt(0).toUpperCase() + place.slice(1);
}
