import { listOf } from "../text/list.ts";
import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** What can be wrong with an entity whose class the host has. */
export const existingModelEntries = {
  clrTypeOfGenerated: entry<{ readonly entity: string }>({
    code: "TEN0355",
    name: "clrTypeOfGenerated",
    message: ({ entity }) =>
      `${quoted("clrType")} names a class of the host, but that of ${quoted(entity)} is generated.`,
    explanation: {
      cause: "Only an entity with `model: existing` is stored as a class of the host.",
      example: "Book:\n  clrType: Acme.Catalogue.Book",
      cure: "Add `model: existing`, or delete `clrType`.",
    },
  }),
  unknownClass: entry<{ readonly entity: string; readonly name: string }>({
    code: "TEN0356",
    name: "unknownClass",
    message: ({ entity, name }) =>
      `Entity ${quoted(entity)} is stored as ${quoted(name)}, and the host has no such class.`,
    explanation: {
      cause:
        "With `model: existing` the class is that of `clrType`, or the one of the entity's name. It was not found in the host's own source; files that a tool wrote are not read.",
      example: "Book:\n  model: existing\n  clrType: Bok",
      cure: "Correct the name. For a class of a library, write it with its namespace: clrType: Acme.Catalogue.Book.",
    },
  }),
  severalClasses: entry<{ readonly name: string; readonly names: readonly string[] }>({
    code: "TEN0357",
    name: "severalClasses",
    message: ({ name, names }) => `${quoted(name)} can be more than one class of the host: ${listOf(names)}.`,
    explanation: {
      cause: "Classes of one name are in several namespaces.",
      example: "Book:\n  model: existing       # Acme.Catalogue.Book or Acme.Import.Book?",
      cure: "Write the one that is meant with its namespace: clrType: Acme.Catalogue.Book.",
    },
  }),
  unusableClass: entry<{ readonly name: string }>({
    code: "TEN0358",
    name: "unusableClass",
    message: ({ name }) =>
      `Class ${quoted(name)} must be public, and neither abstract, generic nor nested in another type.`,
    explanation: {
      cause: "The generated service makes rows of the class, and everybody can call the service.",
      example: "internal class Book { … }",
      cure: "Make the class public, or name another one.",
    },
  }),
  missingClassProperty: entry<{ readonly property: string; readonly name: string }>({
    code: "TEN0359",
    name: "missingClassProperty",
    message: ({ property, name }) => `Class ${quoted(name)} has no property ${quoted(property)}.`,
    explanation: {
      cause:
        "The properties of an entity with `model: existing` are those of its class, by the same names, each with `get` and `set`. The class can have more.",
      example: "Titel: { type: string }     # the class has Title",
      cure: "Correct the name, add the property to the class, or leave it out of the file.",
    },
  }),
} as const;
