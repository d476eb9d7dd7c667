import { unclearAccess, unservedAccess, unstatedAccess } from "./access.ts";
import type { Check } from "./check.ts";
import { versionName } from "./concurrency.ts";
import { existingModel } from "./existing-model.ts";
import { foreignKey, sameForeignKey, unknownRelatedEntity } from "./foreign-keys.ts";
import {
  boundOutsideType,
  invalidPattern,
  limitsReversed,
  limitWithoutMeaning,
  pageSizeAboveMaximum,
} from "./limits.ts";
import { enumForm, nameForm, nameTooLong, propertyNamedAsEntity, reservedPropertyName } from "./names.ts";
import { contradictoryOptional, keyForm, oneKey, unknownType } from "./property-types.ts";
import { reservedName } from "./reserved-name.ts";
import { reservedRoute, routeForm, sameNestedRoute, sameRelationshipClass } from "./routes.ts";
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
import { healthDiffers, targetDiffers, targetFolder } from "./target.ts";

/** Every semantic check of entity files; all of them report together. */
export const checks: readonly Check[] = [
  targetFolder,
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
  oneKey,
  keyForm,
  unknownType,
  contradictoryOptional,
  sameMemberName,
  reservedPropertyName,
  propertyNamedAsEntity,
  limitWithoutMeaning,
  limitsReversed,
  boundOutsideType,
  invalidPattern,
  pageSizeAboveMaximum,
  versionName,
  unknownRelatedEntity,
  foreignKey,
  sameForeignKey,
  sameNestedRoute,
  sameRelationshipClass,
  unclearAccess,
  unstatedAccess,
  unservedAccess,
];
