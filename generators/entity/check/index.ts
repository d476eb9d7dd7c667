import { wrappedForeignKey, wrappedMember } from "../host/wrapped-members.ts";
import { renames } from "../renames/check-renames.ts";
import { unclearAccess, unservedAccess, unstatedAccess } from "./access.ts";
import type { Check } from "./check.ts";
import { classMembers, hostEnum } from "./class-members.ts";
import { classMethods } from "./class-methods.ts";
import { contentTag, versionName } from "./concurrency.ts";
import { defaultBreaksRule, defaultOfOtherType } from "./defaults.ts";
import { existingModel } from "./existing-model.ts";
import { filterWithoutMeaning } from "./filters.ts";
import { compositeParent, deleteRule, foreignKey, sameForeignKey, unknownRelatedEntity } from "./foreign-keys.ts";
import { idempotency } from "./idempotency.ts";
import { includeAccess, includeName, includeWithoutKey } from "./includes.ts";
import { indexMembers, indexOfHost, sameIndex } from "./indexes.ts";
import { joinName, relationshipKey, through } from "./joins.ts";
import { keyNeeded, orderOfRows } from "./keyless.ts";
import {
  boundOutsideType,
  invalidPattern,
  limitsReversed,
  limitWithoutMeaning,
  pageSizeAboveMaximum,
} from "./limits.ts";
import { memberFlags, unsetProperty } from "./member-flags.ts";
import { enumForm, nameForm, nameTooLong, propertyNamedAsEntity, reservedPropertyName } from "./names.ts";
import { impossibleOperation, restoreOfRemoved } from "./operations.ts";
import { contradictoryOptional, keyForm, keyParts, oneKey, unknownType } from "./property-types.ts";
import { reservedName } from "./reserved-name.ts";
import { reservedRoute, routeForm, sameNestedRoute, sameRelationshipClass } from "./routes.ts";
import { rowMembers, rowsForAnybody, rowsThrough, softCascade } from "./rows.ts";
import {
  entityNamedAsFolder,
  enumNamedAsEntity,
  sameEntityName,
  sameEntityRoute,
  sameEnumMember,
  sameEnumName,
  sameMemberName,
  samePlural,
} from "./same-name.ts";
import { healthDiffers, targetBeginnings, targetDiffers, targetFolder } from "./target.ts";

/** The checks of single names and values, which hold whatever else is wrong with a file. */
export const valueChecks: readonly Check[] = [nameForm, enumForm, unknownType, invalidPattern];

/** Every semantic check of entity files; all of them report together. */
export const checks: readonly Check[] = [
  targetFolder,
  targetBeginnings,
  targetDiffers,
  healthDiffers,
  nameForm,
  enumForm,
  nameTooLong,
  sameEntityName,
  sameEnumName,
  sameEnumMember,
  enumNamedAsEntity,
  samePlural,
  entityNamedAsFolder,
  sameEntityRoute,
  reservedRoute,
  reservedName,
  routeForm,
  existingModel,
  classMembers,
  classMethods,
  wrappedMember,
  hostEnum,
  impossibleOperation,
  oneKey,
  keyForm,
  keyParts,
  orderOfRows,
  keyNeeded,
  unknownType,
  contradictoryOptional,
  memberFlags,
  unsetProperty,
  sameMemberName,
  renames,
  reservedPropertyName,
  propertyNamedAsEntity,
  limitWithoutMeaning,
  limitsReversed,
  boundOutsideType,
  invalidPattern,
  defaultOfOtherType,
  defaultBreaksRule,
  indexMembers,
  sameIndex,
  indexOfHost,
  filterWithoutMeaning,
  pageSizeAboveMaximum,
  versionName,
  idempotency,
  contentTag,
  rowMembers,
  rowsThrough,
  rowsForAnybody,
  restoreOfRemoved,
  softCascade,
  unknownRelatedEntity,
  compositeParent,
  foreignKey,
  wrappedForeignKey,
  deleteRule,
  sameForeignKey,
  relationshipKey,
  joinName,
  through,
  includeWithoutKey,
  includeName,
  includeAccess,
  sameNestedRoute,
  sameRelationshipClass,
  unclearAccess,
  unstatedAccess,
  unservedAccess,
];
