import { error, warning } from "./catalogue-entry.ts";

/** The diagnostics of relationships. */
export const relationshipEntries = {
  unknownRelatedEntity: error("TEN0340", "Relationship `{relationship}` leads to `{entity}`, which is not an entity."),
  foreignKeyType: error("TEN0341", "Foreign key `{foreignKey}` of `{child}` is of type {type}, but the key of `{parent}` is of type {keyType}."),
  undeclaredForeignKey: error("TEN0342", "Relationship `{relationship}` uses the foreign key `{foreignKey}`, which `{child}` does not declare."),
  shadowForeignKey: warning("TEN0343", "Entity `{child}` has no property `{foreignKey}`, so no request can say which `{parent}` it belongs to."),
  sameForeignKey: error("TEN0344", "Relationships `{other}` and `{relationship}` both use the foreign key `{foreignKey}` of `{child}`."),
  foreignKeyIsKey: error("TEN0345", "Relationship `{relationship}` uses `{foreignKey}` as foreign key, which is the key of `{child}` itself."),
  relationshipName: error("TEN0346", "`{name}` cannot be the name of a relationship."),
  sameRelationshipName: error("TEN0347", "Relationships `{other}` and `{name}` of `{entity}` have the same name but for letter case."),
  sameNestedRoute: error("TEN0348", "Relationships `{other}` and `{relationship}` have the same route `{route}`."),
  sameRelationshipClass: error("TEN0349", "Relationships `{other}` and `{relationship}` would both make a class `Get{title}Endpoint`."),
};
