import type { WrittenEntries } from "./catalogue-entry.ts";

/** The diagnostics of relationships. */
export const relationshipEntries = {
  unknownRelatedEntity: {
    code: "TEN0340",
    message: "Relationship `{relationship}` leads to `{entity}`, which is not an entity.",
  },
  foreignKeyType: {
    code: "TEN0341",
    message: "Foreign key `{foreignKey}` of `{child}` is of type {type}, but the key of `{parent}` is of type {keyType}.",
  },
  undeclaredForeignKey: {
    code: "TEN0342",
    message: "Relationship `{relationship}` uses the foreign key `{foreignKey}`, which `{child}` does not declare.",
  },
  shadowForeignKey: {
    code: "TEN0343",
    severity: "warning",
    message: "Entity `{child}` has no property `{foreignKey}`, so no request can say which `{parent}` it belongs to.",
  },
  sameForeignKey: {
    code: "TEN0344",
    message: "Relationships `{other}` and `{relationship}` both use the foreign key `{foreignKey}` of `{child}`.",
  },
  foreignKeyIsKey: {
    code: "TEN0345",
    message: "Relationship `{relationship}` uses `{foreignKey}` as foreign key, which is the key of `{child}` itself.",
  },
  relationshipName: {
    code: "TEN0346",
    message: "`{name}` cannot be the name of a relationship.",
  },
  sameRelationshipName: {
    code: "TEN0347",
    message: "Relationships `{other}` and `{name}` of `{entity}` have the same name but for letter case.",
  },
  sameNestedRoute: {
    code: "TEN0348",
    message: "Relationships `{other}` and `{relationship}` have the same route `{route}`.",
  },
  sameRelationshipClass: {
    code: "TEN0349",
    message: "Relationships `{other}` and `{relationship}` would both make a class `Get{title}Endpoint`.",
  },
} as const satisfies WrittenEntries;
