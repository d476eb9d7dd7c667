import { quoted } from "../text/quoted.ts";
import { entry } from "./entry.ts";

/** What can be wrong with the relationships of an entity. */
export const relationshipEntries = {
  unknownRelatedEntity: entry<{ readonly relationship: string; readonly entity: string }>({
    code: "TEN0340",
    name: "unknownRelatedEntity",
    message: ({ relationship, entity }) =>
      `Relationship ${quoted(relationship)} leads to ${quoted(entity)}, which is not an entity.`,
    explanation: {
      cause: "The name under relatedEntity is not declared in any of the files of this run.",
      example: "posts: { relatedEntity: Pots, type: OneToMany }",
      cure: "Correct the name, or declare the entity.",
    },
  }),
  foreignKeyType: entry<{
    readonly foreignKey: string;
    readonly child: string;
    readonly type: string;
    readonly parent: string;
    readonly keyType: string;
  }>({
    code: "TEN0341",
    name: "foreignKeyType",
    message: ({ foreignKey, child, type, parent, keyType }) =>
      `Foreign key ${quoted(foreignKey)} of ${quoted(child)} is of type ${type}, but the key of ${quoted(parent)} is of type ${keyType}.`,
    explanation: {
      cause: "A foreign key holds the key of its parent, so both have the same type.",
      example: "Author has Id: { type: Guid, isKey: true }, and Post has AuthorId: { type: int }.",
      cure: "Give the foreign key the type of the parent's key.",
    },
  }),
  undeclaredForeignKey: entry<{ readonly foreignKey: string; readonly child: string; readonly relationship: string }>({
    code: "TEN0342",
    name: "undeclaredForeignKey",
    message: ({ foreignKey, child, relationship }) =>
      `Relationship ${quoted(relationship)} uses the foreign key ${quoted(foreignKey)}, which ${quoted(child)} does not declare.`,
    explanation: {
      cause:
        "A foreign key that is named must be a property of the child, so that requests can set it. So must that of a child with `model: existing`, whose table is not ours.",
      example: "posts: { relatedEntity: Post, type: OneToMany, foreignKey: WriterId }",
      cure: "Add the property to the child: WriterId: { type: Guid }.",
    },
  }),
  shadowForeignKey: entry<{ readonly foreignKey: string; readonly child: string; readonly parent: string }>({
    code: "TEN0343",
    name: "shadowForeignKey",
    severity: "warning",
    message: ({ foreignKey, child, parent }) =>
      `Entity ${quoted(child)} has no property ${quoted(foreignKey)}, so no request can say which ${quoted(parent)} it belongs to.`,
    explanation: {
      cause:
        "The column is added to the table, optional, but it is in no request and no response, so the nested list stays empty until other code fills it.",
      example: "Author has posts, and Post has no AuthorId.",
      cure: "Add the property to the child: AuthorId: { type: Guid }.",
    },
  }),
  sameForeignKey: entry<{
    readonly foreignKey: string;
    readonly child: string;
    readonly relationship: string;
    readonly other: string;
  }>({
    code: "TEN0344",
    name: "sameForeignKey",
    message: ({ foreignKey, child, relationship, other }) =>
      `Relationships ${quoted(other)} and ${quoted(relationship)} both use the foreign key ${quoted(foreignKey)} of ${quoted(child)}.`,
    explanation: {
      cause: "One foreign key makes one relationship; two of them would list the same rows.",
      example: "written: { relatedEntity: Post, … } and edited: { relatedEntity: Post, … } without a foreignKey",
      cure: "Give each its own: foreignKey: WriterId and foreignKey: EditorId.",
    },
  }),
  foreignKeyIsKey: entry<{ readonly foreignKey: string; readonly child: string; readonly relationship: string }>({
    code: "TEN0345",
    name: "foreignKeyIsKey",
    message: ({ foreignKey, child, relationship }) =>
      `Relationship ${quoted(relationship)} uses ${quoted(foreignKey)} as foreign key, which is the key of ${quoted(child)} itself.`,
    explanation: {
      cause: "If the key of the child were the key of the parent, a parent could have only one child.",
      example: "posts: { relatedEntity: Post, type: OneToMany, foreignKey: Id }",
      cure: "Add a property for the parent's key: AuthorId: { type: Guid }.",
    },
  }),
  relationshipName: entry<{ readonly name: string }>({
    code: "TEN0346",
    name: "relationshipName",
    message: ({ name }) => `${quoted(name)} cannot be the name of a relationship.`,
    explanation: {
      cause: "The name can become part of a C# class: a letter, then letters and digits, of A to Z only.",
      example: "written-posts: { relatedEntity: Post, type: OneToMany }",
      cure: "Write writtenPosts.",
    },
  }),
  sameRelationshipName: entry<{ readonly name: string; readonly other: string; readonly entity: string }>({
    code: "TEN0347",
    name: "sameRelationshipName",
    message: ({ name, other, entity }) =>
      `Relationships ${quoted(other)} and ${quoted(name)} of ${quoted(entity)} have the same name but for letter case.`,
    explanation: {
      cause: "Their classes would have the same name.",
      example: "posts: … and Posts: …",
      cure: "Rename or delete one of them.",
    },
  }),
  sameNestedRoute: entry<{ readonly route: string; readonly relationship: string; readonly other: string }>({
    code: "TEN0348",
    name: "sameNestedRoute",
    message: ({ route, relationship, other }) =>
      `Relationships ${quoted(other)} and ${quoted(relationship)} have the same route ${quoted(route)}.`,
    explanation: {
      cause:
        "The nested route ends in the route of the child, so two relationships to one child need a route of their own.",
      example: "written: { relatedEntity: Post, … } and edited: { relatedEntity: Post, … }",
      cure: "Give each its own: route: written-posts and route: edited-posts.",
    },
  }),
  sameRelationshipClass: entry<{ readonly title: string; readonly relationship: string; readonly other: string }>({
    code: "TEN0349",
    name: "sameRelationshipClass",
    message: ({ title, relationship, other }) =>
      `Relationships ${quoted(other)} and ${quoted(relationship)} would both make a class ${quoted(`Get${title}Endpoint`)}.`,
    explanation: {
      cause: "The class is named after the relationship or the child, and the parent; here two of these read the same.",
      example: "sent: … of ByUser and sentBy: … of User",
      cure: "Rename one of the relationships.",
    },
  }),
} as const;
