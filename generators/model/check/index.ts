import { aggregateRootMissing, samePluralOfRoots } from "./aggregate-roots.ts";
import {
  duplicateApiAnnotation,
  emptyAuthRole,
  invalidRouteOverride,
  multipleVerbAnnotations,
  verbAnnotationArgument,
  versionAnnotationOnCommand,
} from "./api-annotations.ts";
import { assignmentTarget } from "./assignment-target.ts";
import type { Check, NameCheck } from "./check.ts";
import { commandResult } from "./command-result.ts";
import { defaultNotConstant, nowAsDefault } from "./defaults.ts";
import { derivedCycle } from "./derived-cycle.ts";
import { duplicateApiRoute } from "./duplicate-api-route.ts";
import { duplicateCommand, duplicateFactory } from "./duplicate-behaviours.ts";
import { duplicateMember, duplicateParameter, duplicateServiceMember } from "./duplicate-members.ts";
import { emitEvent } from "./emit-event.ts";
import { enumData, enumMemberNames } from "./enums.ts";
import { factoryIdentity, fieldLeftOut } from "./factories.ts";
import { generatedTypeName } from "./generated-type-name.ts";
import { identity } from "./identity.ts";
import { generatedMemberName, memberNamedAsType } from "./member-names.ts";
import { policies } from "./policies.ts";
import { quantityForm } from "./quantity-form.ts";
import { queryResult, readModelFields, readModelSource } from "./read-models.ts";
import { references } from "./references.ts";
import { repository } from "./repository.ts";
import { sameOperationId } from "./same-operation-id.ts";
import { notEmitted, specifications } from "./specifications.ts";
import { states } from "./states.ts";
import { twinRoute } from "./twin-route.ts";
import { builtInTypeName, duplicateType, moduleNames, similarType, typeNameForm } from "./type-names.ts";
import { rangeType, typeArgumentCount, unknownTypeName } from "./type-references.ts";
import { unboundRouteToken } from "./unbound-route-token.ts";
import { unsatisfiableInvariant } from "./unsatisfiable-invariant.ts";
import { contextVersions, sinceAboveVersion } from "./versions.ts";

/** The checks of names and types. A type that they reject counts as unknown, so later checks stay silent about it. */
export const nameChecks: readonly NameCheck[] = [
  contextVersions,
  typeNameForm,
  duplicateType,
  moduleNames,
  builtInTypeName,
  generatedTypeName,
  aggregateRootMissing,
  identity,
  unknownTypeName,
  typeArgumentCount,
  rangeType,
];

/** Every other semantic check of models; all of them report together. */
export const checks: readonly Check[] = [
  similarType,
  duplicateMember,
  generatedMemberName,
  memberNamedAsType,
  derivedCycle,
  nowAsDefault,
  defaultNotConstant,
  unsatisfiableInvariant,
  enumMemberNames,
  enumData,
  quantityForm,
  references,
  duplicateCommand,
  duplicateFactory,
  duplicateParameter,
  assignmentTarget,
  commandResult,
  emitEvent,
  states,
  factoryIdentity,
  fieldLeftOut,
  repository,
  samePluralOfRoots,
  duplicateServiceMember,
  readModelSource,
  readModelFields,
  queryResult,
  invalidRouteOverride,
  unboundRouteToken,
  multipleVerbAnnotations,
  verbAnnotationArgument,
  emptyAuthRole,
  duplicateApiAnnotation,
  versionAnnotationOnCommand,
  duplicateApiRoute,
  twinRoute,
  sameOperationId,
  sinceAboveVersion,
  specifications,
  policies,
  notEmitted,
];
