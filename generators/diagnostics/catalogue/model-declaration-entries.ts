import { quoted } from "../../text/quoted.ts";
import { error, type Words } from "./catalogue-entry.ts";

/** The diagnostics of grammar and declarations, numbered by the modelling language. */
export const modelDeclarationEntries = {
  unexpectedToken: error("DSL0001", ({ expected, after, found }: Words<"expected" | "after" | "found">) => `Expected ${expected}${after === "" ? "" : ` after ${quoted(after)}`}, found ${found === "" ? "the end of the file" : quoted(found)}.`),
  keywordAsName: error("DSL0002", "`{keyword}` is a keyword and cannot be the name of a declaration."),
  unknownTypeName: error("DSL0101", "There is no type `{type}`."),
  duplicateType: error("DSL0102", "Context `{context}` declares `{name}` twice."),
  duplicateMember: error("DSL0103", "`{owner}` has the field `{name}` twice."),
  duplicateEnumMember: error("DSL0104", "Enum `{owner}` has `{name}` twice."),
  aggregateRootMissing: error("DSL0105", "Aggregate `{aggregate}` declares no entity `{root}` as its root."),
  unknownEnumDefault: error("DSL0106", "`{member}` is not a member of `{expected}` and cannot be the default of `{field}`."),
  typeArgumentCount: error("DSL0107", "`{type}` takes {expected}."),
  generatedMemberName: error("DSL0108", "`{owner}` cannot have a member `{name}`: {reason}."),
  derivedCycle: error("DSL0110", "{fields...} are computed from each other."),
};
