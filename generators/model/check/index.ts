import { type Diagnostic, sortDiagnostics } from "../../diagnostics/diagnostic.ts";
import type { Model } from "../ir.ts";
import { aggregateRootMissing, samePluralOfRoots } from "./aggregate-roots.ts";
import { answers } from "./answers.ts";
import {
  duplicateApiAnnotation,
  emptyAuthRole,
  invalidRouteOverride,
  multipleVerbAnnotations,
  verbAnnotationArgument,
  versionAnnotationOnCommand,
} from "./api-annotations.ts";
import { assignmentTarget } from "./assignment-target.ts";
import type { Check, LoweredCheck, MapCheck, ModelCheck, NameCheck } from "./check.ts";
import { children, factoryCycle } from "./children.ts";
import { commandResult } from "./command-result.ts";
import { duplicateRelation, mappings, relatedContexts, relations, sharedTypes } from "./context-map.ts";
import { defaultNotConstant, nowAsDefault } from "./defaults.ts";
import { derivedCycle } from "./derived-cycle.ts";
import {
  roleWithoutScheme,
  sameDocumentPath,
  trailingSlash,
  twinDocumentPath,
  unservedOperation,
} from "./document-checks.ts";
import { duplicateApiRoute } from "./duplicate-api-route.ts";
import { duplicateCommand, duplicateFactory } from "./duplicate-behaviours.ts";
import { duplicateMember, duplicateParameter, duplicateServiceMember } from "./duplicate-members.ts";
import { emitEvent } from "./emit-event.ts";
import { enumData, enumMemberNames } from "./enums.ts";
import { factoryIdentity, fieldLeftOut } from "./factories.ts";
import { generatedTypeName } from "./generated-type-name.ts";
import { hostRoutes } from "./host-routes.ts";
import { identity, oneStrategy } from "./identity.ts";
import { ambiguousTypeName, imports, unusedImport } from "./imports.ts";
import { publishEvent, publishedEvents, subscribedEvents } from "./integration-events.ts";
import { jsonTypes } from "./json-types.ts";
import { generatedMemberName, memberNamedAsType } from "./member-names.ts";
import { policies } from "./policies.ts";
import { policyTarget } from "./policy-target.ts";
import { quantityForm } from "./quantity-form.ts";
import { readBeforeChange } from "./read-before-change.ts";
import { queryResult, readModelFields, readModelSource } from "./read-models.ts";
import { references } from "./references.ts";
import { repository } from "./repository.ts";
import { sameEmittedType } from "./same-emitted-type.ts";
import { sameOperationId } from "./same-operation-id.ts";
import { specificationCycle } from "./specification-cycle.ts";
import { specifications } from "./specifications.ts";
import { states } from "./states.ts";
import { storedTypes } from "./stored-types.ts";
import { twinRoute } from "./twin-route.ts";
import { builtInTypeName, duplicateType, moduleNames, similarType, typeNameForm } from "./type-names.ts";
import { rangeType, typeArgumentCount, unknownTypeName } from "./type-references.ts";
import { unboundRouteToken } from "./unbound-route-token.ts";
import { unsatisfiableInvariant } from "./unsatisfiable-invariant.ts";
import { contextVersions, sinceAboveVersion } from "./versions.ts";

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
