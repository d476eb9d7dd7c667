import { requestView, responseView } from "../emit/csharp/body-views.ts";
import { dbContextView } from "../emit/csharp/db-context-view.ts";
import {
  changeExtensionsView,
  databaseProbeView,
  entityView,
  enumView,
  mappingView,
  serviceInterfaceView,
  serviceView,
} from "../emit/csharp/entity-views.ts";
import { filterView, queriesView, sortByView } from "../emit/csharp/filter-view.ts";
import { dataRegistrationView, itemDataRegistrationView } from "../emit/csharp/registration-view.ts";
import { byParentServiceInterfaceView, byParentServiceView } from "../emit/csharp/relationship-view.ts";
import { requestValidatorView } from "../emit/csharp/request-rules.ts";
import type { EntityGenerator, Generator } from "../emit/generator.ts";
import type { WiringKind } from "../emit/wired-type.ts";
import { type Entity, type Graft, generatedContext, type PropertyType } from "../entity/entity.ts";
import type { Part } from "../entity/placement.ts";
import { requestProperties } from "../entity/wire-properties.ts";
import type { EndpointLibrary } from "./libraries/library.ts";
import { entityShared, hasVersions, mapsHealth, shared } from "./shared-generators.ts";

/** The files that decide on the tables of generated classes. */
const ofGenerated = { when: isGenerated, shapesSchema: () => true } as const;

/** The files that endpoints of every library need. */
const foundations: readonly Generator[] = [
  {
    per: "enum",
    name: "EnumGenerator",
    part: "entity",
    template: "entity/enum",
    type: ({ name }) => name,
    view: enumView,
  },
  perEntity("Entity", "entity", "entity", { type: ({ name }) => name, view: entityView, ...ofGenerated }),
  perEntity("Mapping", "data", "mapping", {
    type: ({ name }) => `${name}Mapping`,
    wiring: () => ["configuration"],
    view: mappingView,
    ...ofGenerated,
  }),
  ...(["Create", "Update"] as const).flatMap((verb) => [
    perEntity(`${verb}Request`, "contracts", "request", {
      type: ({ name }) => `${verb}${name}Request`,
      view: requestView(verb),
      hides: (entity) => requestProperties(entity, verb).map(({ name }) => name),
    }),
    perEntity(`${verb}RequestValidator`, "api", "request-validator", {
      type: ({ name }) => `${verb}${name}RequestValidator`,
      wiring: () => ["validator"],
      view: requestValidatorView(verb),
    }),
  ]),
  perEntity("Response", "contracts", "response", { type: ({ name }) => `${name}Response`, view: responseView }),
  perEntity("Filter", "contracts", "filter", { type: ({ name }) => `${name}Filter`, view: filterView }),
  perEntity("Queries", "data", "queries", { type: ({ name }) => `${name}Queries`, view: queriesView }),
  perEntity("SortBy", "contracts", "sort-by", { type: ({ name }) => `${name}SortBy`, view: sortByView }),
  perEntity("ServiceInterface", "contracts", "service-interface", {
    type: ({ name }) => `I${name}Service`,
    view: serviceInterfaceView,
  }),
  perEntity("Service", "data", "service", {
    type: ({ name }) => `${name}Service`,
    wiring: () => ["service"],
    view: serviceView,
  }),
  {
    per: "relationship",
    name: "ByParentServiceInterfaceGenerator",
    part: "contracts",
    template: "entity/by-parent-service-interface",
    type: ({ title }) => `I${title}Service`,
    view: byParentServiceInterfaceView,
  },
  {
    per: "relationship",
    name: "ByParentServiceGenerator",
    part: "data",
    template: "entity/by-parent-service",
    type: ({ title }) => `${title}Service`,
    wiring: ({ foreignKey, child }) => [
      "service",
      ...(foreignKey.kind === "declared" ? (["reference"] as const) : []),
      ...(isGenerated(child) ? (["relationship"] as const) : []),
    ],
    shapesSchema: ({ child }) => isGenerated(child),
    view: byParentServiceView,
  },
  entityShared("CamelCaseEnumConverter", "contracts", "shared/camel-case-enum-converter"),
  entityShared("Canonical", "contracts", "shared/canonical"),
  { ...entityShared("ChangeExtensions", "data", "shared/change-extensions"), view: changeExtensionsView },
  { ...shared("CanonicalDecimalConverter", "data", "shared/canonical-decimal-converter"), when: has("decimal") },
  entityShared("EnumNames", "entity", "shared/enum-names"),
  {
    ...shared("EnumNameConverter", "entity", "shared/enum-name-converter"),
    when: ({ enums }: Graft) => enums.length > 0,
  },
  { ...shared("HealthResponse", "api", "shared/health-response"), when: mapsHealth, isCommon: true },
  { ...shared("IfMatch", "contracts", "shared/if-match"), when: hasVersions },
  entityShared("IReference", "data", "shared/reference"),
  { ...shared("IVersioned", "contracts", "shared/versioned"), when: hasVersions },
  entityShared("ListQuery", "api", "shared/list-query"),
  { ...shared("NumberRules", "api", "shared/number-rules"), when: has("float", "double") },
  entityShared("PageRequest", "contracts", "shared/page-request"),
  entityShared("PagedResponse", "contracts", "shared/paged-response"),
  entityShared("QueryableExtensions", "data", "shared/queryable-extensions"),
  entityShared("QueryReader", "api", "shared/query-reader"),
  entityShared("SortDirection", "contracts", "shared/sort-direction"),
  entityShared("SortRequest", "contracts", "shared/sort-request"),
  entityShared("StoreUnavailableException", "contracts", "shared/store-unavailable-exception"),
  {
    ...entityShared("TenonDataRegistrationAttribute", "data", "shared/data-registration-attribute"),
    wiring: (): readonly WiringKind[] => ["registrations"],
  },
  entityShared("TextRules", "api", "shared/text-rules"),
  { ...shared("UtcDateTimeConverter", "data", "shared/utc-date-time-converter"), when: has("DateTime") },
  {
    ...shared("UtcDateTimeOffsetConverter", "data", "shared/utc-date-time-offset-converter"),
    when: has("DateTimeOffset"),
  },
  {
    ...shared("VersionExtensions", "data", "shared/version-extensions"),
    when: ({ entities }: Graft) => entities.some((entity) => entity.version !== undefined && !isGenerated(entity)),
  },
  entityShared("WriteOutcome", "contracts", "shared/write-outcome"),
  entityShared("WriteResult", "contracts", "shared/write-result"),
  { ...shared("IReadinessProbe", "contracts", "shared/readiness-probe"), when: mapsHealth, isCommon: true },
  {
    ...shared("DatabaseProbe", "data", "shared/database-probe"),
    when: (graft: Graft) => hasContext(graft) && mapsHealth(graft),
    isCommon: true,
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
    per: "item",
    name: "ItemDataRegistrationGenerator",
    part: "data",
    template: "shared/item-data-registration",
    type: ({ title }) => `${title}DataRegistrationAttribute`,
    view: itemDataRegistrationView,
  },
  {
    per: "registration",
    name: "DataRegistrationGenerator",
    part: "data",
    template: "shared/data-registration",
    type: "TenonDataRegistration",
    when: hasContext,
    view: dataRegistrationView,
  },
];

/** Returns every generator of entity files. A file is emitted for each row and each item that it is for. */
export function entityGenerators({ entityGenerators: endpoints }: EndpointLibrary): readonly Generator[] {
  return [...foundations, ...endpoints];
}

/** Returns the row of a file that each entity has. */
function perEntity(
  name: string,
  part: Part,
  template: string,
  row: Omit<EntityGenerator, "per" | "name" | "part" | "template">,
) {
  return { per: "entity", name: `${name}Generator`, part, template: `entity/${template}`, ...row } as const;
}

/** Tells whether Tenon generates the class of the rows and its mapping. Spec: entity-file, Existing classes. */
function isGenerated({ model }: Entity): boolean {
  return model.kind === "generated";
}

/** Tells whether the host has a `DbContext`: without one, no file of the data part is emitted. */
function hasContext({ target }: Graft): boolean {
  return target.dbContext !== undefined;
}

function has(...types: readonly PropertyType[]) {
  return ({ entities }: Graft) =>
    entities.some(({ properties }) => properties.some(({ type }) => types.includes(type)));
}
