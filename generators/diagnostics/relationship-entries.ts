import type { WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of relationships. */
export const relationshipEntries = {
  unknownRelatedEntity: {
    code: "TEN0340",
    message: "Relationship `{relationship}` leads to `{entity}`, which is not an entity.",
    cause: "The name under relatedEntity is not declared in any of the files of this run.",
    example: "posts: { relatedEntity: Pots, type: OneToMany }",
    cure: "Correct the name, or declare the entity.",
  },
  foreignKeyType: {
    code: "TEN0341",
    message: "Foreign key `{foreignKey}` of `{child}` is of type {type}, but the key of `{parent}` is of type {keyType}.",
    cause: "A foreign key holds the key of its parent, so both have the same type.",
    example: "Author has Id: { type: Guid, isKey: true }, and Post has AuthorId: { type: int }.",
    cure: "Give the foreign key the type of the parent's key.",
  },
  undeclaredForeignKey: {
    code: "TEN0342",
    message: "Relationship `{relationship}` uses the foreign key `{foreignKey}`, which `{child}` does not declare.",
    cause: "A named foreign key must be a property of the child, so that requests can set it. The same holds for every child with `model: existing`, whose table is the host's.",
    example: "posts: { relatedEntity: Post, type: OneToMany, foreignKey: WriterId }",
    cure: "Add the property to the child: WriterId: { type: Guid }.",
  },
  shadowForeignKey: {
    code: "TEN0343",
    severity: "warning",
    message: "Entity `{child}` has no property `{foreignKey}`, so no request can say which `{parent}` it belongs to.",
    cause: "The table gets an optional column that no request and no response contains, so the nested list stays empty until other code fills it.",
    example: "Author has posts, and Post has no AuthorId.",
    cure: "Add the property to the child: AuthorId: { type: Guid }.",
  },
  sameForeignKey: {
    code: "TEN0344",
    message: "Relationships `{other}` and `{relationship}` both use the foreign key `{foreignKey}` of `{child}`.",
    cause: "One foreign key makes one relationship; two of them would list the same rows.",
    example: "written: { relatedEntity: Post, … } and edited: { relatedEntity: Post, … } without a foreignKey",
    cure: "Give each its own: foreignKey: WriterId and foreignKey: EditorId.",
  },
  foreignKeyIsKey: {
    code: "TEN0345",
    message: "Relationship `{relationship}` uses `{foreignKey}` as foreign key, which is the key of `{child}` itself.",
    cause: "If the key of the child were the key of the parent, a parent could have only one child.",
    example: "posts: { relatedEntity: Post, type: OneToMany, foreignKey: Id }",
    cure: "Add a property for the parent's key: AuthorId: { type: Guid }.",
  },
  relationshipName: {
    code: "TEN0346",
    message: "`{name}` cannot be the name of a relationship.",
    cause: "The name can become part of a C# class: a letter, then letters and digits, of A to Z only.",
    example: "written-posts: { relatedEntity: Post, type: OneToMany }",
    cure: "Write writtenPosts.",
  },
  sameRelationshipName: {
    code: "TEN0347",
    message: "Relationships `{other}` and `{name}` of `{entity}` have the same name but for letter case.",
    cause: "Their classes would have the same name.",
    example: "posts: … and Posts: …",
    cure: "Rename or delete one of them.",
  },
  sameNestedRoute: {
    code: "TEN0348",
    message: "Relationships `{other}` and `{relationship}` have the same route `{route}`.",
    cause: "The nested route ends in the route of the child, so two relationships to one child need a route of their own.",
    example: "written: { relatedEntity: Post, … } and edited: { relatedEntity: Post, … }",
    cure: "Give each its own: route: written-posts and route: edited-posts.",
  },
  sameRelationshipClass: {
    code: "TEN0349",
    message: "Relationships `{other}` and `{relationship}` would both make a class `Get{title}Endpoint`.",
    cause: "The class is named after the relationship or the child, and the parent; here two of these read the same.",
    example: "sent: … of ByUser and sentBy: … of User",
    cure: "Rename one of the relationships.",
  },
} as const satisfies WrittenEntries;
