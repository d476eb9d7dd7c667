import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** What can be wrong with the enums of an entity file. */
export const enumEntries = {
  enumName: entry<{ readonly name: string }>({
    code: "TEN0350",
    name: "enumName",
    message: ({ name }) => `${quoted(name)} cannot be the name of an enum.`,
    explanation: {
      cause: "The name becomes a C# type as it is written: a capital letter, then letters and digits, of A to Z only.",
      example: "enums:\n  paper_size: [A4, A5]",
      cure: "Write PaperSize.",
    },
  }),
  enumMember: entry<{ readonly member: string; readonly enumeration: string }>({
    code: "TEN0351",
    name: "enumMember",
    message: ({ member, enumeration }) =>
      `${quoted(member)} cannot be the name of a member of enum ${quoted(enumeration)}.`,
    explanation: {
      cause:
        "A member is a name in C#, in the database and on the wire: a capital letter, then letters and digits, of A to Z only.",
      example: "enums:\n  Size: [extra-large]",
      cure: "Write ExtraLarge.",
    },
  }),
  sameEnumMember: entry<{ readonly member: string; readonly other: string; readonly enumeration: string }>({
    code: "TEN0352",
    name: "sameEnumMember",
    message: ({ member, other, enumeration }) =>
      member === other
        ? `Enum ${quoted(enumeration)} has the member ${quoted(member)} two times.`
        : `Members ${quoted(other)} and ${quoted(member)} of enum ${quoted(enumeration)} have the same name but for letter case.`,
    explanation: {
      cause: "Requests write a member in any letter case, so they could not tell the two apart.",
      example: "enums:\n  Colour: [Red, RED]",
      cure: "Rename or delete one of them.",
    },
  }),
  sameEnumName: entry<{ readonly name: string; readonly other: string }>({
    code: "TEN0353",
    name: "sameEnumName",
    message: ({ name, other }) =>
      name === other
        ? `Enum ${quoted(name)} is declared two times.`
        : `Enums ${quoted(other)} and ${quoted(name)} have the same name but for letter case.`,
    explanation: {
      cause: "All enums of a run stand in one folder and one namespace, so each has a name of its own.",
      example: "Colour is in paints.yaml and in cars.yaml.",
      cure: "Rename or delete one of them. An enum that one file declares can be used by all files of the run.",
    },
  }),
  enumNamedAsEntity: entry<{ readonly enumeration: string; readonly entity: string; readonly name: string }>({
    code: "TEN0354",
    name: "enumNamedAsEntity",
    message: ({ enumeration, entity, name }) =>
      `Enum ${quoted(enumeration)} has the name of ${name === entity ? "" : `the namespace ${quoted(name)} of `}entity ${quoted(entity)}.`,
    explanation: {
      cause: "C# could not tell the enum from the class, or from the namespace that is named after its plural.",
      example: "An enum Order beside an entity Order, or an enum Orders.",
      cure: "Rename the enum, for example to OrderState.",
    },
  }),
} as const;
