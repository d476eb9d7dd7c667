import type { ModelOperation } from "../../../../model/operation/model-operation.ts";
import { camelCaseOf } from "../../../../text/casing.ts";
import { csharpString, freshIdentifier } from "../../csharp-text.ts";
import { namespaceName } from "../../names.ts";
import { asksForCriteria, callerVariable } from "./caller-criteria.ts";
import { tokenWords } from "./token-words.ts";

/** The names that a handler method uses itself. Spec: model-http, Names of parameters. */
const own = ["request", "query", "criteria", "handler", "http", "ct", "result"];

/** Contextual keywords that C# misreads in the place of a value. */
const contextual: ReadonlySet<string> = new Set(["and", "async", "await", "from", "not", "or", "var", "when", "with"]);

/** Returns the words of a route's tokens in its handler method. Spec: model-http, Route tokens. */
export function parameterWords(operation: ModelOperation) {
  const { lifted, comments } = tokenWords(operation);
  // ASP.NET Core tells parameters apart by their names, those of a record among them.
  const properties = operation.parameters.map(({ property }) => property);
  const taken = new Set([
    ...own,
    ...properties,
    ...(operation.isIdempotent ? ["unitOfWork"] : []),
    ...(asksForCriteria(operation) ? [callerVariable] : []),
  ]);
  const parameters = lifted.map(({ token, property, type }) => {
    const name = freshIdentifier(camelCaseOf(token), taken);
    taken.add(name);
    const local = contextual.has(name) ? `@${name}` : name;
    const attribute = `${namespaceName("Microsoft.AspNetCore.Mvc")}.FromRoute(Name = ${csharpString(token)})`;
    return { attribute, type, local, binding: `${property} = ${local}` };
  });
  return { lifted: parameters, comments };
}
