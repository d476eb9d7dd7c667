import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** What can be wrong with the names in an entity file. */
export const nameEntries = {
  propertyName: entry<{ readonly name: string }>({
    code: "TEN0307",
    name: "propertyName",
    message: ({ name }) => `${quoted(name)} cannot be the name of a property.`,
    explanation: {
      cause:
        "The name becomes a C# property: a letter, then letters and digits, of A to Z only. The first letter is made a capital.",
      example: "first_name: { type: string }",
      cure: "Write firstName or FirstName.",
    },
  }),
  entityName: entry<{ readonly name: string }>({
    code: "TEN0308",
    name: "entityName",
    message: ({ name }) => `${quoted(name)} cannot be the name of an entity.`,
    explanation: {
      cause: "The name becomes a C# class as it is written: a capital letter, then letters and digits, of A to Z only.",
      example: "order_line:\n  properties: …",
      cure: "Write OrderLine.",
    },
  }),
  nameTooLong: entry<{ readonly name: string; readonly limit: number }>({
    code: "TEN0309",
    name: "nameTooLong",
    message: ({ name, limit }) => `The name ${quoted(name)} is longer than ${limit} characters.`,
    explanation: {
      cause: "Names become file names, and longer paths cannot be checked out everywhere.",
      example: "A name of 300 letters.",
      cure: "Choose a shorter name.",
    },
  }),
  reservedPropertyName: entry<{ readonly name: string; readonly reason: string }>({
    code: "TEN0310",
    name: "reservedPropertyName",
    message: ({ name, reason }) => `A property cannot be named ${quoted(name)}: ${reason}.`,
    explanation: {
      cause:
        "The list endpoint has the parameters page, pageSize, sortBy and sortDir, so no filter can have their names. C# classes and records have members such as ToString, Equals and Clone, and requests have ApplyTo and ToEntity.",
      example: "Page: { type: int }",
      cure: "Choose a name that says more, such as PageNumber.",
    },
  }),
  propertyNamedAsEntity: entry<{ readonly property: string; readonly entity: string }>({
    code: "TEN0311",
    name: "propertyNamedAsEntity",
    message: ({ property, entity }) => `Property ${quoted(property)} has the name of its entity ${quoted(entity)}.`,
    explanation: {
      cause: "C# does not allow a member with the name of its class.",
      example: "Title:\n  properties:\n    Title: { type: string }",
      cure: "Rename the property, for example to Text.",
    },
  }),
  samePropertyName: entry<{ readonly name: string; readonly other: string; readonly entity: string }>({
    code: "TEN0312",
    name: "samePropertyName",
    message: ({ name, other, entity }) =>
      `Properties ${quoted(other)} and ${quoted(name)} of ${quoted(entity)} have the same name but for letter case.`,
    explanation: {
      cause: "Names on the wire count in any letter case, so a request could not tell the two apart.",
      example: "UserId: { type: int }\nUserID: { type: int }",
      cure: "Rename or delete one of them.",
    },
  }),
  sameEntityName: entry<{ readonly name: string; readonly other: string }>({
    code: "TEN0313",
    name: "sameEntityName",
    message: ({ name, other }) =>
      `Entities ${quoted(other)} and ${quoted(name)} have the same name but for letter case.`,
    explanation: {
      cause: "Their files would be one file on Windows and macOS, and their routes one route.",
      example: "OrderLine and Orderline",
      cure: "Rename or delete one of them.",
    },
  }),
  entityInTwoFiles: entry<{ readonly entity: string }>({
    code: "TEN0314",
    name: "entityInTwoFiles",
    message: ({ entity }) => `Entity ${quoted(entity)} is declared in two files.`,
    explanation: {
      cause: "An entity is declared once, so that it is clear which file decides.",
      example: "Author is in people.yaml and in blog.yaml.",
      cure: "Delete one of the two declarations.",
    },
  }),
} as const;
