import type { DeleteRule, Relationship, Target } from "../../entity/entity.ts";
import { isRestricted } from "../../entity/own-rows.ts";
import { checksReference } from "../../entity/served.ts";
import { parentToken } from "../../http/resource-routes.ts";
import type { View } from "../../render/view.ts";
import { phraseOf } from "../../text/nouns.ts";
import type { EntityPlace } from "../generator.ts";
import { csharpIdentifier, csharpString } from "./csharp-text.ts";
import { rowTypeOf, serviceContext, serviceType, typeWords, variableOf } from "./entity-words.ts";
import { pagingWords } from "./list-words.ts";
import { otherType, typeName } from "./names.ts";
import { callerParameter, rowsIn } from "./rows-words.ts";
import { csharpType } from "./types.ts";

/** The words that every file of a relationship prints. */
export function relationshipWords({ type, parent, child, title }: Relationship, target: Target) {
  return {
    ...typeWords(child, target),
    title,
    isToOne: type === "OneToOne",
    Child: child.name,
    childPhrase: phraseOf(child.name),
    childPhrases: phraseOf(child.plural),
    parentPhrase: phraseOf(parent.name),
    parentId: csharpIdentifier(parentToken(parent)),
    keyType: csharpType(parent.key.type),
    Service: serviceType(title, child, target),
    ChildService: serviceType(child.name, child, target),
  };
}

/** The relationship itself: its mapping, its check and its list. Spec: endpoints, Nested lists; entity-file, Foreign keys. */
export function byParentServiceView(relationship: Relationship, { target }: EntityPlace): View {
  const { parent, child, foreignKey } = relationship;
  const foreignKeyName = foreignKey.kind === "declared" ? foreignKey.property.name : foreignKey.name;
  return {
    ...relationshipWords(relationship, target),
    ...roleWords(relationship, target),
    ...pagingWords(child),
    relationship: relationship.name,
    Parent: parent.name,
    ParentType: otherType(rowTypeOf(parent, target)),
    parent: variableOf(parent),
    parentKey: parent.key.name,
    ...foreignKeyWords(relationship),
    childKey: child.key.name,
    foreignKeyName,
    foreignKeyText: csharpString(foreignKeyName),
    deleteBehavior: deleteBehaviors[relationship.onDelete],
  };
}

const deleteBehaviors: Readonly<Record<DeleteRule, string>> = {
  restrict: "Restrict",
  cascade: "Cascade",
  setNull: "SetNull",
};

/** Returns what the class of a relationship does. */
function roleWords(relationship: Relationship, target: Target) {
  const { type, operation } = relationship;
  const isRead = operation !== undefined;
  const isChecked = checksReference(relationship);
  // The mapping of a class of the host's is the host's, its relationships included.
  const isMapped = relationship.child.model.kind === "generated";
  const asked = isRead ? [relationship.parent, relationship.child] : [relationship.parent];
  const roles = [...(isMapped ? ["mapping"] : []), ...(isChecked ? ["reference check"] : [])];
  const reference = `${typeName("IReference")}<${otherType(rowTypeOf(relationship.child, target))}>`;
  return {
    hasList: isRead && type === "OneToMany",
    hasChild: isRead && type === "OneToOne",
    isChecked,
    isMapped,
    roles: [roles.join(", "), ...(isRead ? [type === "OneToOne" ? "child" : "list"] : [])]
      .filter((one) => one !== "")
      .join(" and "),
    isRestricted: isRestricted(relationship.parent),
    childRows: rowsIn(relationship.child, target),
    parentRows: rowsIn(relationship.parent, target),
    parameters: isRead || isChecked ? `(${serviceContext(target)} db${callerParameter(...asked)})` : "",
    contracts: isChecked ? ` : ${reference}` : "",
    beforeCheck: isRead,
    beforeMapping: isRead || isChecked,
  };
}

function foreignKeyWords({ foreignKey, parent, child }: Relationship) {
  const row = variableOf(child) === parentToken(parent) ? `${variableOf(child)}Row` : variableOf(child);
  if (foreignKey.kind === "declared") {
    return {
      child: row,
      isShadow: false,
      isOptional: foreignKey.property.isOptional,
      foreignKey: `${row}.${foreignKey.property.name}`,
    };
  }
  const type = `${csharpType(parent.key.type)}?`;
  return {
    child: row,
    isShadow: true,
    isOptional: true,
    foreignKey: `${typeName("EF")}.Property<${type}>(${row}, ${csharpString(foreignKey.name)})`,
  };
}
