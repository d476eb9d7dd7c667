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

/** The files that endpoints of every library need. */
const foundations: readonly Generator[] = [
  { per: "enum", name: "EnumGenerator", template: "entity/enum", type: ({ name }) => name, view: enumView },
  {
    per: "entity",
    name: "EntityGenerator",
    template: "entity/entity",
    type: ({ name }) => name,
    when: isGenerated,
    shapesSchema: () => true,
    view: entityView,
  },
  {
    per: "entity",
    name: "MappingGenerator",
    template: "entity/mapping",
    type: ({ name }) => `${name}Mapping`,
    wiring: () => ["configuration"],
    when: isGenerated,
    shapesSchema: () => true,
    view: mappingView,
  },
  ...(["Create", "Update"] as const).flatMap((verb): EntityGenerator[] => [
    {
      per: "entity",
      name: `${verb}RequestGenerator`,
      template: "entity/request",
      type: ({ name }) => `${verb}${name}Request`,
      view: requestView(verb),
      hides: (entity) => requestProperties(entity, verb).map(({ name }) => name),
    },
    {
      per: "entity",
      name: `${verb}RequestValidatorGenerator`,
      template: "entity/request-validator",
      type: ({ name }) => `${verb}${name}RequestValidator`,
      wiring: () => ["validator"],
      view: requestValidatorView(verb),
    },
  ]),
  {
    per: "entity",
    name: "ResponseGenerator",
    template: "entity/response",
    type: ({ name }) => `${name}Response`,
    view: responseView,
  },
  {
    per: "entity",
    name: "FilterGenerator",
    template: "entity/filter",
    type: ({ name }) => `${name}Filter`,
    view: filterView,
  },
  {
    per: "entity",
    name: "QueriesGenerator",
    template: "entity/queries",
    type: ({ name }) => `${name}Queries`,
    view: queriesView,
  },
  {
    per: "entity",
    name: "SortByGenerator",
    template: "entity/sort-by",
    type: ({ name }) => `${name}SortBy`,
    view: sortByView,
  },
  {
    per: "entity",
    name: "ServiceInterfaceGenerator",
    template: "entity/service-interface",
    type: ({ name }) => `I${name}Service`,
    view: serviceInterfaceView,
  },
  {
    per: "entity",
    name: "ServiceGenerator",
    template: "entity/service",
    type: ({ name }) => `${name}Service`,
    wiring: () => ["service"],
    view: serviceView,
  },
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

/** Tells whether Tenon generates the class of the rows and its mapping. Spec: entity-file, Existing classes. */
function isGenerated({ model }: Entity): boolean {
  return model.kind === "generated";
}

function has(...types: readonly PropertyType[]) {
  return ({ entities }: Graft) =>
    entities.some(({ properties }) => properties.some(({ type }) => types.includes(type)));
}
