import { type Diagnostic, sortDiagnostics } from "../../diagnostics/diagnostic.ts";
import type { Model } from "../ir.ts";
import * as annotations from "./api/api-annotations.ts";
import { internalSurface, internalUncalled } from "./api/internal-behaviours.ts";
import * as routes from "./api/routes.ts";
import { jsonTypes, roleWithoutScheme, unservedOperation } from "./api/served-operations.ts";
import { answers, commandResult } from "./behaviour/answers.ts";
import { assignmentTarget, readBeforeChange } from "./behaviour/assignments.ts";
import { children, factoryCycle } from "./behaviour/children.ts";
import { endlessPolicies } from "./behaviour/endless-policies.ts";
import { emitEvent, publishEvent, publishedEvents, subscribedEvents } from "./behaviour/events.ts";
import { factoryIdentity, fieldLeftOut } from "./behaviour/factories.ts";
import { brokenDefaults, parameterDefaults } from "./behaviour/parameter-defaults.ts";
import { policies, policyTarget } from "./behaviour/policies.ts";
import { processes } from "./behaviour/processes.ts";
import { removals } from "./behaviour/removals.ts";
import { schedules } from "./behaviour/schedules.ts";
import { states } from "./behaviour/states.ts";
import { aggregateRootMissing, repository, samePluralOfRoots } from "./boundary/aggregates.ts";
import { callerClaims, policiesAsCaller, policiesWithoutCaller } from "./boundary/callers.ts";
import { compositeIdentities } from "./boundary/composite-identities.ts";
import { duplicateRelation, mappings, relatedContexts, relations, sharedTypes } from "./boundary/context-map.ts";
import { criterionValues } from "./boundary/criteria.ts";
import { enumData, enumMemberNames } from "./boundary/enums.ts";
import { identity, oneStrategy } from "./boundary/identity.ts";
import { ambiguousTypeName, imports, unusedImport } from "./boundary/imports.ts";
import { joinedFields } from "./boundary/joined-fields.ts";
import { joins } from "./boundary/joins.ts";
import { listings, storedListings } from "./boundary/listings.ts";
import { contextLimit, pagedQueries, unstatedLimit } from "./boundary/paging.ts";
import { projections } from "./boundary/projections.ts";
import { queryResult, readModelFields, readModelSource } from "./boundary/read-models.ts";
import { scheduledRows } from "./boundary/scheduled-rows.ts";
import { storedRenames } from "./boundary/stored-renames.ts";
import { storedTypes } from "./boundary/stored-types.ts";
import { unions } from "./boundary/unions.ts";
import { uniqueFields } from "./boundary/unique-fields.ts";
import type { Check, LoweredCheck, MapCheck, ModelCheck, NameCheck, Stage } from "./check.ts";
import * as duplicates from "./names/duplicates.ts";
import { generatedMemberName, memberNamedAsType } from "./names/member-names.ts";
import { renamedMembers, renamedTypes } from "./names/renames.ts";
import * as typeNames from "./names/type-names.ts";
import { rangeType, references, typeArgumentCount, unknownTypeName } from "./names/type-references.ts";
import { derivedCycle, endlessDefault } from "./rules/computed.ts";
import { calendarDefault, defaultNotConstant, nowAsDefault, quantityForm } from "./rules/fields.ts";
import { duplicateSpecs, specificationCycle, specifications } from "./rules/specifications.ts";
import { uncheckedFormat } from "./rules/unchecked-format.ts";
import { unsatisfiableInvariant } from "./rules/unsatisfiable-invariant.ts";

/** Names and types. A type that they reject counts as unknown, so later checks stay silent about it. */
const names: Stage<NameCheck> = {
  parts: [
    typeNames.typeNameForm,
    typeNames.builtInTypeName,
    aggregateRootMissing,
    oneStrategy,
    unknownTypeName,
    typeArgumentCount,
    rangeType,
    ambiguousTypeName,
  ],
  whole: [
    annotations.contextVersions,
    contextLimit,
    typeNames.duplicateType,
    typeNames.moduleNames,
    typeNames.generatedTypeName,
    identity,
    imports,
  ],
};

/** The relations between contexts, once for a model. */
const map: readonly MapCheck[] = [relatedContexts, relations, duplicateRelation, sharedTypes, mappings];

/** The rest of the language. */
const meaning: Stage<Check> = {
  parts: [
    duplicates.duplicateMember,
    generatedMemberName,
    memberNamedAsType,
    renamedMembers,
    derivedCycle,
    nowAsDefault,
    calendarDefault,
    uncheckedFormat,
    defaultNotConstant,
    unsatisfiableInvariant,
    enumMemberNames,
    enumData,
    unions,
    quantityForm,
    references,
    duplicates.duplicateCommand,
    duplicates.duplicateFactory,
    duplicates.duplicateParameter,
    parameterDefaults,
    assignmentTarget,
    children,
    factoryCycle,
    commandResult,
    answers,
    removals,
    emitEvent,
    publishEvent,
    states,
    factoryIdentity,
    compositeIdentities,
    fieldLeftOut,
    repository,
    duplicates.duplicateServiceMember,
    readModelSource,
    joins,
    readModelFields,
    queryResult,
    criterionValues,
    pagedQueries,
    listings,
    uniqueFields,
    specifications,
    callerClaims,
    annotations.invalidRouteOverride,
    routes.unboundRouteToken,
    annotations.multipleVerbAnnotations,
    annotations.verbAnnotationArgument,
    annotations.emptyAuthRole,
    annotations.duplicateApiAnnotation,
    annotations.versionAnnotationOnCommand,
    internalSurface,
  ],
  whole: [
    typeNames.similarType,
    renamedTypes,
    endlessDefault,
    readBeforeChange,
    publishedEvents,
    subscribedEvents,
    samePluralOfRoots,
    projections,
    policiesWithoutCaller,
    policiesAsCaller,
    routes.duplicateApiRoute,
    routes.twinRoute,
    routes.sameOperationId,
    annotations.sinceAboveVersion,
    duplicateSpecs,
    specificationCycle,
    policies,
    policyTarget,
    endlessPolicies,
    schedules,
    processes,
    internalUncalled,
    unusedImport,
  ],
};

/** The valid contexts of a model, together. */
const model: readonly ModelCheck[] = [brokenDefaults];

/** ASP.NET Core and JSON, for the api layer of a valid model. */
const api: readonly ModelCheck[] = [routes.hostRoutes, jsonTypes];

/** OpenAPI documents of a valid model, context by context. */
const document: readonly LoweredCheck[] = [
  routes.sameDocumentPath,
  routes.twinDocumentPath,
  routes.trailingSlash,
  roleWithoutScheme,
  unservedOperation,
];

/** Every semantic check of models, by the stage that it needs, in order. All checks of a stage report together. */
export const checks = { names, map, meaning, model, api, document, emitted: typeNames.sameEmittedType } as const;

/** Reports what keeps a valid model from having an api layer. */
export function checkApi(model: Model): readonly Diagnostic[] {
  return sortDiagnostics(checks.api.flatMap((check) => check(model)));
}

/** Reports what keeps a valid model from having a store, or what its users have to know. */
export function checkStore(model: Model): readonly Diagnostic[] {
  return sortDiagnostics([
    ...storedTypes(model),
    ...storedRenames(model),
    ...joinedFields(model),
    ...storedListings(model),
    ...scheduledRows(model),
    ...unstatedLimit(model),
  ]);
}

/** Reports what keeps a valid model from having a document, or what its reader has to know. */
export function checkDocument({ contexts }: Model): readonly Diagnostic[] {
  return sortDiagnostics(contexts.flatMap((context) => checks.document.flatMap((check) => check(context))));
}
