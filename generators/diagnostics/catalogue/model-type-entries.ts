import { quoted } from "../../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of enums, quantities and other declared types. */
export const modelTypeEntries = {
  enumDataCount: {
    code: "DSL0901",
    message: "`{member}` has {found} of {expected} values.",
  },
  enumDatumType: {
    code: "DSL0902",
    message: "`{datum}` is `{expected}`, but this is `{found}`.",
  },
  enumDatumName: {
    code: "DSL0903",
    message: ({ owner, name, isMember }: Words<"owner" | "name"> & { readonly isMember: boolean }) => (isMember ? `Enum ${quoted(owner)} has a member and data called ${quoted(name)}.` : `Enum ${quoted(owner)} cannot have data called ${quoted(name)}: C# reserves the name in every class.`),
  },
  quantityUnit: {
    code: "DSL0904",
    message: "Quantity `{name}` has {count} units and needs one.",
  },
  quantityAmount: {
    code: "DSL0905",
    message: "Quantity `{name}` has {count} amounts and needs one.",
  },
  quantityField: {
    code: "DSL0906",
    message: "Quantity `{name}` cannot have a field `{field}`: it is neither amount nor unit.",
  },
  rangeType: {
    code: "DSL0907",
    message: "A Range cannot be of `{type}`.",
  },
  builtInTypeName: {
    code: "DSL0908",
    message: "`{name}` is a type of the language and cannot be declared.",
  },
  enumDatumKind: {
    code: "DSL0909",
    message: "`{name}` cannot be `{type}`: data of an enum are String, Int, Decimal or Bool.",
  },
  enumMemberName: {
    code: "DSL0910",
    message: "Enum `{owner}` cannot have a member `{name}`: C# reserves the name in every class.",
  },
  similarEnumMembers: {
    code: "DSL0911",
    message: "Members `{other}` and `{name}` of `{owner}` differ in letter case only.",
  },
} as const satisfies WrittenEntries;
