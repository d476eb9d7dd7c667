import type { Parameter } from "../../../../model/ir.ts";
import type { Route } from "../../../../model/route/route.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelItems, ModelPlace } from "../../../model-generator.ts";
import { recordParameters, recordWords } from "../record-words.ts";
import { csharpTypeOf } from "../type-words.ts";
import { behaviourName } from "./behaviour-names.ts";
import { rootWords } from "./handler-words.ts";

/** The request of a command or factory. Spec: model, Emitted api layer shape, command request. */
export function requestView(root: string, { name, inputs }: Route, { scope }: Pick<ModelPlace, "scope">) {
  return recordWords(`${behaviourName({ root, name })}Request`, recordParameters(inputs, scope));
}

/** Loads the root, lets it carry out the command, and saves. */
export function commandHandlerView({ root, command }: ModelItems["command"], place: ModelPlace) {
  const { name, parameters, result, route } = command;
  return {
    ...rootWords(root, place),
    name: behaviourName({ root: root.name, name }),
    behaviour: pascalCaseOf(name),
    identity: route.inputs.find(({ isIdentity }) => isIdentity)?.property ?? "Id",
    values: requestValues(parameters, route),
    hasResult: result !== undefined,
    result: result === undefined ? "" : `<${csharpTypeOf(result.type, place.scope)}>`,
  };
}

/** Makes the root, adds it, and saves. */
export function factoryHandlerView({ root, factory }: ModelItems["factory"], place: ModelPlace) {
  const { name, parameters, route } = factory;
  return {
    ...rootWords(root, place),
    name: behaviourName({ root: root.name, name }),
    behaviour: pascalCaseOf(name),
    values: requestValues(parameters, route),
  };
}

function requestValues(parameters: readonly Parameter[], { inputs }: Route): string {
  const properties = new Map(inputs.filter(({ isIdentity }) => !isIdentity).map((input) => [input.name, input]));
  return parameters.map(({ name }) => `request.${properties.get(name)?.property ?? pascalCaseOf(name)}`).join(", ");
}
