import { quoted } from "../../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of grammar and declarations, numbered by the modelling language. */
export const modelDeclarationEntries = {
  unexpectedToken: {
    code: "DSL0001",
    message: ({ expected, after, found }: Words<"expected" | "after" | "found">) => `Expected ${expected}${after === "" ? "" : ` after ${quoted(after)}`}, found ${found === "" ? "the end of the file" : quoted(found)}.`,
  },
  keywordAsName: {
    code: "DSL0002",
    message: "`{keyword}` is a keyword and cannot be the name of a declaration.",
  },
  unknownTypeName: {
    code: "DSL0101",
    message: "There is no type `{type}`.",
  },
  duplicateType: {
    code: "DSL0102",
    message: "Context `{context}` declares `{name}` twice.",
  },
  duplicateMember: {
    code: "DSL0103",
    message: "`{owner}` has the field `{name}` twice.",
  },
  duplicateEnumMember: {
    code: "DSL0104",
    message: "Enum `{owner}` has `{name}` twice.",
  },
  aggregateRootMissing: {
    code: "DSL0105",
    message: "Aggregate `{aggregate}` declares no entity `{root}` as its root.",
  },
  unknownEnumDefault: {
    code: "DSL0106",
    message: "`{member}` is not a member of `{expected}` and cannot be the default of `{field}`.",
  },
  typeArgumentCount: {
    code: "DSL0107",
    message: "`{type}` takes {expected}.",
  },
  generatedMemberName: {
    code: "DSL0108",
    message: "`{owner}` cannot have a member `{name}`: {reason}.",
  },
  derivedCycle: {
    code: "DSL0110",
    message: "{fields...} are computed from each other.",
  },
} as const satisfies WrittenEntries;
