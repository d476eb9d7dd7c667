import { wireNameOf } from "../../../../http/wire-name-of.ts";
import {
  hasBody,
  type ModelOperation,
  type ModelParameter,
  testRoleOf,
} from "../../../../model/operation/model-operation.ts";
import { queryFormOf } from "../../../../model/type.ts";
import { csharpString } from "../../csharp-text.ts";

/** Returns the path of an operation with its arguments in braces, by their names in samples. */
export function pathOf({ route, tokens }: ModelOperation, spell = (name: string) => `{${name}}`): string {
  const path = route.parts.map((part) => {
    if (part.kind === "literal") return encodeURI(part.text).replace(/[?#{}]/g, encodeURIComponent);
    const parameter = tokens.find(({ name }) => name === part.name)?.parameter;
    // A token that binds to nothing takes any text.
    return parameter?.binding === "route" ? spell(wireNameOf(parameter.property)) : "x";
  });
  return path.join("");
}

/** Returns the object that describes an operation to the tests. */
export function operationWords(operation: ModelOperation): string {
  const { id, verb } = operation;
  const role = testRoleOf(operation);
  const namesOf = (isJson: boolean) =>
    queryParameters(operation).flatMap(({ property, type }) =>
      (queryFormOf(type) === "json") === isJson ? [csharpString(wireNameOf(property))] : [],
    );
  const [texts, json] = [namesOf(false), namesOf(true)];
  const settings = [
    ...(role === undefined ? [] : [`Role = ${csharpString(role)}`]),
    ...(texts.length === 0 ? [] : [`Query = [${texts.join(", ")}]`]),
    ...(json.length === 0 ? [] : [`JsonQuery = [${json.join(", ")}]`]),
    ...(hasBody(operation) ? [] : ["HasBody = false"]),
  ];
  const given = [id, verb, pathOf(operation)].map(csharpString).join(", ");
  return `new(${given})${settings.length === 0 ? "" : ` { ${settings.join(", ")} }`}`;
}

/** Returns the parameters in the query string. */
export function queryParameters({ parameters }: ModelOperation): readonly ModelParameter[] {
  return parameters.filter(({ binding }) => binding === "query");
}
