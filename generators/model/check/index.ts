import { aggregateRootMissing } from "./aggregate-root-missing.ts";
import { assignmentTarget } from "./assignment-target.ts";
import { builtInTypeName } from "./built-in-type-name.ts";
import type { Check, NameCheck } from "./check.ts";
import { commandResult } from "./command-result.ts";
import { contextVersions } from "./context-versions.ts";
import { defaultNotConstant } from "./default-not-constant.ts";
import { derivedCycle } from "./derived-cycle.ts";
import { duplicateApiAnnotation } from "./duplicate-api-annotation.ts";
import { duplicateApiRoute } from "./duplicate-api-route.ts";
import { duplicateCommand } from "./duplicate-command.ts";
import { duplicateFactory } from "./duplicate-factory.ts";
import { duplicateMember } from "./duplicate-member.ts";
import { duplicateParameter } from "./duplicate-parameter.ts";
import { duplicateServiceMember } from "./duplicate-service-member.ts";
import { duplicateType, similarType } from "./duplicate-type.ts";
import { emitEvent } from "./emit-event.ts";
import { emptyAuthRole } from "./empty-auth-role.ts";
import { enumData } from "./enum-data.ts";
import { enumMemberNames } from "./enum-member-names.ts";
import { factoryIdentity } from "./factory-identity.ts";
import { fieldLeftOut } from "./field-left-out.ts";
import { generatedMemberName } from "./generated-member-name.ts";
import { generatedTypeName } from "./generated-type-name.ts";
import { identity } from "./identity.ts";
import { invalidRouteOverride } from "./invalid-route-override.ts";
import { memberNamedAsType } from "./member-named-as-type.ts";
import { moduleNames } from "./module-names.ts";
import { multipleVerbAnnotations } from "./multiple-verb-annotations.ts";
import { notEmitted } from "./not-emitted.ts";
import { nowAsDefault } from "./now-as-default.ts";
import { policies } from "./policies.ts";
import { quantityForm } from "./quantity-form.ts";
import { queryResult } from "./query-result.ts";
import { rangeType } from "./range-type.ts";
import { readModelFields } from "./read-model-fields.ts";
import { readModelSource } from "./read-model-source.ts";
import { references } from "./references.ts";
import { repository } from "./repository.ts";
import { sameOperationId } from "./same-operation-id.ts";
import { samePluralOfRoots } from "./same-plural-of-roots.ts";
import { sinceAboveVersion } from "./since-above-version.ts";
import { specifications } from "./specifications.ts";
import { states } from "./states.ts";
import { twinRoute } from "./twin-route.ts";
import { typeArgumentCount } from "./type-argument-count.ts";
import { typeNameForm } from "./type-name-form.ts";
import { unboundRouteToken } from "./unbound-route-token.ts";
import { unknownTypeName } from "./unknown-type-name.ts";
import { unsatisfiableInvariant } from "./unsatisfiable-invariant.ts";
import { verbAnnotationArgument } from "./verb-annotation-argument.ts";
import { versionAnnotationOnCommand } from "./version-annotation-on-command.ts";

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

/** Every other check, in order of their codes. */
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
