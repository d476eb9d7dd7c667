import type { Relationship, Target } from "../../entity/entity.ts";
import { parentToken } from "../../http/resource-routes.ts";
import type { View } from "../../render/view.ts";
import { phraseOf } from "../../text/nouns.ts";
import type { EntityPlace } from "../generator.ts";
import { csharpIdentifier, csharpString } from "./csharp-text.ts";
import { contextType, contextVisibility, contractType, rowTypeOf, typeWords, variableOf } from "./entity-words.ts";
import { otherType, typeName } from "./names.ts";
import { csharpType } from "./types.ts";

/** The words that every file of a relationship prints. */
export function relationshipWords({ parent, child, title }: Relationship, target: Target) {
  return {
    ...typeWords(child, target),
    title,
    Child: child.name,
    childPhrases: phraseOf(child.plural),
    parentPhrase: phraseOf(parent.name),
    parentId: csharpIdentifier(parentToken(parent)),
    keyType: csharpType(parent.key.type),
    Service: contractType(`I${title}Service`, child, target),
  };
}

/** Returns the view of the service interface behind the list of one parent's children. */
export function byParentServiceInterfaceView(relationship: Relationship, { target }: EntityPlace): View {
  return relationshipWords(relationship, target);
}

/** The relationship itself: its mapping, its check and its list. Spec: endpoints, Nested lists; entity-file, Foreign keys. */
export function byParentServiceView(relationship: Relationship, { target }: EntityPlace): View {
  const { parent, child, foreignKey } = relationship;
  const row = variableOf(child);
  const foreignKeyName = foreignKey.kind === "declared" ? foreignKey.property.name : foreignKey.name;
  return {
    ...relationshipWords(relationship, target),
    visibility: contextVisibility(target),
    relationship: relationship.name,
    dbContext: contextType(target),
    Parent: parent.name,
    ParentType: otherType(rowTypeOf(parent, target)),
    // The mapping of a class of the host's is the host's, its relationships included.
    isMapped: child.model.kind === "generated",
    parent: variableOf(parent),
    parentKey: parent.key.name,
    child: row === parentToken(parent) ? `${row}Row` : row,
    childKey: child.key.name,
    ...foreignKeyWords(relationship),
    foreignKeyName,
    foreignKeyText: csharpString(foreignKeyName),
  };
}

function foreignKeyWords({ foreignKey, parent, child }: Relationship) {
  if (foreignKey.kind === "declared") {
    return {
      isShadow: false,
      isOptional: foreignKey.property.isOptional,
      foreignKey: `${variableOf(child)}.${foreignKey.property.name}`,
    };
  }
  const type = `${csharpType(parent.key.type)}?`;
  return {
    isShadow: true,
    isOptional: true,
    foreignKey: `${typeName("EF")}.Property<${type}>(${variableOf(child)}, ${csharpString(foreignKey.name)})`,
  };
}
