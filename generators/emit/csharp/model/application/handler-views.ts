import { answerOf } from "../../../../http/operation.ts";
import type { Command, Entity, Parameter, Query } from "../../../../model/ir.ts";
import { isPatch, type ModelOperation, type ModelParameter } from "../../../../model/operation/model-operation.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelItems, ModelPlace } from "../../../model-generator.ts";
import { freshIdentifier } from "../../csharp-text.ts";
import { declaredType, silencedIfObsolete, typeName } from "../../names.ts";
import { csharpTypeOf, parameterList, recordWords } from "../declaration-words.ts";
import { requestedValue, requestParameters } from "../default-words.ts";
import { takesTime } from "../domain/time-words.ts";
import { answerWords } from "./answer-words.ts";
import { computableReads } from "./computable-reads.ts";
import { loadForRequest } from "./loaded-lists.ts";
import { projected } from "./projected.ts";
import { removalWords } from "./removal-words.ts";
import { repositoryProperty } from "./repository-views.ts";

/** Returns the view of the request of a command or factory. Spec: model-csharp, Requests and handlers. */
export function requestView({ request, entity = "", name, parameters }: ModelOperation, place: ModelPlace) {
  const record = recordWords(request, requestParameters(parameters, place), place, true);
  return { ...record, owner: entity, behaviour: pascalCaseOf(name) };
}

/** Returns the view of a handler that loads the root, lets it carry out the command, and saves. */
export function commandHandlerView({ root, command }: ModelItems["command"], place: ModelPlace) {
  const { parameters, projection, result, operation } = command;
  const keeps = isPatch(operation);
  const others = [...(keeps ? ["kept"] : []), ...callerName(operation)];
  const words = rootWords(root, place, others);
  const hasTime = takesTime(command, root, place.facts);
  const fieldOf = (name: string) => keptValue(root, name, words.root);
  const values = requestValues(parameters, { operation, place }, fieldOf);
  const given = new Map(parameters.map(({ name }, index) => [name, values[index] ?? ""]));
  const answered = answerWords(command, {
    context: place.context,
    valueFor: ({ kind, name }) => (kind === "field" ? fieldOf(name) : (given.get(name) ?? "")),
    taken: [...own, ...others, words.root],
  });
  const answer = projection ?? result?.type;
  return {
    ...words,
    ...removalWords(command, {
      ...words,
      ...readWords(root, command, { variable: words.root, place, others }),
      taken: [...own, ...others],
    }),
    ...behaviourWords(operation),
    ...loadForRequest(root, command, place, (parameter) => given.get(parameter)),
    ...identityWords(
      root,
      operation.parameters.filter(({ isIdentity }) => isIdentity),
      { from: "request", taken: [...own, ...others, words.root] },
    ),
    isPatch: keeps,
    ...commandCall(words.root, [...values, ...answered.answers, ...(hasTime ? [currentTime] : [])], {
      operation,
      place,
    }),
    ...answered,
    hasTime,
    hasResult: result !== undefined,
    ...commandAnswer(root, answer && csharpTypeOf(answer), {
      value: projection === undefined ? "result" : projected(root, words.root, projection),
      variable: words.root,
    }),
  };
}

/** Returns the view of a handler that makes the root, adds it, and saves. */
export function factoryHandlerView({ root, factory }: ModelItems["factory"], place: ModelPlace) {
  const { parameters, projection, operation, isIdentityStored } = factory;
  const others = callerName(operation);
  const words = rootWords(root, place, others);
  const hasTime = takesTime(factory, root, place.facts);
  const values = requestValues(parameters, { operation, place });
  const given = new Map(parameters.map(({ name }, index) => [name, values[index] ?? ""]));
  const answered = answerWords(factory, {
    context: place.context,
    valueFor: ({ name }) => given.get(name) ?? "",
    taken: [...own, ...others, words.root],
  });
  const id = freshIdentifier("id", new Set([...own, ...others, words.root]));
  return {
    ...words,
    ...readWords(root, undefined, { variable: words.root, place, others: [...others, id] }),
    ...behaviourWords(operation),
    ...(projection === undefined
      ? { result: words.type, answer: words.root }
      : withVersion(root, declaredType(projection), {
          value: projected(root, words.root, projection),
          variable: words.root,
        })),
    hasNext: isIdentityStored,
    given: operation.parameters.filter(({ isIdentity }) => isIdentity).map(({ property }) => `request.${property} ?? `),
    id,
    values: [...(isIdentityStored ? [id] : []), ...values, ...answered.answers, ...(hasTime ? [currentTime] : [])].join(
      ", ",
    ),
    ...answered,
    hasTime,
  };
}

/** A result, and the variable of the root that it comes from. */
interface Answer {
  readonly value: string;
  readonly variable: string;
}

/** Returns the words of a result, which comes with the version of a versioned root. */
export function withVersion({ isVersioned }: Entity, type: string, { value, variable }: Answer) {
  return isVersioned
    ? { result: `${typeName("Versioned")}<${type}>`, answer: `new(${value}, ${variable}.Version)` }
    : { result: type, answer: value };
}

/** Returns the words of what a command returns: its result, the version of a versioned root, or both. */
function commandAnswer(root: Entity, type: string | undefined, answer: Answer) {
  const version = root.isVersioned ? { result: "int", answer: `${answer.variable}.Version` } : undefined;
  const words = type === undefined ? version : withVersion(root, type, answer);
  const isNew = root.isVersioned && type !== undefined;
  return {
    hasAnswer: words !== undefined,
    hasBoth: isNew,
    result: words === undefined ? "" : `<${words.result}>`,
    // A lambda has no type of its own yet.
    answer: words === undefined ? "" : isNew ? words.answer.replace("new(", `new ${words.result}(`) : words.answer,
  };
}

/** Names the variable with who calls, as a list of at most one. */
function callerName({ caller }: ModelOperation): readonly string[] {
  return caller === undefined ? [] : ["caller"];
}

/** The time of a handler, by its clock. */
export const currentTime = "time.GetUtcNow()";

function behaviourWords({ name, request, service }: ModelOperation) {
  return { handler: service, request, behaviour: pascalCaseOf(name) };
}

/** Returns the value of each parameter in a request; of a patch that leaves it out, the value that the aggregate has. */
function requestValues(
  parameters: readonly Parameter[],
  { operation, place }: CallPlace,
  keptOf = (field: string) => field,
): readonly string[] {
  const given = operation.parameters.filter(({ isIdentity }) => !isIdentity);
  const properties = new Map(given.map((parameter) => [parameter.name, parameter]));
  return parameters.map(({ name }) => {
    const { property = pascalCaseOf(name), kept, default: left } = properties.get(name) ?? {};
    const value = requestedValue(`request.${property}`, left, place);
    return kept === undefined ? value : `kept?.Contains(nameof(${value})) is true ? ${keptOf(kept)} : ${value}`;
  });
}

function keptValue({ members }: Entity, field: string, variable: string): string {
  return `${silencedIfObsolete(...members.filter(({ name }) => name === field))}${variable}.${pascalCaseOf(field)}`;
}

/** Returns the arguments of the call of a command; those of a patch or with defaults, one a line if they do not fit. */
function commandCall(root: string, values: readonly string[], { operation, place }: CallPlace) {
  const start = `${" ".repeat(12)}${root}.${pascalCaseOf(operation.name)}`;
  return isPatch(operation) || operation.parameters.some((one) => one.default !== undefined)
    ? parameterList(start, values, place, ");")
    : { parameters: `${values.join(", ")});`, lines: [] };
}

interface CallPlace {
  readonly operation: ModelOperation;
  readonly place: ModelPlace;
}

/** Answers a query that finds one aggregate by its identity; the host supplies all others. Spec: model-csharp, Query handlers. */
export function queryHandlerView(query: Query, place: ModelPlace) {
  const { byIdentity, result, operation, name } = query;
  const root = place.context.entities.find((entity) => entity.name === byIdentity?.root);
  if (byIdentity === undefined || root === undefined) throw new Error(`'${name}' is no query by identity.`);
  const inputs = byIdentity.criteria.flatMap((name) => operation.parameters.filter((one) => one.name === name));
  const words = rootWords(root, place);
  const readModel = declaredType(result.readModel);
  const { result: answerType, answer } = withVersion(root, readModel, {
    value: projected(root, words.root, result.readModel),
    variable: words.root,
  });
  return {
    ...words,
    ...queryHandlerWords(operation),
    ...{ readModel, answerType, answer },
    query: `${silencedIfObsolete(query)}${name}`,
    ...identityWords(root, inputs, { from: "query", taken: [...own, words.root] }),
  };
}

/** Returns the identity of a root in a handler: a property of the request or query, or a variable that is made of its properties. */
function identityWords(
  { identity }: Entity,
  given: readonly Pick<ModelParameter, "property">[],
  { from, taken }: { readonly from: "request" | "query"; readonly taken: readonly string[] },
) {
  const values = given.map(({ property }) => `${from}.${property}`);
  const isComposite = identity.parts.length > 0;
  return {
    isComposite,
    identity: isComposite ? freshIdentifier("id", new Set(taken)) : (values[0] ?? ""),
    parts: `new ${declaredType(identity.type)}(${values.join(", ")})`,
  };
}

/** Returns the interface that a handler implements, and the method that it does so by. */
export function queryHandlerWords({ isVersioned }: ModelOperation) {
  return isVersioned
    ? { interface: typeName("IVersionedQueryHandler"), method: "FindAsync" }
    : { interface: typeName("IQueryHandler"), method: "HandleAsync" };
}

/** Returns the type that the handler of a query returns, without the version. */
export function queryResult({ operation }: Query): string {
  const result = answerOf(operation);
  if (result === undefined) throw new Error(`'${operation.name}' has no result.`);
  return csharpTypeOf(result);
}

/** The variables of the handler itself. */
const own = ["unitOfWork", "time", "expected", "request", "query", "result", "ct"];

/** Returns the words of a root in a handler: its type, its variable and its repository. */
export function rootWords(root: Entity, place: ModelPlace, others: readonly string[] = []) {
  const type = declaredType(root.type);
  const variable = freshIdentifier(camelCaseOf(root.name), new Set([...own, ...others, place.spelled(type)]));
  return { type, root: variable, repository: repositoryProperty(root.name), isVersioned: root.isVersioned };
}

/** Returns the statement before a save that refuses a change after which a read model cannot be computed; none of a command means a new root. */
export function readWords(
  root: Entity,
  command: Command | undefined,
  { variable, place, others = [] }: ReadPlace,
  depth = command === undefined ? 8 : 12,
) {
  const held = {
    variable,
    taken: [...own, ...others, variable],
    ...(command && { changed: command.changes.map(({ field }) => field) }),
  };
  const reads = computableReads(root, held, place);
  return {
    reads: reads.length === 0 ? [] : [parameterList(`${" ".repeat(depth)}ReadModels.Require`, reads, place, ");")],
  };
}

interface ReadPlace {
  readonly variable: string;
  readonly place: ModelPlace;
  readonly others?: readonly string[];
}
