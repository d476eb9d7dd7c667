import type { Operation, Service } from "../../../model/ir.ts";
import { pascalCaseOf } from "../../../text/casing.ts";
import type { ModelPlace } from "../../model-generator.ts";
import { separated } from "../lists.ts";
import { csharpTypeOf, described } from "./declaration-words.ts";
import { methodParametersAt } from "./default-words.ts";
import { ownerPlace } from "./expression/expression-place.ts";
import { csharpExpression } from "./expression.ts";

/** The pure operations of a domain service; one without a body is left to a class of the host's. Spec: model-csharp, Application services. */
export function operationsView(service: Service, place: ModelPlace) {
  const { name, operations } = service;
  const isAbstract = operations.some(({ body }) => body === undefined);
  return {
    ...described(service),
    service: name,
    modifier: isAbstract ? "abstract" : "sealed",
    operations: separated(operations.map((operation) => operationWords(operation, name, place))),
  };
}

function operationWords(operation: Operation, service: string, place: ModelPlace) {
  const { name, parameters, result, body } = operation;
  const at = ownerPlace({ name: service, members: [] }, place, parameters);
  return {
    ...described(operation),
    modifier: body === undefined ? "abstract " : "",
    result: csharpTypeOf(result),
    name: pascalCaseOf(name),
    parameters: methodParametersAt(parameters, at).join(", "),
    body: body === undefined ? ";" : ` => ${csharpExpression(body, at)};`,
  };
}

/** The entry points of a service: no cancellation token. Spec: model-csharp, Application services. */
export function serviceInterfaceView(service: Service, place: ModelPlace) {
  const at = ownerPlace({ name: service.name, members: [] }, place);
  const usecases = service.usecases.map((usecase) => ({
    ...described(usecase),
    name: pascalCaseOf(usecase.name),
    result: usecase.result === undefined ? "" : `<${csharpTypeOf(usecase.result)}>`,
    parameters: methodParametersAt(usecase.parameters, at).join(", "),
  }));
  return { ...described(service), service: service.name, usecases: separated(usecases) };
}
