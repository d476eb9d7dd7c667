import type { Parameter } from "../../../../model/ir.ts";
import type { ModelOperation } from "../../../../model/operation/model-operation.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelItems, ModelPlace } from "../../../model-generator.ts";
import { recordParameters, recordWords } from "../record-words.ts";
import { csharpTypeOf } from "../type-words.ts";
import { rootWords } from "./handler-words.ts";

/** Returns the view of the request of a command or factory. Spec: model-csharp, Requests and handlers. */
export function requestView({ request, entity = "", name, parameters }: ModelOperation, place: ModelPlace) {
  const record = recordWords(request, recordParameters(parameters), place, true);
  return { ...record, owner: entity, behaviour: pascalCaseOf(name) };
}

/** Returns the view of a handler that loads the root, lets it carry out the command, and saves. */
export function commandHandlerView({ root, command }: ModelItems["command"], place: ModelPlace) {
  const { parameters, result, operation } = command;
  return {
    ...rootWords(root, place),
    ...behaviourWords(operation),
    identity: operation.parameters.find(({ isIdentity }) => isIdentity)?.property ?? "Id",
    values: requestValues(parameters, operation),
    hasResult: result !== undefined,
    result: result === undefined ? "" : `<${csharpTypeOf(result.type)}>`,
  };
}

/** Returns the view of a handler that makes the root, adds it, and saves. */
export function factoryHandlerView({ root, factory }: ModelItems["factory"], place: ModelPlace) {
  const { parameters, operation } = factory;
  return {
    ...rootWords(root, place),
    ...behaviourWords(operation),
    values: requestValues(parameters, operation),
  };
}

function behaviourWords({ name, request, service }: ModelOperation) {
  return { handler: service, request, behaviour: pascalCaseOf(name) };
}

function requestValues(parameters: readonly Parameter[], operation: ModelOperation): string {
  const given = operation.parameters.filter(({ isIdentity }) => !isIdentity);
  const properties = new Map(given.map((parameter) => [parameter.name, parameter]));
  return parameters.map(({ name }) => `request.${properties.get(name)?.property ?? pascalCaseOf(name)}`).join(", ");
}
