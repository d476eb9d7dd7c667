import { quoted } from "../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of enums, of classes that the host has, and of authentication. */
export const hostTypeEntries = {
  enumName: {
    code: "TEN0350",
    message: "`{name}` cannot be the name of an enum.",
    cause: "The name becomes a C# type as it is written: a capital letter, then letters and digits, of A to Z only.",
    example: "enums:\n  paper_size: [A4, A5]",
    cure: "Write PaperSize.",
  },
  enumMember: {
    code: "TEN0351",
    message: "`{member}` cannot be the name of a member of enum `{enumeration}`.",
    cause: "A member is a name in C#, in the database and in JSON: a capital letter, then letters and digits, of A to Z only.",
    example: "enums:\n  Size: [extra-large]",
    cure: "Write ExtraLarge.",
  },
  sameEnumMember: {
    code: "TEN0352",
    message: ({ member, other, enumeration }: Words<"member" | "other" | "enumeration">) => (member === other ? `Enum ${quoted(enumeration)} has the member ${quoted(member)} two times.` : `Members ${quoted(other)} and ${quoted(member)} of enum ${quoted(enumeration)} have the same name but for letter case.`),
    cause: "Requests write a member in any letter case, so they could not tell the two apart.",
    example: "enums:\n  Colour: [Red, RED]",
    cure: "Rename or delete one of them.",
  },
  sameEnumName: {
    code: "TEN0353",
    message: ({ name, other }: Words<"name" | "other">) => (name === other ? `Enum ${quoted(name)} is declared two times.` : `Enums ${quoted(other)} and ${quoted(name)} have the same name but for letter case.`),
    cause: "All enums of a run share one folder and one namespace, so their names must differ.",
    example: "Colour is in paints.yaml and in cars.yaml.",
    cure: "Rename or delete one of them. An enum that one file declares can be used by all files of the run.",
  },
  enumNamedAsEntity: {
    code: "TEN0354",
    message: ({ enumeration, entity, name }: Words<"enumeration" | "entity" | "name">) => `Enum ${quoted(enumeration)} has the name of ${name === entity ? "" : `the namespace ${quoted(name)} of `}entity ${quoted(entity)}.`,
    cause: "C# could not tell the enum from the class, or from the namespace that is named after its plural.",
    example: "An enum Order beside an entity Order, or an enum Orders.",
    cure: "Rename the enum, for example to OrderState.",
  },
  clrTypeOfGenerated: {
    code: "TEN0355",
    message: "`clrType` names a class of the host, but that of `{entity}` is generated.",
    cause: "Only an entity with `model: existing` is stored as a class of the host.",
    example: "Book:\n  clrType: Acme.Catalogue.Book",
    cure: "Add `model: existing`, or delete `clrType`.",
  },
  unknownClass: {
    code: "TEN0356",
    message: "Entity `{entity}` is stored as `{name}`, but the host has no such class.",
    cause: "With `model: existing` the class is that of `clrType`, or the one of the entity's name. It was not found in the host's own source; generated files are not read.",
    example: "Book:\n  model: existing\n  clrType: Bok",
    cure: "Correct the name. For a class of a library, write it with its namespace: clrType: Acme.Catalogue.Book.",
  },
  severalClasses: {
    code: "TEN0357",
    message: "`{name}` matches more than one class of the host: {names...}.",
    cause: "Classes of one name are in several namespaces.",
    example: "Book:\n  model: existing       # Acme.Catalogue.Book or Acme.Import.Book?",
    cure: "Write the class with its namespace: clrType: Acme.Catalogue.Book.",
  },
  unusableClass: {
    code: "TEN0358",
    message: "Class `{name}` must be public, and neither abstract, generic nor nested in another type.",
    cause: "The generated service creates instances of the class, and its public methods expose the class.",
    example: "internal class Book { … }",
    cure: "Make the class public, or name another one.",
  },
  missingClassProperty: {
    code: "TEN0359",
    message: "Class `{name}` has no property `{property}`.",
    cause: "The properties of an entity with `model: existing` are those of its class, by the same names, each with `get` and `set`. The class can have more.",
    example: "Titel: { type: string }     # the class has Title",
    cure: "Correct the name, add the property to the class, or leave it out of the file.",
  },
  unservedAccess: {
    code: "TEN0360",
    severity: "warning",
    message: "Endpoints of {entities...} require a signed-in caller, but the host registers no authentication.",
    cause: "Without an authentication scheme ASP.NET Core cannot tell who calls, and answers such a request with an internal error. Only calls in the host's own source are seen, such as `AddAuthentication`.",
    example: "defaults: { access: authenticated }     # Program.cs has no AddAuthentication",
    cure: "Register a scheme: builder.Services.AddAuthentication().AddJwtBearer(); or say `access: anonymous`. If a library of yours registers one, ignore this warning.",
  },
} as const satisfies WrittenEntries;
