import type { DeleteRule, Entity, Join, Relationship } from "../../entity/entity.ts";
import type { Target } from "../../entity/graft.ts";
import { hidesRows } from "../../entity/own-rows.ts";
import { checksReference, followsDeletions, hasOwnJoin, isMapped } from "../../entity/served.ts";
import { keyOf } from "../../entity/wire-properties.ts";
import { childToken, parentToken } from "../../http/resource-routes.ts";
import type { View } from "../../render/view.ts";
import { phraseOf, pluralOf, withArticle } from "../../text/nouns.ts";
import type { EntityPlace } from "../generator.ts";
import { initialAssignments } from "./body-views.ts";
import { csharpIdentifier, csharpString } from "./csharp-text.ts";
import { tableCall } from "./entity-views.ts";
import { namespaceOf, rowTypeOf, serviceContext, serviceType, typeWords, variableOf } from "./entity-words.ts";
import { restOf } from "./key-words.ts";
import { pagingWords } from "./list-words.ts";
import { otherType, typeName } from "./names.ts";
import { followWords } from "./own-rows/follow-words.ts";
import { callerParameter, rowsIn } from "./own-rows/rows-words.ts";
import { undocumented } from "./property-words.ts";
import { registrationWords } from "./registration-view.ts";
import { csharpType, csharpTypeOf } from "./types.ts";
import { wrapped } from "./wrapper-words.ts";

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
    keyType: csharpType(keyOf(parent).type),
    childId: csharpIdentifier(childToken({ parent, child })),
    childKeyType: csharpType(keyOf(child).type),
    Service: serviceType(title, child, target),
    ChildService: serviceType(child.name, child, target),
  };
}

/** The relationship itself: its mapping, its check and its list. Spec: endpoints, Nested lists; entity-file, Foreign keys. */
export function byParentServiceView(relationship: Relationship, { target }: EntityPlace): View {
  const { parent, child, foreignKey } = relationship;
  const foreignKeyName = foreignKey.kind === "declared" ? foreignKey.property.name : foreignKey.name;
  const isExisting = [parent, child].some(({ model }) => model.kind === "existing");
  const keyed = foreignKeyWords(relationship);
  return {
    ...relationshipWords(relationship, target),
    ...roleWords(relationship, target),
    ...pagingWords(child),
    relationship: relationship.name,
    Parent: parent.name,
    aParent: withArticle(phraseOf(parent.name)),
    aChild: withArticle(phraseOf(child.name)),
    ParentType: otherType(rowTypeOf(parent, target)),
    parent: variableOf(parent),
    parentKey: keyOf(parent).name,
    givenParent: wrapped(keyOf(parent), csharpIdentifier(parentToken(parent))),
    givenChild: wrapped(keyOf(child), csharpIdentifier(childToken({ parent, child }))),
    ...keyed,
    ...joinWords(foreignKey, target),
    // The host's mapping can hide rows, to which the database would still add links.
    looksFirst: isExisting || hidesRows(parent) || hidesRows(child),
    childKey: keyOf(child).name,
    thenBy: restOf(child.keys, keyed.child),
    foreignKeyName,
    foreignKeyText: csharpString(foreignKeyName),
    deleteBehavior: deleteBehaviors[relationship.onDelete],
    linkedText: csharpString("Other rows still refer to this link."),
  };
}

const deleteBehaviors: Readonly<Record<DeleteRule, string>> = {
  restrict: "Restrict",
  cascade: "Cascade",
  setNull: "SetNull",
};

/** Returns what the class of a relationship does. */
function roleWords(relationship: Relationship, target: Target) {
  const { type, operation, foreignKey, parent, child, links } = relationship;
  const isRead = operation !== undefined;
  const isChecked = checksReference(relationship);
  const follows = followsDeletions(relationship);
  const hasLinks = links !== undefined;
  // The mapping of a class of the host's is the host's, its relationships included.
  const isMappedHere = foreignKey.kind !== "join" && child.model.kind === "generated";
  const does = { mapping: isMappedHere, "reference check": isChecked, deletion: follows, links: hasLinks };
  const roles = Object.entries(does).flatMap(([role, isDone]) => (isDone ? [role] : []));
  return {
    hasList: isRead && type !== "OneToOne",
    hasChild: isRead && type === "OneToOne",
    isChecked,
    isMapped: isMappedHere,
    roles: [roles.join(", "), ...(isRead ? [type === "OneToOne" ? "child" : "list"] : [])]
      .filter((one) => one !== "")
      .join(" and "),
    hasLinks,
    beforeLinks: isRead,
    isJoinMapped: hasOwnJoin(relationship),
    isRestricted: hidesRows(parent),
    childRows: rowsIn(child, target),
    parentRows: rowsIn(parent, target),
    ...headWords(relationship, target),
    beforeCheck: isRead,
    beforeFollowing: isRead || isChecked,
    beforeMapping: isRead || isChecked || follows,
  };
}

/** Returns the words of the class's head, and of the deletions that its rows follow. */
function headWords(relationship: Relationship, target: Target) {
  const { operation, links, parent, child } = relationship;
  const [row, above] = [child, parent].map((entity) => otherType(rowTypeOf(entity, target)));
  const following = followWords(relationship, target);
  const { isNoting, dependents } = following;
  const contracts = [
    ...(checksReference(relationship) ? [`${typeName("IReference")}<${row}>`] : []),
    ...(followsDeletions(relationship) ? [`${typeName("IDependents")}<${above}>`] : []),
  ];
  const finds = operation !== undefined || links !== undefined;
  const caller = callerParameter(
    isNoting,
    ...(finds ? [child] : []),
    ...(checksReference(relationship) || finds ? [parent] : []),
  );
  const type = serviceType(relationship.title, child, target);
  return {
    ...following,
    ...registrationWords(
      {
        name: `${parent.name}.${relationship.name}`,
        service: finds ? type : undefined,
        contracts: contracts.map((contract) => ({ type, contract })),
        isRelationship: isMapped(relationship),
      },
      target,
    ),
    parameters: finds || contracts.length > 0 ? `(${serviceContext(target)} db${caller}${dependents})` : "",
    contracts: contracts.length === 0 ? "" : ` : ${contracts.join(", ")}`,
  };
}

/** Returns the words of a join: its class, its table, and its members. */
function joinWords(foreignKey: Relationship["foreignKey"], target: Target) {
  const isJoin = foreignKey.kind === "join";
  if (!isJoin) return { isJoin };
  const { name, parentKey, childKey, rows } = foreignKey;
  return {
    isJoin,
    Join: otherType(joinType(foreignKey, target)),
    initial: rows.kind === "entity" ? initialAssignments(rows.entity, target) : [],
    toParent: parentKey,
    toChild: childKey,
    table: tableCall(csharpString(pluralOf(name)), target),
  };
}

function joinType({ name, rows }: Join, target: Target) {
  switch (rows.kind) {
    case "own":
      return { name, namespace: namespaceOf(rows.beside, "entity", target) };
    case "entity":
      return rowTypeOf(rows.entity, target);
    case "host":
      return { name, namespace: rows.namespace };
  }
}

/** Returns the view of the class of links. Spec: entity-file, Many to many. */
export function joinView({ parent, child, foreignKey }: Relationship): View {
  if (foreignKey.kind !== "join") return {};
  const { name, parentKey, childKey } = foreignKey;
  const members = [memberOf(parentKey, parent), memberOf(childKey, child)];
  const [one, other] = [parent, child].map((entity) => withArticle(phraseOf(entity.name)));
  return { Entity: name, summary: `A link of ${one} to ${other}.${undocumented(members)}`, members };
}

function memberOf(name: string, entity: Entity) {
  const { type } = keyOf(entity);
  const { initial } = csharpTypeOf(type);
  const initializer = initial === "" ? "" : ` = ${initial};`;
  return { name, type: csharpType(type), hasSummary: false, isApart: false, initializer };
}

function foreignKeyWords({ foreignKey, parent, child }: Relationship) {
  const row = variableOf(child);
  const isTaken = row === parentToken(parent) || (row === "link" && foreignKey.kind === "join");
  return foreignKeyForm({ foreignKey, parent }, isTaken ? `${row}Row` : row);
}

function foreignKeyForm({ foreignKey, parent }: Pick<Relationship, "foreignKey" | "parent">, row: string) {
  if (foreignKey.kind === "declared") {
    return {
      child: row,
      isShadow: false,
      isOptional: foreignKey.property.isOptional,
      foreignKey: `${row}.${foreignKey.property.name}`,
    };
  }
  const type = `${csharpType(keyOf(parent).type)}?`;
  return {
    child: row,
    isShadow: true,
    isOptional: true,
    foreignKey: `${typeName("EF")}.Property<${type}>(${row}, ${csharpString(foreignKey.name)})`,
  };
}
