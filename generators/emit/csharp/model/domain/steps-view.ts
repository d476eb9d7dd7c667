import { evolutionOf } from "../../../../model/evolution.ts";
import { lastStep, type Process, type Step } from "../../../../model/storage/process.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { hiddenNames } from "../expression/expression-place.ts";
import { unionView } from "./type-views.ts";

/** Returns the view of the steps of a process: a union with a case for each, and one for the end. Spec: model-csharp, Processes. */
export function stepsView(process: Process, place: ModelPlace) {
  const { name, type } = process;
  const shared = { ...evolutionOf([]), modules: [], aggregate: undefined };
  const cases = stepsAndEnd(process).map(({ kept, ...step }) => ({
    ...{ ...step, ...shared, union: type, type: { ...type, name: step.name } },
    members: kept.map((one) => ({ ...one, ...evolutionOf([]), doc: undefined, initializer: undefined })),
  }));
  const doc = `The step of the process ${name}, with what it keeps there.`;
  return unionView({ ...shared, type, name: type.name, doc, cases }, place);
}

/** Lists the names that the steps of a process hide. */
export function namesInSteps(process: Process): readonly string[] {
  return stepsAndEnd(process).flatMap(({ name, kept }) => [name, ...hiddenNames([], kept)]);
}

function stepsAndEnd({ steps }: Process): readonly Step[] {
  return [...steps, { name: lastStep, doc: "The process is over.", kept: [] }];
}
