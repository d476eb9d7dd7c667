import {
  type EndpointName,
  type Entity,
  type EntityOperation,
  includingOperations,
  linkNames,
  type Relationship,
} from "../../../entity/entity.ts";
import { hasRequest, requestOperation, served, serves } from "../../../entity/served.ts";
import { type RequestKind, requestKinds } from "../../../entity/wire-properties.ts";
import { pascalCaseOf } from "../../../text/casing.ts";
import {
  endpointView,
  getAllEndpointView,
  getByParentEndpointView,
  getChildEndpointView,
  linkEndpointView,
} from "../../csharp/endpoint-view.ts";
import type { LibraryWords } from "../../csharp/http-words.ts";
import { shownType } from "../../csharp/inclusion-views.ts";
import { registrationView } from "../../csharp/registration-view.ts";
import { requestValidatorView } from "../../csharp/request-rules.ts";
import type { Generator } from "../../generator.ts";
import { registrationGenerator } from "../../generator-names.ts";

/** The part of endpoint rows that depends on the library. */
interface Rows {
  /** The folder of the templates. */
  readonly folder: string;
  readonly words: LibraryWords;
  /** Returns the base types of the validator of a request. */
  readonly validatorBase: (request: string) => string;
}

/** Returns one row for each endpoint of an entity, and those for the children of a parent: the specification's table row by row. A validator is in the file of its endpoint. */
export function endpointRows({ folder, words, validatorBase }: Rows): readonly Generator[] {
  const endpoint = (name: EndpointName, template: string) =>
    ({
      per: "entity",
      part: "api",
      template: `${folder}/${template}`,
      when: (entity: Entity) => serves(entity, name),
      type: typeOfEndpoint(name),
      view: endpointView(name, words),
    }) as const;
  const endpoints: Readonly<Record<EndpointName, Generator<"entity">>> = {
    create: { ...endpoint("create", "create-endpoint"), name: "CreateEndpointGenerator" },
    createMany: { ...endpoint("createMany", "create-many-endpoint"), name: "CreateManyEndpointGenerator" },
    getAll: {
      ...endpoint("getAll", "get-all-endpoint"),
      name: "GetAllEndpointGenerator",
      view: getAllEndpointView(words),
    },
    get: { ...endpoint("get", "get-endpoint"), name: "GetEndpointGenerator" },
    update: { ...endpoint("update", "update-endpoint"), name: "UpdateEndpointGenerator" },
    patch: { ...endpoint("patch", "patch-endpoint"), name: "PatchEndpointGenerator" },
    delete: { ...endpoint("delete", "delete-endpoint"), name: "DeleteEndpointGenerator" },
    restore: { ...endpoint("restore", "restore-endpoint"), name: "RestoreEndpointGenerator" },
  };
  const nested = (isToOne: boolean, template: string) =>
    ({
      per: "relationship",
      part: "api",
      template: `${folder}/${template}`,
      when: ({ operation, type }: Relationship) => operation !== undefined && (type === "OneToOne") === isToOne,
      type: ({ operation }: Relationship) => typeOf(served(operation)),
    }) as const;
  return [
    ...Object.values(endpoints),
    ...requestKinds.map((kind) => validatorRow(kind, validatorBase)),
    {
      ...nested(false, "get-by-parent-endpoint"),
      name: "GetByParentEndpointGenerator",
      view: getByParentEndpointView(words),
    },
    {
      ...nested(true, "get-endpoint"),
      name: "GetChildEndpointGenerator",
      view: getChildEndpointView(words),
    },
    ...linkNames.map(
      (name): Generator<"relationship"> => ({
        per: "relationship",
        part: "api",
        template: `${folder}/link-endpoint`,
        name: `${pascalCaseOf(name)}LinkEndpointGenerator`,
        when: ({ links }) => links !== undefined,
        type: ({ links }) => typeOf(served(links?.[name])),
        view: linkEndpointView(name, words),
      }),
    ),
  ];
}

/** Returns the rows of the second parts of endpoints whose responses can include related rows. Spec: endpoints, Included rows. */
export function includingEndpointRows(template: string): readonly Generator[] {
  const name = "IncludingEndpointGenerator";
  const part = { part: "api", template } as const;
  const ofEntity = includingOperations.map(
    (operation): Generator<"entity"> => ({
      ...part,
      per: "entity",
      name: `Including${pascalCaseOf(operation)}Generator`,
      module: { name, file: (entity) => `${entity.name}Includes` },
      when: (entity) => entity.includes.length > 0 && serves(entity, operation),
      type: typeOfEndpoint(operation),
      view: (entity, place) => ({
        Endpoint: typeOfEndpoint(operation)(entity),
        Shown: shownType(entity, operation === "getAll", place),
      }),
    }),
  );
  return [
    ...ofEntity,
    {
      ...part,
      per: "relationship",
      name: "IncludingGetByParentGenerator",
      module: { name, file: ({ title }) => `${title}Includes` },
      when: ({ child, operation }) => child.includes.length > 0 && operation !== undefined,
      type: ({ operation }) => typeOf(served(operation)),
      view: ({ type, child, operation }, place) => ({
        Endpoint: typeOf(served(operation)),
        Shown: shownType(child, type !== "OneToOne", place),
      }),
    },
  ];
}

function validatorRow(verb: RequestKind, base: Rows["validatorBase"]): Generator<"entity"> {
  return {
    per: "entity",
    name: `${verb}RequestValidatorGenerator`,
    part: "api",
    template: "entity/request-validator",
    when: (entity) => hasRequest(entity, verb),
    type: ({ name }) => `${verb}${name}RequestValidator`,
    module: { name: `${verb}EndpointGenerator`, file: (entity) => typeOf(requestOperation(entity, verb)) },
    view: requestValidatorView(verb, base),
  };
}

function typeOfEndpoint(name: EndpointName) {
  return ({ operations }: Entity) => typeOf(served(operations[name]));
}

function typeOf({ id }: EntityOperation): string {
  return `${id}Endpoint`;
}

/** Returns the row of the registration, whose template belongs to the library. */
export function registrationRow(folder: string): Generator<"registration"> {
  return {
    per: "registration",
    name: registrationGenerator,
    part: "api",
    template: `${folder}/registration`,
    type: () => "TenonRegistration",
    view: registrationView,
  };
}
