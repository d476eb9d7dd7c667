import type { ModelOperation, RouteToken } from "../../../../model/operation/model-operation.ts";
import { required, spellingOf } from "../../../../model/type.ts";
import { csharpTypeOf } from "../declaration-words.ts";

/** Returns the tokens of a route that give members of the request, and a comment on each that cannot. Spec: model-http, Route tokens. */
export function tokenWords({ tokens }: Pick<ModelOperation, "tokens">) {
  const lifted = tokens.flatMap(({ name: token, parameter }) => {
    if (parameter?.binding !== "route") return [];
    const { type, property } = parameter;
    return [{ token, property, type: csharpTypeOf(type), isOptional: type.kind === "optional" }];
  });
  return { lifted, comments: tokens.flatMap(commentOn) };
}

function commentOn({ name, parameter }: RouteToken): readonly string[] {
  return parameter === undefined || parameter.binding === "route"
    ? []
    : [`route token '{${name}}': ${spellingOf(required(parameter.type))} is not route-bindable`];
}
