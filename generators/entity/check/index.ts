import { boundOutsideType } from "./bound-outside-type.ts";
import type { Check } from "./check.ts";
import { contradictoryOptional } from "./contradictory-optional.ts";
import { entityNamedAsFolder } from "./entity-named-as-folder.ts";
import { enumForm } from "./enum-form.ts";
import { existingModel } from "./existing-model.ts";
import { foreignKey } from "./foreign-key.ts";
import { invalidPattern } from "./invalid-pattern.ts";
import { keyForm } from "./key-form.ts";
import { limitWithoutMeaning } from "./limit-without-meaning.ts";
import { limitsReversed } from "./limits-reversed.ts";
import { nameForm } from "./name-form.ts";
import { nameTooLong } from "./name-too-long.ts";
import { oneKey } from "./one-key.ts";
import { pageSizeAboveMaximum } from "./page-size-above-maximum.ts";
import { propertyNamedAsEntity } from "./property-named-as-entity.ts";
import { reservedName } from "./reserved-name.ts";
import { reservedPropertyName } from "./reserved-property-name.ts";
import { reservedRoute } from "./reserved-route.ts";
import { routeForm } from "./route-form.ts";
import { sameEntityName } from "./same-entity-name.ts";
import { enumNamedAsEntity, sameEnumMember, sameEnumName } from "./same-enum-name.ts";
import { sameForeignKey } from "./same-foreign-key.ts";
import { sameMemberName } from "./same-member-name.ts";
import { sameNestedRoute, sameRelationshipClass } from "./same-nested-route.ts";
import { sameEntityRoute, samePlural } from "./same-plural.ts";
import { targetDiffers } from "./target-differs.ts";
import { targetFolder } from "./target-folder.ts";
import { unknownRelatedEntity } from "./unknown-related-entity.ts";
import { unknownType } from "./unknown-type.ts";
import { unservedAccess } from "./unserved-access.ts";
import { unstatedAccess } from "./unstated-access.ts";

/** Every semantic check of entity files, in order of their codes; all of them report together. */
export const checks: readonly Check[] = [
  targetFolder,
  targetDiffers,
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
  unknownRelatedEntity,
  foreignKey,
  sameForeignKey,
  sameNestedRoute,
  sameRelationshipClass,
  unstatedAccess,
  unservedAccess,
];
