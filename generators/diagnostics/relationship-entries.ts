import { quoted } from "../text/quoted.ts";
import type { Words, WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of relationships. */
export const relationshipEntries = {
  unknownRelatedEntity: {
    code: "TEN0340",
    message: ({ relationship, entity }: Words<"relationship" | "entity">) =>
      `Relationship ${quoted(relationship)} leads to ${quoted(entity)}, which is not an entity.`,
    cause: "The name under relatedEntity is not declared in any of the files of this run.",
    example: "posts: { relatedEntity: Pots, type: OneToMany }",
    cure: "Correct the name, or declare the entity.",
  },
  foreignKeyType: {
    code: "TEN0341",
    message: ({
      foreignKey,
      child,
      type,
      parent,
      keyType,
    }: Words<"foreignKey" | "child" | "type" | "parent" | "keyType">) =>
      `Foreign key ${quoted(foreignKey)} of ${quoted(child)} is of type ${type}, but the key of ${quoted(parent)} is of type ${keyType}.`,
    cause: "A foreign key holds the key of its parent, so both have the same type.",
    example: "Author has Id: { type: Guid, isKey: true }, and Post has AuthorId: { type: int }.",
    cure: "Give the foreign key the type of the parent's key.",
  },
  undeclaredForeignKey: {
    code: "TEN0342",
    message: ({ foreignKey, child, relationship }: Words<"foreignKey" | "child" | "relationship">) =>
      `Relationship ${quoted(relationship)} uses the foreign key ${quoted(foreignKey)}, which ${quoted(child)} does not declare.`,
    cause:
      "A named foreign key must be a property of the child, so that requests can set it. The same holds for every child with `model: existing`, whose table is the host's.",
    example: "posts: { relatedEntity: Post, type: OneToMany, foreignKey: WriterId }",
    cure: "Add the property to the child: WriterId: { type: Guid }.",
  },
  shadowForeignKey: {
    code: "TEN0343",
    severity: "warning",
    message: ({ foreignKey, child, parent }: Words<"foreignKey" | "child" | "parent">) =>
      `Entity ${quoted(child)} has no property ${quoted(foreignKey)}, so no request can say which ${quoted(parent)} it belongs to.`,
    cause:
      "The table gets an optional column that no request and no response contains, so the nested list stays empty until other code fills it.",
    example: "Author has posts, and Post has no AuthorId.",
    cure: "Add the property to the child: AuthorId: { type: Guid }.",
  },
  sameForeignKey: {
    code: "TEN0344",
    message: ({ foreignKey, child, relationship, other }: Words<"foreignKey" | "child" | "relationship" | "other">) =>
      `Relationships ${quoted(other)} and ${quoted(relationship)} both use the foreign key ${quoted(foreignKey)} of ${quoted(child)}.`,
    cause: "One foreign key makes one relationship; two of them would list the same rows.",
    example: "written: { relatedEntity: Post, … } and edited: { relatedEntity: Post, … } without a foreignKey",
    cure: "Give each its own: foreignKey: WriterId and foreignKey: EditorId.",
  },
  foreignKeyIsKey: {
    code: "TEN0345",
    message: ({ foreignKey, child, relationship }: Words<"foreignKey" | "child" | "relationship">) =>
      `Relationship ${quoted(relationship)} uses ${quoted(foreignKey)} as foreign key, which is the key of ${quoted(child)} itself.`,
    cause: "If the key of the child were the key of the parent, a parent could have only one child.",
    example: "posts: { relatedEntity: Post, type: OneToMany, foreignKey: Id }",
    cure: "Add a property for the parent's key: AuthorId: { type: Guid }.",
  },
  relationshipName: {
    code: "TEN0346",
    message: ({ name }: Words<"name">) => `${quoted(name)} cannot be the name of a relationship.`,
    cause: "The name can become part of a C# class: a letter, then letters and digits, of A to Z only.",
    example: "written-posts: { relatedEntity: Post, type: OneToMany }",
    cure: "Write writtenPosts.",
  },
  sameRelationshipName: {
    code: "TEN0347",
    message: ({ name, other, entity }: Words<"name" | "other" | "entity">) =>
      `Relationships ${quoted(other)} and ${quoted(name)} of ${quoted(entity)} have the same name but for letter case.`,
    cause: "Their classes would have the same name.",
    example: "posts: … and Posts: …",
    cure: "Rename or delete one of them.",
  },
  sameNestedRoute: {
    code: "TEN0348",
    message: ({ route, relationship, other }: Words<"route" | "relationship" | "other">) =>
      `Relationships ${quoted(other)} and ${quoted(relationship)} have the same route ${quoted(route)}.`,
    cause:
      "The nested route ends in the route of the child, so two relationships to one child need a route of their own.",
    example: "written: { relatedEntity: Post, … } and edited: { relatedEntity: Post, … }",
    cure: "Give each its own: route: written-posts and route: edited-posts.",
  },
  sameRelationshipClass: {
    code: "TEN0349",
    message: ({ title, relationship, other }: Words<"title" | "relationship" | "other">) =>
      `Relationships ${quoted(other)} and ${quoted(relationship)} would both make a class ${quoted(`Get${title}Endpoint`)}.`,
    cause: "The class is named after the relationship or the child, and the parent; here two of these read the same.",
    example: "sent: … of ByUser and sentBy: … of User",
    cure: "Rename one of the relationships.",
  },
} satisfies WrittenEntries;
