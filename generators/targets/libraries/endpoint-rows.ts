import { endpointView, getAllEndpointView, getByParentEndpointView } from "../../emit/csharp/endpoint-view.ts";
import type { LibraryWords } from "../../emit/csharp/http-words.ts";
import { registrationView } from "../../emit/csharp/registration-view.ts";
import type { EntityGenerator, Generator } from "../../emit/generator.ts";
import { registrationGenerator } from "../../emit/generator-names.ts";
import type { WiringKind } from "../../emit/wired-type.ts";
import type { EndpointName, Entity, EntityOperation, Relationship } from "../../entity/entity.ts";

/** The part of endpoint rows that depends on the library. */
interface Rows {
  /** The folder of the templates. */
  readonly folder: string;
  readonly words: LibraryWords;
  /** The ways in which the registration mentions an endpoint; absent for none. */
  readonly wiring?: (operation: EntityOperation) => readonly WiringKind[];
}

/** Returns one row for each endpoint of an entity, and that for the children of a parent: the specification's table row by row. */
export function endpointRows({ folder, words, wiring }: Rows): readonly Generator[] {
  const endpoint = (name: EndpointName, template: string) =>
    ({
      per: "entity",
      part: "api",
      template: `${folder}/${template}`,
      type: ({ operations }: Entity) => typeOf(operations[name]),
      ...(wiring && { wiring: ({ operations }: Entity) => wiring(operations[name]) }),
      view: endpointView(name, words),
    }) as const;
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
  return [
    ...Object.values(endpoints),
    {
      per: "relationship",
      name: "GetByParentEndpointGenerator",
      part: "api",
      template: `${folder}/get-by-parent-endpoint`,
      type: ({ operation }) => typeOf(operation),
      ...(wiring && { wiring: ({ operation }: Relationship) => wiring(operation) }),
      view: getByParentEndpointView(words),
    },
  ];
}

function typeOf({ id }: EntityOperation): string {
  return `${id}Endpoint`;
}

/** Returns the row of the registration, whose template belongs to the library. */
export function registrationRow(folder: string): Generator {
  return {
    per: "registration",
    name: registrationGenerator,
    part: "api",
    template: `${folder}/registration`,
    type: "TenonRegistration",
    view: registrationView,
  };
}
