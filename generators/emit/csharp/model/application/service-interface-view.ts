import type { Service } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { described } from "../described.ts";
import { methodParameters } from "../record-words.ts";
import { separated } from "../separated.ts";
import { csharpTypeOf } from "../type-words.ts";

/** The entry points of a service: no cancellation token. Spec: model-csharp, Application services. */
export function serviceInterfaceView(service: Service) {
  const usecases = service.usecases.map((usecase) => ({
    ...described(usecase),
    name: pascalCaseOf(usecase.name),
    result: usecase.result === undefined ? "" : `<${csharpTypeOf(usecase.result)}>`,
    parameters: methodParameters(usecase.parameters).join(", "),
  }));
  return { ...described(service), service: service.name, usecases: separated(usecases) };
}
