import type { EntityOperation } from "../../entity/entity.ts";
import type { Access } from "../../http/access.ts";
import type { Operation, Verb } from "../../http/operation.ts";
import { factsOf, type Status, statuses } from "../../http/statuses.ts";
import { camelCaseOf } from "../../text/casing.ts";
import { csharpString, xmlText } from "./csharp-text.ts";
import { extensionMethod, typeName } from "./names.ts";

/** The methods by which a class of FastEndpoints says its route, by verb. */
export const classCalls: Readonly<Record<Verb, string>> = {
  GET: "Get",
  POST: "Post",
  PUT: "Put",
  DELETE: "Delete",
  PATCH: "Patch",
};

/** Returns the method that maps an operation of a verb. */
export function mapCall(verb: Verb): string {
  return `Map${classCalls[verb]}`;
}

/** Returns the call of routing itself that maps an operation of a verb. */
export function routingCall(verb: Verb): string {
  return extensionMethod(mapCall(verb));
}

/** Returns a word for each status, such as `notFoundStatus`, which a template prints after `StatusCodes.`. */
export function statusWords(answered: Iterable<Status>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from(answered, (status) => {
      const { name, constant } = factsOf(status);
      return [`${camelCaseOf(name)}Status`, constant];
    }),
  );
}

/** The words of all statuses, for conventions that serve every operation. */
export const allStatusWords = statusWords(Object.keys(statuses).map((key) => Number(key) as Status));

/** Returns the calls that describe the errors of an operation; those of a refused caller and those given are described elsewhere. */
export function problemCalls({ responses }: Operation<object>, described: readonly Status[] = []) {
  return responses.flatMap(({ status, body }) => {
    if (described.includes(status)) return [];
    if (body === "validationProblem") return [{ call: `${extensionMethod("ProducesValidationProblem")}()` }];
    if (body !== "problem") return [];
    return [{ call: `${extensionMethod("ProducesProblem")}(${typeName("StatusCodes")}.${factsOf(status).constant})` }];
  });
}

/** The words that depend on the endpoint library. */
export interface LibraryWords {
  /** Returns the call that maps an operation of a verb. */
  readonly map: (verb: Verb) => string;
  /** Returns the call that says who may use an endpoint, empty if the library needs none; a second file of its class can still say otherwise. Spec: endpoints, Authorization. */
  readonly access: (access: Access) => string;
  /** True if the types of parameters and answers describe the errors of invalid requests. */
  readonly typesDescribeErrors: boolean;
}

/** Returns the name of an endpoint in the host, where no other can have it. Documents show the id alone. Spec: endpoints, Operations. */
export function endpointName({ id }: Pick<EntityOperation, "id">): string {
  return `Tenon.${id}`;
}

/** Returns the words that every endpoint prints of its operation. */
export function operationWords(operation: EntityOperation, words: LibraryWords) {
  const { verb, route, access, tags, summary, responses } = operation;
  return {
    verb,
    map: words.map(verb),
    route: xmlText(route.text),
    routeText: csharpString(route.text),
    nameText: csharpString(endpointName(operation)),
    tagText: csharpString(tags.join()),
    summaryText: csharpString(summary),
    access: words.access(access),
    hasAccess: words.access(access) !== "",
    ...statusWords(responses.map(({ status }) => status)),
  };
}
