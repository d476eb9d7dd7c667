import type { ModelOperation, RouteToken } from "../../../../model/operation/model-operation.ts";
import { required, spellingOf, type Type } from "../../../../model/type.ts";
import { camelCaseOf } from "../../../../text/casing.ts";
import { freshIdentifier } from "../../csharp-identifier.ts";
import { csharpString } from "../../csharp-string.ts";
import { namespaceName } from "../../names.ts";
import { csharpTypeOf } from "../type-words.ts";

/** The names that a lambda uses itself. Spec: model-http, Lambda names. */
const own = ["request", "query", "criteria", "handler", "ct", "result"];

/** Contextual keywords that C# misreads in the place of a value. */
const contextual: ReadonlySet<string> = new Set(["and", "async", "await", "from", "not", "or", "var", "when", "with"]);

/** A token whose value the URL gives. */
interface LiftedToken {
  readonly token: string;
  readonly type: Type;
  readonly property: string;
  readonly local: string;
}

/** Returns the words of a route's tokens in its lambda. Spec: model-http, Route tokens. */
export function tokenWords({ tokens }: ModelOperation) {
  const lifted = liftedTokens(tokens);
  return {
    lifted: lifted.map(({ token, type, local }) => ({
      attribute: `${namespaceName("Microsoft.AspNetCore.Mvc")}.FromRoute(Name = ${csharpString(token)})`,
      type: csharpTypeOf(type),
      local,
    })),
    comments: tokens.flatMap(commentOn),
    bindings: lifted.map(({ property, local }) => `${property} = ${local}`),
  };
}

function liftedTokens(tokens: readonly RouteToken[]): readonly LiftedToken[] {
  const taken = new Set(own);
  return tokens.flatMap(({ name: token, parameter }) => {
    if (parameter?.binding !== "route") return [];
    const name = freshIdentifier(camelCaseOf(token), taken);
    taken.add(name);
    const local = contextual.has(name) ? `@${name}` : name;
    return [{ token, type: parameter.type, property: parameter.property, local }];
  });
}

function commentOn({ name, parameter }: RouteToken): readonly string[] {
  return parameter === undefined || parameter.binding === "route"
    ? []
    : [`route token '{${name}}': ${spellingOf(required(parameter.type))} is not route-bindable`];
}
