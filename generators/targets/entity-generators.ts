import { endpointView } from "../emit/csharp/endpoint-view.ts";
import { entityView } from "../emit/csharp/entity-view.ts";
import { enumView } from "../emit/csharp/enum-view.ts";
import { filterView, queriesView, sortByView } from "../emit/csharp/filter-view.ts";
import { getAllEndpointView } from "../emit/csharp/get-all-endpoint-view.ts";
import { getByParentEndpointView } from "../emit/csharp/get-by-parent-endpoint-view.ts";
import { mappingView } from "../emit/csharp/mapping-view.ts";
import { readyEndpointView } from "../emit/csharp/ready-endpoint-view.ts";
import { registrationView, type WiringKind } from "../emit/csharp/registration-view.ts";
import { byParentServiceInterfaceView, byParentServiceView } from "../emit/csharp/relationship-view.ts";
import { requestValidatorView } from "../emit/csharp/request-validator-view.ts";
import { requestView } from "../emit/csharp/request-view.ts";
import { responseView } from "../emit/csharp/response-view.ts";
import { serviceInterfaceView, serviceView } from "../emit/csharp/service-view.ts";
import { endpointNames, requestProperties } from "../emit/entity-endpoints.ts";
import type { EntityGenerator, Generator, ProjectGenerator } from "../emit/generator.ts";
import { registrationGenerator } from "../emit/registration-generator.ts";
import type { Access, Entity, Graft, Operation, PropertyType } from "../entity/entity.ts";

/** What the rows of one operation share. */
function endpointOf(operation: Operation) {
  return {
    per: "entity",
    type: (entity: Entity) => `${endpointNames[operation](entity)}Endpoint`,
    wiring: ({ access }: Entity) => wiringOf(access[operation]),
  } as const;
}

/** The endpoint classes of the `minimal` library, the specification's table row by row. A second library is a second list. */
const minimalEndpoints: readonly Generator[] = [
  {
    ...endpointOf("create"),
    name: "CreateEndpointGenerator",
    template: "minimal/create-endpoint",
    view: endpointView("create"),
  },
  {
    ...endpointOf("getAll"),
    name: "GetAllEndpointGenerator",
    template: "minimal/get-all-endpoint",
    view: getAllEndpointView,
  },
  {
    ...endpointOf("get"),
    name: "GetEndpointGenerator",
    template: "minimal/get-endpoint",
    view: endpointView("get"),
  },
  {
    ...endpointOf("update"),
    name: "UpdateEndpointGenerator",
    template: "minimal/update-endpoint",
    view: endpointView("update"),
  },
  {
    ...endpointOf("delete"),
    name: "DeleteEndpointGenerator",
    template: "minimal/delete-endpoint",
    view: endpointView("delete"),
  },
  {
    per: "relationship",
    name: "GetByParentEndpointGenerator",
    template: "minimal/get-by-parent-endpoint",
    type: ({ title }) => `Get${title}Endpoint`,
    wiring: ({ access }) => wiringOf(access),
    view: getByParentEndpointView,
  },
  {
    per: "project",
    name: "HealthEndpointGenerator",
    template: "minimal/health-endpoint",
    folder: "",
    type: () => "HealthEndpoint",
    wiring: () => ["healthEndpoint"],
    view: () => ({}),
  },
  {
    per: "project",
    name: "ReadyEndpointGenerator",
    template: "minimal/ready-endpoint",
    folder: "",
    type: () => "ReadyEndpoint",
    wiring: () => ["healthEndpoint"],
    view: readyEndpointView,
  },
  entityShared("AccessConvention", "minimal/access-convention"),
  entityShared("QueryConvention", "minimal/query-convention"),
  entityShared("QueryParameter", "minimal/query-parameter"),
  entityShared("ProblemConvention", "minimal/problem-convention"),
  {
    ...shared("SchemaConvention", "minimal/schema-convention"),
    when: ({ entities, target }: Graft) => entities.length > 0 && target.hasOpenApi,
    wiring: (): readonly WiringKind[] => ["schemaConvention"],
  },
  entityShared("StrictRoutes", "minimal/strict-routes"),
  entityShared("ValidationFilter", "minimal/validation-filter"),
];

/** What every endpoint stands on, whatever the library. */
const foundations: readonly Generator[] = [
  {
    per: "enum",
    name: "EnumGenerator",
    template: "entity/enum",
    type: ({ name }) => name,
    view: enumView,
  },
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
    view: byParentServiceInterfaceView,
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
  {
    ...shared("UtcDateTimeOffsetConverter", "shared/utc-date-time-offset-converter"),
    when: has("DateTimeOffset"),
  },
  entityShared("WriteOutcome", "shared/write-outcome"),
  entityShared("WriteResult", "shared/write-result"),
  {
    per: "registration",
    name: registrationGenerator,
    template: "minimal/registration",
    type: "TenonRegistration",
    view: registrationView,
  },
];

/** Every generator there is. A file is emitted for each row and each item that it is for. */
export const generators: readonly Generator[] = [...foundations, ...minimalEndpoints];

function shared(type: string, template: string): ProjectGenerator {
  return { per: "project", name: `${type}Generator`, template, folder: "Shared", type: () => type, view: () => ({}) };
}

/** What only entity endpoints stand on: a host that has none yet gets the health endpoints alone. */
function entityShared(type: string, template: string): ProjectGenerator {
  return { ...shared(type, template), when: ({ entities }) => entities.length > 0 };
}

/** Whether the class of the rows and its mapping are ours. Spec: decisions, 2. */
function isGenerated({ model }: Entity): boolean {
  return model.kind === "generated";
}

function has(...types: readonly PropertyType[]) {
  return ({ entities }: Graft) =>
    entities.some(({ properties }) => properties.some(({ type }) => types.includes(type)));
}

function wiringOf({ kind }: Access): readonly WiringKind[] {
  return kind === "anonymous" ? ["endpoint"] : ["endpoint", "securedEndpoint"];
}
