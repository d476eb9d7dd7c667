import { error, warning } from "./catalogue-entry.ts";

/** The diagnostics of what existing classes allow, of the deletion of parents, and of the bodies, defaults and indexes of properties. */
export const memberEntries = {
  impossibleRename: error("TEN0379", "`renamedFrom: {old}` of {kind} `{name}` cannot hold: {reason}."),
  requiredForeignKey: error("TEN0380", "`onDelete: setNull` of relationship `{relationship}` empties `{foreignKey}` of `{child}`, which is required."),
  deleteRuleOfHost: error("TEN0381", "`onDelete` of relationship `{relationship}` has no effect: the host maps `{child}` itself."),
  classPropertyType: error("TEN0382", "Property `{property}` of class `{name}` is of the type `{found}`, not `{type}`."),
  hiddenClassProperty: error("TEN0383", "Property `{property}` of class `{name}` {reason}."),
  otherClassKey: error("TEN0384", "`{key}` alone is not the key of class `{name}`, which has {keys...}."),
  operationLeftOut: warning("TEN0385", "Entity `{entity}` is served without {operations...}: {reason}."),
  impossibleOperation: error("TEN0386", "Operation `{operation}` of entity `{entity}` is not possible: {reason}."),
  unusableEnum: error("TEN0387", "Enum `{name}` of the host cannot be the type of a property: {reason}."),
  contradictoryFlags: error("TEN0388", "Property `{property}` is `readOnly`, so it cannot be `{flag}`."),
  unsetProperty: warning("TEN0389", "Property `{property}` of `{entity}` is required, and no request sets it."),
  defaultOfOtherType: error("TEN0390", "`{value}` cannot be the default of property `{property}`, which is {type}."),
  defaultBreaksRule: error("TEN0391", "The default of property `{property}` breaks its own rule: {reason}."),
  unknownIndexMember: error("TEN0392", "`{key}` of entity `{entity}` names `{member}`, which is none of its properties."),
  unusableIndexMember: error("TEN0393", "`{member}` cannot be part of `{key}` of entity `{entity}`: {reason}."),
  sameIndex: error("TEN0394", "Entity `{entity}` has two indexes for {members...}."),
  indexOfHost: error("TEN0395", "`index` of entity `{entity}` has no effect: the host maps it itself."),
  unknownThrough: error("TEN0396", "Relationship `{relationship}` leads through `{name}`, which is neither an entity nor a class of the host."),
  unusableThrough: error("TEN0397", "Relationship `{relationship}` cannot lead through `{name}`: {reason}."),
  impossibleIdempotency: error("TEN0398", "`idempotency` of entity `{entity}` is not possible: {reason}."),
  contentTagOfVersion: error("TEN0399", "`etag: content` of entity `{entity}` has no effect: its rows have versions."),
};
