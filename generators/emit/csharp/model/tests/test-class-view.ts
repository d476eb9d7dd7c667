import type { Context, Entity, Query } from "../../../../model/ir.ts";
import { type ModelOperation, servedIn } from "../../../../model/operation/model-operation.ts";
import type { Life } from "../../../../model/sample/lives.ts";
import type { Call } from "../../../../model/sample/ways.ts";
import { keyOf } from "../../../../model/type.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { declaredType, namespaceName, silencedIfObsolete, typeName } from "../../names.ts";
import type { Fact } from "../../tests/fact.ts";
import { runtimeNamespace } from "../model-names.ts";
import { type CommandPlace, commandFacts } from "./command-facts.ts";
import { factoryFacts } from "./factory-facts.ts";
import { identityLines, identityOf, type Origin } from "./identity-words.ts";
import { operationWords } from "./operation-words.ts";
import { createdQueryFacts, plainQueryFacts, type TestedQuery } from "./query-facts.ts";
import { identityField } from "./query-words.ts";
import { commandSample, factorySample, querySample } from "./sample-methods.ts";
import { storedChildren, storedWords } from "./stored-children.ts";
import { namesIn } from "./test-names.ts";

/** Returns the name of the class that tests a root. */
export function aggregateTestsName(root: Pick<Entity, "name">): string {
  return `${root.name}Tests`;
}

/** Returns the name of the class that tests the queries without a root. */
export function queryTestsName(): string {
  return "QueryTests";
}

/** Returns the view of the tests of an aggregate. Spec: shipped-tests, Tests of aggregates. */
export function aggregateTestsView({ root }: { readonly root: Entity }, place: ModelPlace) {
  const { context } = place;
  const { source, lifeOf } = place.samples(context);
  const life = lifeOf(root);
  const queries = queriesOf(context, root);
  const names = namesIn(aggregateTestsName(root), [
    ...life.factories.map(({ factory }) => factory.operation),
    ...life.commands.map(({ command }) => command.operation),
    ...queries.map(({ operation }) => operation),
  ]);
  const nameOf = ({ operation }: { readonly operation: ModelOperation }) => names.get(operation) ?? "";
  const origin = identityOf(life, context);
  const tested = queries.map((query) => testedQuery(query, nameOf(query), place));
  const isStored = place.storage !== undefined;
  const stored = isStored ? storedWords(root, context) : undefined;
  const childrenOf = (call: Call) => (stored === undefined ? [] : storedChildren(call, root, context));
  const facts = [
    ...life.factories.flatMap((one) => factoryFacts(root, one, nameOf(one.factory), isStored)),
    ...(origin === undefined ? [] : createdFacts(life, tested, { nameOf, origin, childrenOf })),
  ];
  const samples = [
    ...life.factories.map((one) => factorySample(one, nameOf(one.factory))),
    ...(origin === undefined ? [] : life.commands.map((one) => commandSample(one, nameOf(one.command)))),
    ...(origin === undefined ? [] : queries.map((query) => querySample(query, { name: nameOf(query), root, source }))),
  ];
  const operations = origin === undefined ? life.factories.map(({ factory }) => factory.operation) : [...names.keys()];
  return {
    ...classWords(aggregateTestsName(root), operations, names),
    subject: root.name,
    facts: facts.map(factWords),
    samples,
    hasCreation: mentions(facts, "CreateAsync("),
    hasUnknown: mentions(facts, "UnknownId()"),
    stored: stored === undefined || !mentions(facts, "StoredAsync(") ? [] : [stored],
    ...identityLines(root, origin, { nameOf, source, takesSample: mentions(facts, "().With(") }),
  };
}

/** Returns the view of the tests of queries that are about no created aggregate. */
export function queryTestsView(context: Context, place: ModelPlace) {
  const { source } = place.samples(context);
  const queries = plainQueries(context);
  const names = namesIn(
    queryTestsName(),
    queries.map(({ operation }) => operation),
  );
  const nameOf = (query: Query) => names.get(query.operation) ?? "";
  return {
    ...classWords(queryTestsName(), [...names.keys()], names),
    subject: context.name,
    facts: queries.flatMap((query) => plainQueryFacts(testedQuery(query, nameOf(query), place))).map(factWords),
    samples: queries.map((query) => querySample(query, { name: nameOf(query), root: undefined, source })),
    hasCreation: false,
    hasUnknown: false,
    stored: [],
    ...identityLines(undefined, undefined, { nameOf: () => "", source }),
  };
}

/** Returns the roots that a factory can begin over HTTP. */
export function testedRoots({ entities }: Context): readonly Entity[] {
  return entities.filter((one) => one.isRoot && one.factories.some(({ operation }) => operation.isServed));
}

/** Returns the served queries that no tested root is the source of. */
export function plainQueries(context: Context): readonly Query[] {
  const tested = new Set(testedRoots(context).flatMap((root) => queriesOf(context, root)));
  return servedQueries(context).filter((query) => !tested.has(query));
}

function servedQueries(context: Context): readonly Query[] {
  const served = new Set(servedIn(context));
  return context.queries.filter(({ operation }) => served.has(operation));
}

function queriesOf(context: Context, root: Entity): readonly Query[] {
  return servedQueries(context).filter((query) => {
    const model = readModelOf(query, context);
    return model !== undefined && keyOf(model.source) === keyOf(root.type);
  });
}

function readModelOf({ result }: Query, { readModels }: Context) {
  return readModels.find(({ type }) => keyOf(type) === keyOf(result.readModel));
}

function testedQuery(query: Query, name: string, place: ModelPlace): TestedQuery {
  const model = readModelOf(query, place.context);
  const missing = isAnswered(query, place) ? undefined : handlerOf(query, place.context);
  return { query, name, identityField: model && identityField(model), missing };
}

/** True if generated code answers a query. Spec: model-csharp, Query handlers. */
function isAnswered(query: Query, { storage, queries }: ModelPlace): boolean {
  return storage === undefined ? query.byIdentity !== undefined : queries.some((stored) => stored.query === query);
}

/** Spells the contract of a query's handler, by full names: an operation of the class can have the name of the query. */
function handlerOf(query: Query, context: Context): string {
  const { readModel, isList } = query.result;
  const one = declaredType(readModel);
  const answer = isList ? `${typeName("IReadOnlyList")}<${one}>` : one;
  const type = `${silencedIfObsolete(query)}${namespaceName(context.name)}.${query.name}`;
  return `${namespaceName(runtimeNamespace)}.IQueryHandler<${type}, ${answer}>`;
}

interface CreatedPlace {
  readonly nameOf: (one: { readonly operation: ModelOperation }) => string;
  readonly origin: Origin;
  readonly childrenOf: CommandPlace["childrenOf"];
}

/** Returns the tests that begin with a created aggregate. */
function createdFacts({ root, commands }: Life, queries: readonly TestedQuery[], place: CreatedPlace) {
  const { nameOf, origin, childrenOf } = place;
  const { begun, isWhole } = origin;
  const commandPlace = {
    childrenOf,
    begun: { args: begun.args, name: nameOf(begun.factory) },
    nameOf: ({ command }: { readonly command: Life["commands"][number]["command"] }) => nameOf(command),
    argsOf: ({ command }: { readonly command: Life["commands"][number]["command"] }) =>
      commands.find((one) => one.command === command)?.args,
  };
  return [
    ...commands.flatMap((one) => commandFacts(one, commandPlace)),
    ...queries.flatMap((one) => createdQueryFacts(one, root, isWhole)),
  ];
}

function classWords(type: string, operations: readonly ModelOperation[], names: ReadonlyMap<ModelOperation, string>) {
  return {
    type,
    access: "private",
    operations: operations.map((operation) => ({
      name: names.get(operation) ?? "",
      value: operationWords(operation),
    })),
  };
}

function mentions(facts: readonly Fact[], text: string): boolean {
  return facts.some(({ lines }) => lines.some((line) => line.includes(text)));
}

function factWords({ name, lines }: Fact) {
  return { fact: name, lines };
}
