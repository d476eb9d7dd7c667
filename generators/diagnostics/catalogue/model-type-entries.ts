import { quoted } from "../../text/quoted.ts";
import { error, type Words } from "./catalogue-entry.ts";

/** The diagnostics of enums, quantities and other declared types. */
export const modelTypeEntries = {
  enumDataCount: error("DSL0901", "`{member}` has {found} of {expected} values."),
  enumDatumType: error("DSL0902", "`{datum}` is `{expected}`, but this is `{found}`."),
  enumDatumName: error("DSL0903", ({ owner, name, isMember }: Words<"owner" | "name"> & { readonly isMember: boolean }) => (isMember ? `Enum ${quoted(owner)} has a member and data called ${quoted(name)}.` : `Enum ${quoted(owner)} cannot have data called ${quoted(name)}: C# reserves the name in every class.`)),
  quantityUnit: error("DSL0904", "Quantity `{name}` has {count} units and needs one."),
  quantityAmount: error("DSL0905", "Quantity `{name}` has {count} amounts and needs one."),
  quantityField: error("DSL0906", "Quantity `{name}` cannot have a field `{field}`: it is neither amount nor unit."),
  rangeType: error("DSL0907", "A Range cannot be of `{type}`."),
  builtInTypeName: error("DSL0908", "`{name}` is a type of the language and cannot be declared."),
  enumDatumKind: error("DSL0909", "`{name}` cannot be `{type}`: data of an enum are String, Bool or numbers."),
  enumMemberName: error("DSL0910", "Enum `{owner}` cannot have a member `{name}`: C# reserves the name in every class."),
  similarEnumMembers: error("DSL0911", "Members `{other}` and `{name}` of `{owner}` differ in letter case only."),
};
