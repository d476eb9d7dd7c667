import type { Route, RouteToken } from "../../../../model/route/route.ts";
import { required, spellingOf, type Type } from "../../../../model/type.ts";
import { camelCaseOf } from "../../../../text/casing.ts";
import { freshIdentifier } from "../../csharp-identifier.ts";
import { csharpString } from "../../csharp-string.ts";
import type { ModelScope } from "../model-scope.ts";
import { csharpTypeOf } from "../type-words.ts";

/** The names that a lambda itself uses. Spec: decisions, 7, lambda names. */
const own = ["request", "query", "criteria", "handler", "ct", "result"];

/** Words that C# takes for something else where a value can stand. */
const contextual: ReadonlySet<string> = new Set(["and", "async", "await", "from", "not", "or", "var", "when", "with"]);

/** A token that the URL gives the value of. */
interface LiftedToken {
  readonly token: string;
  readonly type: Type;
  readonly property: string;
  readonly local: string;
}

/** What the tokens of a route become in its lambda. Spec: model, Route-token binding. */
export function tokenWords({ tokens, inputs }: Route, scope: ModelScope) {
  const lifted = liftedTokens(tokens, inputs);
  return {
    lifted: lifted.map(({ token, type, local }) => ({
      attribute: `${scope.namespace("Microsoft.AspNetCore.Mvc")}.FromRoute(Name = ${csharpString(token)})`,
      type: csharpTypeOf(type, scope),
      local,
    })),
    comments: tokens.flatMap(commentOn),
    bindings: lifted.map(({ property, local }) => `${property} = ${local}`),
  };
}

function liftedTokens(tokens: readonly RouteToken[], inputs: Route["inputs"]): readonly LiftedToken[] {
  const taken = new Set(own);
  return tokens.flatMap(({ parameter, binding }) => {
    if (binding.to === "nothing" || !binding.isRouteBindable) return [];
    const input = inputs.find((one) =>
      binding.to === "identity" ? one.isIdentity : !one.isIdentity && one.name === binding.name,
    );
    const name = freshIdentifier(camelCaseOf(parameter.name), taken);
    taken.add(name);
    const local = contextual.has(name) ? `@${name}` : name;
    return [{ token: parameter.name, type: binding.type, property: input?.property ?? "", local }];
  });
}

function commentOn({ parameter, binding }: RouteToken): readonly string[] {
  return binding.to === "nothing" || binding.isRouteBindable
    ? []
    : [`route token '{${parameter.name}}': ${spellingOf(required(binding.type))} is not route-bindable`];
}
