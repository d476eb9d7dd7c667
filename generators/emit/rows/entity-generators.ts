import type { Entity, Relationship } from "../../entity/entity.ts";
import { type Graft, generatedContext, type LibraryId } from "../../entity/graft.ts";
import { compiledFor, isNarrowed, namesCallers } from "../../entity/own-rows.ts";
import type { Part } from "../../entity/placement.ts";
import {
  checksReference,
  followsDeletions,
  hasIncludes,
  hasOwnJoin,
  hasRequest,
  isMapped,
  isSaved,
  isServed,
  listsWrapped,
} from "../../entity/served.ts";
import { filtersBeyondEquality, isOfKey, requestKinds, requestProperties } from "../../entity/wire-properties.ts";
import { requestView, responseView } from "../csharp/body-views.ts";
import { dbContextView } from "../csharp/db-context-view.ts";
import {
  changeExtensionsView,
  databaseProbeView,
  entityView,
  enumView,
  mappingView,
  serviceView,
} from "../csharp/entity-views.ts";
import { includedMemberView, includesView, inclusionTitle, inclusionView } from "../csharp/inclusion-views.ts";
import { cursorsView, limitsView, orderView, wrappedFieldView } from "../csharp/list-words.ts";
import { rowsView } from "../csharp/own-rows/rows-words.ts";
import { dataRegistrationView, initializerAttribute, requestReplayView } from "../csharp/registration-view.ts";
import { byParentServiceView, joinView } from "../csharp/relationship-view.ts";
import type { EntityPlace, Generator } from "../generator.ts";
import type { WiringKind } from "../wired-type.ts";
import type { EndpointLibrary } from "./libraries/library.ts";
import {
  createsMany,
  entityShared,
  has,
  hasCallers,
  hasContext,
  hasPatches,
  hasVersions,
  hostShared,
  httpModule,
  keepsRows,
  mapsHealth,
  ofCursors,
  patchModule,
  repeatsRequests,
  shared,
  sharedModule,
  takes,
} from "./shared-generators.ts";

/** The files that decide on the tables of generated classes. */
const ofGenerated = { when: isGenerated, shapesSchema: () => true } as const;

/** The files of an entity that hold several types. */
const contracts = { name: "ContractsGenerator", file: ({ name }: Entity) => `${name}Contracts` } as const;
const data = { name: "DataGenerator", file: ({ name }: Entity) => `${name}Data` } as const;

/** The file with what a relationship adds to the data of its child. */
const relationshipData = {
  name: "RelationshipDataGenerator",
  file: ({ title }: Pick<Relationship, "title">) => `${title}Data`,
} as const;

/** The part of rows for requests that can be repeated, which share a file. */
const repetitions = {
  module: sharedModule("Retries"),
  when: repeatsRequests,
  view: requestReplayView,
} as const;

/** The part of rows for deleted rows that stay, which share a file. */
const deletions = { module: sharedModule("SoftDeletes"), when: keepsRows } as const;

/** The rows that endpoints of every library need. */
const foundations: readonly Generator[] = [
  {
    per: "enum",
    name: "EnumGenerator",
    part: "entity",
    template: "entity/enum",
    when: ({ ofHost }) => ofHost === undefined,
    type: ({ name }) => name,
    view: enumView,
  },
  perEntity("Entity", "entity", "entity", { type: ({ name }) => name, view: entityView, ...ofGenerated }),
  perEntity("Mapping", "data", "mapping", {
    module: data,
    type: ({ name }) => `${name}Mapping`,
    view: mappingView,
    ...ofGenerated,
  }),
  ...requestKinds.map((verb) =>
    perEntity(`${verb}Request`, "contracts", "request", {
      when: (entity) => hasRequest(entity, verb),
      type: ({ name }) => `${verb}${name}Request`,
      module: contracts,
      view: requestView(verb),
      hides: (entity) => requestProperties(entity, verb).map(({ name }) => name),
    }),
  ),
  perEntity("Response", "contracts", "response", {
    when: isServed,
    type: ({ name }) => `${name}Response`,
    module: contracts,
    view: responseView,
  }),
  perEntity("Service", "data", "service", {
    when: isServed,
    type: ({ name }) => `${name}Service`,
    module: data,
    replaces: ["FilterGenerator", "QueriesGenerator", "SortByGenerator"],
    view: serviceView,
  }),
  perEntity("Rows", "data", "rows", {
    when: (entity) => isNarrowed(entity) && !isServed(entity),
    type: ({ name }) => `${name}Service`,
    module: data,
    view: rowsView,
  }),
  {
    per: "relationship",
    name: "ByParentServiceGenerator",
    part: "data",
    template: "entity/by-parent-service",
    type: ({ title }) => `${title}Service`,
    module: relationshipData,
    when: (one) =>
      one.operation !== undefined ||
      one.links !== undefined ||
      checksReference(one) ||
      followsDeletions(one) ||
      isMapped(one),
    shapesSchema: isMapped,
    view: byParentServiceView,
  },
  {
    per: "relationship",
    name: "JoinGenerator",
    part: "entity",
    template: "entity/entity",
    when: hasOwnJoin,
    type: ({ foreignKey }) => (foreignKey.kind === "join" ? foreignKey.name : ""),
    shapesSchema: () => true,
    view: joinView,
  },
  {
    per: "inclusion",
    name: "IncludedMemberGenerator",
    part: "contracts",
    template: "entity/included-member",
    type: ({ owner }) => `${owner.name}Response`,
    module: { name: "IncludedMemberGenerator", file: (inclusion) => `${inclusionTitle(inclusion)}Contracts` },
    view: includedMemberView,
  },
  {
    per: "inclusion",
    name: "InclusionGenerator",
    part: "data",
    template: "entity/include",
    type: (inclusion) => `${inclusionTitle(inclusion)}Include`,
    view: inclusionView,
  },
  { ...shared("Includes", "data", "shared/includes"), when: hasIncludes, view: includesView },
  {
    ...shared("ICaller", "data", "shared/caller"),
    module: sharedModule("Callers"),
    companions: () => ["CallerException", "CallerExtensions"],
    when: hasCallers,
  },
  { ...shared("OwnReferences", "data", "shared/own-references"), module: sharedModule("Callers"), when: hasCallers },
  { ...shared("IDependents", "data", "shared/dependents"), ...deletions },
  {
    ...shared("SoftDeleteExtensions", "data", "shared/soft-deletes"),
    ...deletions,
    view: (graft: Graft, { target: { isRelational } }: EntityPlace) => ({
      isRelational,
      hasCallers: hasCallers(graft),
    }),
  },
  {
    ...shared("AuditExtensions", "data", "shared/audits"),
    when: ({ entities }: Graft) => entities.some(namesCallers),
  },
  entityShared("Canonical", "contracts", "shared/canonical"),
  { ...entityShared("ChangeExtensions", "data", "shared/change-extensions"), view: changeExtensionsView },
  {
    ...shared("MappedReasons", "data", "shared/mapped-reasons"),
    when: ({ entities }: Graft) => entities.some((entity) => entity.model.kind === "existing" && isSaved(entity)),
    view: changeExtensionsView,
  },
  entityShared("CompiledQuery", "data", "shared/compiled-query"),
  entityShared("CompiledReads", "data", "shared/compiled-reads"),
  {
    ...shared("CallerReads", "data", "shared/caller-reads"),
    module: sharedModule("CallerReads"),
    when: ({ entities }: Graft) => entities.some((entity) => isServed(entity) && compiledFor(entity) === "caller"),
  },
  { ...shared("CanonicalDecimalConverter", "data", "shared/canonical-decimal-converter"), when: has("decimal") },
  ofCursors(shared("CursorResponse", "contracts", "shared/cursor-response"), "CursorResponse"),
  ofCursors({ ...shared("CursorFields", "data", "shared/cursor-fields"), view: cursorsView }, "Cursors"),
  ofCursors(shared("CursorQuery", "data", "shared/cursor-query"), "Cursors"),
  ofCursors(shared("CursorExtensions", "data", "shared/cursor-extensions"), "Cursors"),
  ofCursors(
    { ...shared("ListField", "data", "shared/cursor-list-field"), name: "CursorListFieldGenerator" },
    "Cursors",
  ),
  ofCursors({ ...shared("CursorRequest", "api", "shared/cursor-request"), view: cursorsView }, "CursorRequests"),
  {
    ...shared("EnumNameConverter", "entity", "shared/enum-name-converter"),
    when: ({ enums }: Graft) => enums.length > 0,
    replaces: ["EnumNamesGenerator"],
  },
  { ...shared("BatchExtensions", "data", "shared/batch-extensions"), when: createsMany },
  { ...shared("ItemList", "contracts", "shared/item-list"), when: createsMany, view: limitsView },
  { ...shared("RetryKey", "data", "shared/retry-key"), ...repetitions },
  {
    ...shared("StoredAnswer", "data", "shared/stored-answer"),
    ...repetitions,
    companions: () => ["StoredAnswerMapping"],
    shapesSchema: () => true,
  },
  { ...shared("StoredAnswerRegistration", "data", "shared/stored-answer-registration"), ...repetitions },
  { ...shared("StoredAnswerExtensions", "data", "shared/stored-answer-extensions"), ...repetitions },
  { ...shared("ReplayExtensions", "data", "shared/replay-extensions"), ...repetitions },
  { ...shared("RequestReplay", "data", "shared/request-replay"), ...repetitions },
  { ...shared("IfMatch", "contracts", "shared/if-match"), when: hasVersions, module: sharedModule("Versions") },
  entityShared("IReference", "data", "shared/reference"),
  { ...shared("IVersioned", "contracts", "shared/versioned"), when: hasVersions, module: sharedModule("Versions") },
  entityShared("ListField", "data", "shared/list-field"),
  { ...shared("IPatch", "contracts", "shared/patch"), when: hasPatches, module: patchModule },
  {
    ...shared("FilterField", "data", "shared/filter-field"),
    when: ({ entities }: Graft) =>
      entities.some(({ operations, properties }) => operations.getAll && properties.some(filtersBeyondEquality)),
  },
  { ...shared("WrappedField", "data", "shared/wrapped-field"), when: listsWrapped, view: wrappedFieldView },
  entityShared("ListFields", "data", "shared/list-fields"),
  entityShared("ListFilter", "data", "shared/list-filter"),
  {
    ...entityShared("ListOrder", "data", "shared/list-order"),
    replaces: ["CamelCaseEnumConverterGenerator", "SortDirectionGenerator", "SortRequestGenerator"],
  },
  entityShared("ListQuery", "data", "shared/list-query"),
  { ...entityShared("ListRequest", "api", "shared/list-request"), view: limitsView },
  { ...entityShared("FilterValues", "api", "shared/filter-values"), replaces: ["QueryReaderGenerator"] },
  { ...shared("NumberRules", "api", "shared/number-rules"), when: has("float", "double") },
  entityShared("PageRequest", "contracts", "shared/page-request"),
  entityShared("PagedResponse", "contracts", "shared/paged-response"),
  { ...entityShared("QueryableExtensions", "data", "shared/queryable-extensions"), view: orderView },
  {
    ...hostShared("SchemaComparison", "data", "shared/schema-comparison"),
    when: ({ target }: Graft) => target.database !== undefined,
  },
  entityShared("StoreUnavailableException", "contracts", "shared/store-unavailable-exception"),
  {
    ...entityShared("GeneratedData", "data", "shared/generated-data"),
    wiring: (): readonly WiringKind[] => ["registrations"],
  },
  {
    ...shared("PatternRules", "api", "shared/pattern-rules"),
    when: takes(({ limits }) => limits.pattern !== undefined),
  },
  {
    ...shared("PathRules", "api", "shared/path-rules"),
    when: takes((one, entity) => one.type === "string" && isOfKey(one, entity)),
  },
  entityShared("TextRules", "api", "shared/text-rules"),
  { ...shared("UtcDateTimeConverter", "data", "shared/utc-date-time-converter"), when: has("DateTime") },
  {
    ...shared("UtcDateTimeOffsetConverter", "data", "shared/utc-date-time-offset-converter"),
    when: has("DateTimeOffset"),
  },
  { ...shared("VersionCounter", "data", "shared/version-counter"), when: hasVersions },
  {
    ...shared("VersionExtensions", "data", "shared/version-extensions"),
    when: ({ entities }: Graft) => entities.some((entity) => entity.version !== undefined && !isGenerated(entity)),
  },
  entityShared("Refusal", "contracts", "shared/refusal"),
  entityShared("RefusalReason", "contracts", "shared/refusal-reason"),
  entityShared("WriteResult", "contracts", "shared/write-result"),
  { ...hostShared("IReadinessProbe", "contracts", "shared/readiness-probe"), when: mapsHealth },
  {
    ...hostShared("DatabaseProbe", "data", "shared/database-probe"),
    when: (graft: Graft) => hasContext(graft) && mapsHealth(graft),
    wiring: (): readonly WiringKind[] => ["probe"],
    view: databaseProbeView,
  },
  {
    ...shared(generatedContext, "data", "shared/db-context"),
    when: ({ target }: Graft) => target.database !== undefined,
    folder: "",
    view: dbContextView,
  },
  {
    per: "registration",
    name: "DataRegistrationGenerator",
    part: "data",
    template: "shared/data-registration",
    type: () => "TenonDataRegistration",
    when: ({ graft }) => hasContext(graft),
    attribute: initializerAttribute("data"),
    view: dataRegistrationView,
  },
];

/** Returns every generator of entity files. A type is emitted for each row and each item that it is for. */
export function entityGenerators({ id, entityGenerators: endpoints }: EndpointLibrary): readonly Generator[] {
  return [...foundations, ...endpoints].map((row) => withLibrary(row, id));
}

/** Names the library in the manifest, from which later runs know it. */
function withLibrary(row: Generator, library: LibraryId): Generator {
  if (row.per !== "project" || row.module?.name !== httpModule.name) return row;
  return { ...row, module: { ...httpModule, name: `${library}.${httpModule.name}` } };
}

/** Returns the row of a file that each entity has. */
function perEntity(
  name: string,
  part: Part,
  template: string,
  row: Omit<Generator<"entity">, "per" | "name" | "part" | "template">,
) {
  return { per: "entity", name: `${name}Generator`, part, template: `entity/${template}`, ...row } as const;
}

/** Tells whether Tenon generates the class of the rows and its mapping. Spec: entity-file, Existing classes. */
function isGenerated({ model }: Entity): boolean {
  return model.kind === "generated";
}
