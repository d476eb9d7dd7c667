import { type Diagnostic, sortDiagnostics } from "../../diagnostics/diagnostic.ts";
import type { Model } from "../ir.ts";
import {
  duplicateApiAnnotation,
  emptyAuthRole,
  invalidRouteOverride,
  multipleVerbAnnotations,
  verbAnnotationArgument,
  versionAnnotationOnCommand,
} from "./api/api-annotations.ts";
import {
  roleWithoutScheme,
  sameDocumentPath,
  trailingSlash,
  twinDocumentPath,
  unservedOperation,
} from "./api/document-checks.ts";
import { duplicateApiRoute } from "./api/duplicate-api-route.ts";
import { hostRoutes } from "./api/host-routes.ts";
import { jsonTypes } from "./api/json-types.ts";
import { sameEmittedType } from "./api/same-emitted-type.ts";
import { sameOperationId } from "./api/same-operation-id.ts";
import { twinRoute } from "./api/twin-route.ts";
import { unboundRouteToken } from "./api/unbound-route-token.ts";
import { contextVersions, sinceAboveVersion } from "./api/versions.ts";
import { answers } from "./behaviour/answers.ts";
import { assignmentTarget } from "./behaviour/assignment-target.ts";
import { children, factoryCycle } from "./behaviour/children.ts";
import { commandResult } from "./behaviour/command-result.ts";
import { emitEvent } from "./behaviour/emit-event.ts";
import { factoryIdentity, fieldLeftOut } from "./behaviour/factories.ts";
import { policies } from "./behaviour/policies.ts";
import { policyTarget } from "./behaviour/policy-target.ts";
import { readBeforeChange } from "./behaviour/read-before-change.ts";
import { states } from "./behaviour/states.ts";
import { aggregateRootMissing, samePluralOfRoots } from "./boundary/aggregate-roots.ts";
import { duplicateRelation, mappings, relatedContexts, relations, sharedTypes } from "./boundary/context-map.ts";
import { enumData, enumMemberNames } from "./boundary/enums.ts";
import { identity, oneStrategy } from "./boundary/identity.ts";
import { publishEvent, publishedEvents, subscribedEvents } from "./boundary/integration-events.ts";
import { queryResult, readModelFields, readModelSource } from "./boundary/read-models.ts";
import { repository } from "./boundary/repository.ts";
import { storedTypes } from "./boundary/stored-types.ts";
import type { Check, LoweredCheck, MapCheck, ModelCheck, NameCheck } from "./check.ts";
import { duplicateCommand, duplicateFactory } from "./names/duplicate-behaviours.ts";
import { duplicateMember, duplicateParameter, duplicateServiceMember } from "./names/duplicate-members.ts";
import { generatedTypeName } from "./names/generated-type-name.ts";
import { ambiguousTypeName, imports, unusedImport } from "./names/imports.ts";
import { generatedMemberName, memberNamedAsType } from "./names/member-names.ts";
import { references } from "./names/references.ts";
import { builtInTypeName, duplicateType, moduleNames, similarType, typeNameForm } from "./names/type-names.ts";
import { rangeType, typeArgumentCount, unknownTypeName } from "./names/type-references.ts";
import { defaultNotConstant, nowAsDefault } from "./rules/defaults.ts";
import { derivedCycle } from "./rules/derived-cycle.ts";
import { quantityForm } from "./rules/quantity-form.ts";
import { specificationCycle } from "./rules/specification-cycle.ts";
import { specifications } from "./rules/specifications.ts";
import { unsatisfiableInvariant } from "./rules/unsatisfiable-invariant.ts";

/** Names and types. A type that they reject counts as unknown, so later checks stay silent about it. */
const names: readonly NameCheck[] = [
  contextVersions,
  typeNameForm,
  duplicateType,
  moduleNames,
  builtInTypeName,
  generatedTypeName,
  aggregateRootMissing,
  identity,
  oneStrategy,
  unknownTypeName,
  typeArgumentCount,
  rangeType,
  imports,
  ambiguousTypeName,
];

/** The relations between contexts, once for a model. */
const map: readonly MapCheck[] = [relatedContexts, relations, duplicateRelation, sharedTypes, mappings];

/** The rest of the language. */
const meaning: readonly Check[] = [
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
  children,
  factoryCycle,
  commandResult,
  answers,
  emitEvent,
  readBeforeChange,
  publishedEvents,
  subscribedEvents,
  publishEvent,
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
  specificationCycle,
  policies,
  policyTarget,
  unusedImport,
];

/** ASP.NET Core and JSON, for the api layer of a valid model. */
const api: readonly ModelCheck[] = [hostRoutes, jsonTypes];

/** OpenAPI documents of a valid model, context by context. */
const document: readonly LoweredCheck[] = [
  sameDocumentPath,
  twinDocumentPath,
  trailingSlash,
  roleWithoutScheme,
  unservedOperation,
];

/** Every semantic check of models, by the stage that it needs, in order. All checks of a stage report together. */
export const checks = { names, map, meaning, api, document, emitted: sameEmittedType } as const;

/** Reports what keeps a valid model from having an api layer. */
export function checkApi(model: Model): readonly Diagnostic[] {
  return sortDiagnostics(checks.api.flatMap((check) => check(model)));
}

/** Reports what keeps a valid model from having a store. */
export function checkStore(model: Model): readonly Diagnostic[] {
  return sortDiagnostics(storedTypes(model));
}

/** Reports what keeps a valid model from having a document, or what its reader has to know. */
export function checkDocument({ contexts }: Model): readonly Diagnostic[] {
  return sortDiagnostics(contexts.flatMap((context) => checks.document.flatMap((check) => check(context))));
}
