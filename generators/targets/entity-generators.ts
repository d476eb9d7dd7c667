import { requestView, responseView } from "../emit/csharp/body-views.ts";
import { entityView, enumView, mappingView, serviceInterfaceView, serviceView } from "../emit/csharp/entity-views.ts";
import { filterView, queriesView, sortByView } from "../emit/csharp/filter-view.ts";
import { byParentServiceView, relationshipWords } from "../emit/csharp/relationship-view.ts";
import { requestValidatorView } from "../emit/csharp/request-rules.ts";
import type { EntityGenerator, Generator } from "../emit/generator.ts";
import type { Entity, Graft, PropertyType } from "../entity/entity.ts";
import { requestProperties } from "../entity/wire-properties.ts";
import type { EndpointLibrary } from "./libraries/library.ts";
import { entityShared, shared } from "./shared-generators.ts";

/** The files that decide on the tables of generated classes. */
const ofGenerated = { when: isGenerated, shapesSchema: () => true } as const;

/** The files that endpoints of every library need. */
const foundations: readonly Generator[] = [
  { per: "enum", name: "EnumGenerator", template: "entity/enum", type: ({ name }) => name, view: enumView },
  perEntity("Entity", "entity", { type: ({ name }) => name, view: entityView, ...ofGenerated }),
  perEntity("Mapping", "mapping", {
    type: ({ name }) => `${name}Mapping`,
    wiring: () => ["configuration"],
    view: mappingView,
    ...ofGenerated,
  }),
  ...(["Create", "Update"] as const).flatMap((verb) => [
    perEntity(`${verb}Request`, "request", {
      type: ({ name }) => `${verb}${name}Request`,
      view: requestView(verb),
      hides: (entity) => requestProperties(entity, verb).map(({ name }) => name),
    }),
    perEntity(`${verb}RequestValidator`, "request-validator", {
      type: ({ name }) => `${verb}${name}RequestValidator`,
      wiring: () => ["validator"],
      view: requestValidatorView(verb),
    }),
  ]),
  perEntity("Response", "response", { type: ({ name }) => `${name}Response`, view: responseView }),
  perEntity("Filter", "filter", { type: ({ name }) => `${name}Filter`, view: filterView }),
  perEntity("Queries", "queries", { type: ({ name }) => `${name}Queries`, view: queriesView }),
  perEntity("SortBy", "sort-by", { type: ({ name }) => `${name}SortBy`, view: sortByView }),
  perEntity("ServiceInterface", "service-interface", {
    type: ({ name }) => `I${name}Service`,
    view: serviceInterfaceView,
  }),
  perEntity("Service", "service", {
    type: ({ name }) => `${name}Service`,
    wiring: () => ["service"],
    view: serviceView,
  }),
  {
    per: "relationship",
    name: "ByParentServiceInterfaceGenerator",
    template: "entity/by-parent-service-interface",
    type: ({ title }) => `I${title}Service`,
    view: relationshipWords,
  },
  {
    per: "relationship",
    name: "ByParentServiceGenerator",
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
  entityShared("CamelCaseEnumConverter", "shared/camel-case-enum-converter"),
  entityShared("Canonical", "shared/canonical"),
  entityShared("ChangeExtensions", "shared/change-extensions"),
  { ...shared("CanonicalDecimalConverter", "shared/canonical-decimal-converter"), when: has("decimal") },
  entityShared("EnumNames", "shared/enum-names"),
  { ...shared("EnumNameConverter", "shared/enum-name-converter"), when: ({ enums }: Graft) => enums.length > 0 },
  shared("HealthResponse", "shared/health-response"),
  entityShared("IReference", "shared/reference"),
  { ...shared("NumberRules", "shared/number-rules"), when: has("float", "double") },
  entityShared("PageRequest", "shared/page-request"),
  entityShared("PagedResponse", "shared/paged-response"),
  entityShared("QueryableExtensions", "shared/queryable-extensions"),
  entityShared("QueryReader", "shared/query-reader"),
  entityShared("SortDirection", "shared/sort-direction"),
  entityShared("SortRequest", "shared/sort-request"),
  entityShared("TextRules", "shared/text-rules"),
  { ...shared("UtcDateTimeConverter", "shared/utc-date-time-converter"), when: has("DateTime") },
  { ...shared("UtcDateTimeOffsetConverter", "shared/utc-date-time-offset-converter"), when: has("DateTimeOffset") },
  entityShared("WriteOutcome", "shared/write-outcome"),
  entityShared("WriteResult", "shared/write-result"),
];

/** Returns every generator of entity files. A file is emitted for each row and each item that it is for. */
export function entityGenerators({ entityGenerators: endpoints }: EndpointLibrary): readonly Generator[] {
  return [...foundations, ...endpoints];
}

/** Returns the row of a file that each entity has. */
function perEntity(name: string, template: string, row: Omit<EntityGenerator, "per" | "name" | "template">) {
  return { per: "entity", name: `${name}Generator`, template: `entity/${template}`, ...row } as const;
}

/** Tells whether Tenon generates the class of the rows and its mapping. Spec: entity-file, Existing classes. */
function isGenerated({ model }: Entity): boolean {
  return model.kind === "generated";
}

function has(...types: readonly PropertyType[]) {
  return ({ entities }: Graft) =>
    entities.some(({ properties }) => properties.some(({ type }) => types.includes(type)));
}
