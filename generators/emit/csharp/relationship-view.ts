import type { ForeignKey, Relationship, Target } from "../../entity/entity.ts";
import { parentToken } from "../../http/route.ts";
import type { View } from "../../render/view.ts";
import { phraseOf } from "../../text/nouns.ts";
import type { FileScope } from "./create-scope.ts";
import { csharpIdentifier } from "./csharp-identifier.ts";
import { csharpString } from "./csharp-string.ts";
import { variableOf } from "./entity-words.ts";
import { rowTypeOf } from "./row-type.ts";
import { csharpType } from "./types.ts";

/** The words that every file of a relationship prints. */
export function relationshipWords({ parent, child, title }: Relationship, scope: FileScope) {
  return {
    title,
    Child: child.name,
    childPhrases: phraseOf(child.plural),
    parentPhrase: phraseOf(parent.name),
    parentId: csharpIdentifier(parentToken(parent)),
    keyType: csharpType(parent.key.type, scope),
  };
}

/** The interface of the nested list. */
export function byParentServiceInterfaceView(relationship: Relationship, scope: FileScope): View {
  return relationshipWords(relationship, scope);
}

/** The relationship itself: its mapping, its check and its list. Spec: decisions, 3. */
export function byParentServiceView(relationship: Relationship, scope: FileScope, target: Target): View {
  const { parent, child, foreignKey } = relationship;
  const row = variableOf(child);
  return {
    ...relationshipWords(relationship, scope),
    relationship: relationship.name,
    dbContext: scope.other(target.dbContext),
    Parent: parent.name,
    ParentType: scope.other(rowTypeOf(parent, target)),
    RowType: scope.other(rowTypeOf(child, target)),
    // The mapping of a class of the host's is the host's, its relationships included.
    isMapped: child.model.kind === "generated",
    parent: variableOf(parent),
    parentKey: parent.key.name,
    child: row === parentToken(parent) ? `${row}Row` : row,
    childKey: child.key.name,
    ...foreignKeyWords(relationship, scope),
    foreignKeyName: nameOf(foreignKey),
    foreignKeyText: csharpString(nameOf(foreignKey)),
  };
}

function foreignKeyWords({ foreignKey, parent, child }: Relationship, scope: FileScope) {
  if (foreignKey.kind === "declared") {
    return {
      isShadow: false,
      isOptional: foreignKey.property.isOptional,
      foreignKey: `${variableOf(child)}.${foreignKey.property.name}`,
    };
  }
  const type = `${csharpType(parent.key.type, scope)}?`;
  return {
    isShadow: true,
    isOptional: true,
    foreignKey: `${scope.type("EF")}.Property<${type}>(${variableOf(child)}, ${csharpString(foreignKey.name)})`,
  };
}

function nameOf(foreignKey: ForeignKey): string {
  return foreignKey.kind === "declared" ? foreignKey.property.name : foreignKey.name;
}
