import { csharpString } from "../../emit/csharp/csharp-text.ts";
import { endpointView, getAllEndpointView, getByParentEndpointView } from "../../emit/csharp/endpoint-view.ts";
import { allStatusWords, type LibraryWords, routingCall } from "../../emit/csharp/http-words.ts";
import { endpointsView } from "../../emit/csharp/model/api/endpoints-view.ts";
import { itemRegistrationView, registrationView } from "../../emit/csharp/registration-view.ts";
import type { EntityGenerator, Generator } from "../../emit/generator.ts";
import { registrationGenerator } from "../../emit/generator-names.ts";
import type { ModelGenerator } from "../../emit/model-generator.ts";
import { apiRuntimeGenerators } from "../../emit/model-runtime.ts";
import type { WiringKind } from "../../emit/wired-type.ts";
import type { EndpointName, Entity, EntityOperation } from "../../entity/entity.ts";
import { servedIn } from "../../model/operation/model-operation.ts";
import { httpGenerators } from "../http-generators.ts";
import { entityShared, hasVersions, shared } from "../shared-generators.ts";
import type { EndpointLibrary } from "./library.ts";
import { libraryNeeds } from "./library-needs.ts";

const templates = { entity: "minimal", model: "api" } as const;

const words: LibraryWords = {
  map: routingCall,
  access: (access) => {
    switch (access.kind) {
      case "anonymous":
        return ".AllowAnonymousByDefault()";
      case "authenticated":
        return ".RequireAuthorization()";
      case "policy":
      case "role":
        return `.RequireAuthorization(${csharpString(access.name)})`;
    }
  },
};

/** One row for each endpoint of an entity, the specification's table row by row. */
const endpoints: Readonly<Record<EndpointName, EntityGenerator>> = {
  create: { ...endpoint("create", "create-endpoint"), name: "CreateEndpointGenerator" },
  getAll: {
    ...endpoint("getAll", "get-all-endpoint"),
    name: "GetAllEndpointGenerator",
    view: getAllEndpointView(words),
  },
  get: { ...endpoint("get", "get-endpoint"), name: "GetEndpointGenerator" },
  update: { ...endpoint("update", "update-endpoint"), name: "UpdateEndpointGenerator" },
  delete: { ...endpoint("delete", "delete-endpoint"), name: "DeleteEndpointGenerator" },
};

/** The endpoints of entity files, and the files that only they need. */
const entityGenerators: readonly Generator[] = [
  ...Object.values(endpoints),
  ...httpGenerators,
  {
    per: "relationship",
    name: "GetByParentEndpointGenerator",
    part: "api",
    template: `${templates.entity}/get-by-parent-endpoint`,
    type: ({ operation }) => typeOf(operation),
    wiring: ({ operation }) => wiringOf(operation),
    view: getByParentEndpointView(words),
  },
  { ...entityShared("AccessConvention", "api", `${templates.entity}/access-convention`), view: () => allStatusWords },
  { ...shared("ETagFilter", "api", `${templates.entity}/etag-filter`), when: hasVersions },
  entityShared("StrictRoutes", "api", `${templates.entity}/strict-routes`),
  {
    ...entityShared("TenonRegistrationAttribute", "api", `${templates.entity}/registration-attribute`),
    wiring: (): readonly WiringKind[] => ["registrations"],
  },
  entityShared("ValidationFilter", "api", `${templates.entity}/validation-filter`),
  {
    per: "item",
    name: "ItemRegistrationGenerator",
    part: "api",
    template: `${templates.entity}/item-registration`,
    type: ({ title }) => `${title}RegistrationAttribute`,
    view: itemRegistrationView,
  },
  {
    per: "registration",
    name: registrationGenerator,
    part: "api",
    template: `${templates.entity}/registration`,
    type: "TenonRegistration",
    view: registrationView,
  },
];

/** The HTTP surface of models, with `--layers api`. Spec: model-http, Endpoint mapping. */
const modelGenerators: readonly ModelGenerator[] = [
  {
    per: "context",
    layer: "api",
    name: "EndpointsGenerator",
    template: `${templates.model}/endpoints`,
    type: ({ name }) => `${name}Endpoints`,
    when: (context) => servedIn(context).length > 0,
    view: endpointsView,
  },
  ...apiRuntimeGenerators,
];

/** Minimal APIs of ASP.NET Core. */
export const minimal: EndpointLibrary = {
  id: "minimal",
  templates,
  words,
  typeNames: new Set(),
  part: {
    hook: "Configure",
    modifier: "static",
    example: (type) =>
      `public static partial class ${type} { static partial void Configure(RouteHandlerBuilder endpoint) => …; }`,
  },
  entityGenerators,
  modelGenerators,
  needs: libraryNeeds.minimal,
};

function endpoint(name: EndpointName, template: string) {
  return {
    per: "entity",
    part: "api",
    template: `${templates.entity}/${template}`,
    type: ({ operations }: Entity) => typeOf(operations[name]),
    wiring: ({ operations }: Entity) => wiringOf(operations[name]),
    view: endpointView(name, words),
  } as const;
}

function typeOf({ id }: EntityOperation): string {
  return `${id}Endpoint`;
}

function wiringOf({ access }: EntityOperation): readonly WiringKind[] {
  return access.kind === "anonymous" ? ["endpoint"] : ["endpoint", "securedEndpoint"];
}
