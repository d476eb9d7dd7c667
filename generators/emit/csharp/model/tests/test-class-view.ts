import type { Command, Context, Entity, Factory, Query } from "../../../../model/ir.ts";
import { servedIn } from "../../../../model/operation/model-operation.ts";
import type { Call } from "../../../../model/sample/ways.ts";
import { keyOf } from "../../../../model/type.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { namespaceName, silencedIfObsolete } from "../../names.ts";
import type { Fact } from "../../tests/fact.ts";
import { queryResult } from "../application/handler-views.ts";
import { askedAbout } from "../application/sought-roots.ts";
import { runtimeNamespace } from "../model-names.ts";
import { commandFacts, factoryFacts } from "./aggregate-facts.ts";
import { operationWords } from "./operation-words.ts";
import { createdQueryFacts, plainQueryFacts, type TestedQuery } from "./query-facts.ts";
import { identityField } from "./query-words.ts";
import { commandSample, factorySample, identityLines, type Origin, originOf, querySample } from "./sample-methods.ts";
import { soughtArguments } from "./sought-aggregates.ts";
import { storedChildren, storedWords } from "./stored-children.ts";
import { type NameOf, namesIn, type Operated } from "./test-names.ts";
import { testCallerName } from "./test-store-view.ts";

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
  const { factories } = life;
  const origin = originOf(life, context);
  // Commands and queries are tested on a created aggregate.
  const commands = origin === undefined ? [] : life.commands;
  const queries = origin === undefined ? [] : queriesOf(context, root);
  const operated = [...factories.map(({ factory }) => factory), ...commands.map(({ command }) => command), ...queries];
  const nameOf = namesIn(aggregateTestsName(root), operated);
  const isStored = place.storage !== undefined;
  const stored = isStored ? storedWords(root, context) : undefined;
  const isOfCallers = context.aggregates.some((one) => one.root === root.name && one.claims.length > 0);
  const callers = isStored && isOfCallers ? testCallerName(context) : undefined;
  const soughtOf = (behaviour: Command | Factory) =>
    isStored
      ? soughtArguments(root, behaviour, { context, samples: place.samples(context), testsOf: aggregateTestsName })
      : "";
  const childrenOf = (call: Call) => (stored === undefined ? [] : storedChildren(call, root, context));
  const isChangedByOthers = hasReactions(root, context);
  const isSoughtByOthers = isStored && askedAbout(root, context).length > 0;
  const createdFacts = ({ begun }: Origin) => [
    ...commands.flatMap((one) =>
      commandFacts(one, { nameOf, commands, begun, callers, childrenOf, soughtOf, isChangedByOthers }),
    ),
    ...queries.flatMap((query) =>
      createdQueryFacts(testedQuery(query, nameOf(query), place), root, {
        isWhole: begun.factory.projection === undefined,
        callers,
      }),
    ),
  ];
  const facts = [
    ...factories.flatMap((one) =>
      factoryFacts(root, one, { name: nameOf(one.factory), isStored, sought: soughtOf(one.factory) }),
    ),
    ...(origin === undefined ? [] : createdFacts(origin)),
  ];
  const mentions = (text: string) => facts.some(({ lines }) => lines.some((line) => line.includes(text)));
  return {
    ...classWords(aggregateTestsName(root), operated, nameOf),
    subject: root.name,
    facts: facts.map(factWords),
    samples: [
      ...factories.map((one) => factorySample(one, nameOf(one.factory), root)),
      ...commands.map((one) => commandSample(one, nameOf(one.command), root)),
      ...queries.map((query) => querySample(query, { name: nameOf(query), root, source })),
    ],
    hasCreation: mentions("await CreateAsync(") || (origin !== undefined && isSoughtByOthers),
    hasUnknown: mentions("UnknownId()"),
    stored: stored === undefined || !mentions("StoredAsync(") ? [] : [stored],
    ...(origin &&
      identityLines(root, origin, {
        name: nameOf(origin.begun.factory),
        source,
        takesSample: facts.some(({ lines }) => lines.some((line) => /CreateAsync\(\w+Sample\(\)/.test(line))),
        sought: soughtOf(origin.begun.factory),
        isSought: isSoughtByOthers,
      })),
  };
}

/** True if policies or processes of a context can call commands of a root. */
function hasReactions({ name }: Entity, { policies, processes }: Context): boolean {
  return processes.length > 0 || policies.some((one) => one.kind === "command" && one.root === name);
}

/** Returns the view of the tests of queries that are about no created aggregate. */
export function queryTestsView(context: Context, place: ModelPlace) {
  const { source } = place.samples(context);
  const queries = plainQueries(context);
  const nameOf = namesIn(queryTestsName(), queries);
  return {
    ...classWords(queryTestsName(), queries, nameOf),
    subject: context.name,
    facts: queries.flatMap((query) => plainQueryFacts(testedQuery(query, nameOf(query), place))).map(factWords),
    samples: queries.map((query) => querySample(query, { name: nameOf(query), source })),
    hasCreation: false,
    hasUnknown: false,
    stored: [],
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
    // A created root need not have the rows to join.
    return model?.joins.length === 0 && keyOf(model.source) === keyOf(root.type);
  });
}

function readModelOf({ result }: Query, { readModels }: Context) {
  return readModels.find(({ type }) => keyOf(type) === keyOf(result.readModel));
}

function testedQuery(query: Query, name: string, place: ModelPlace): TestedQuery {
  const model = readModelOf(query, place.context);
  const missing = isAnswered(query, place) ? undefined : handlerOf(query, place.context);
  // A list that ends at a limit need not have what was created last.
  const isCut = query.result.isList && place.context.limit !== undefined;
  return { query, name, identityField: isCut ? undefined : model && identityField(model), missing };
}

/** True if generated code answers a query. Spec: model-csharp, Query handlers. */
function isAnswered(query: Query, { storage, queries }: ModelPlace): boolean {
  return storage === undefined ? query.byIdentity !== undefined : queries.some((stored) => stored.query === query);
}

/** Spells the contract of a query's handler, by full names: an operation of the class can have the name of the query. */
function handlerOf(query: Query, context: Context): string {
  const type = `${silencedIfObsolete(query)}${namespaceName(context.name)}.${query.name}`;
  return `${namespaceName(runtimeNamespace)}.IQueryHandler<${type}, ${queryResult(query)}>`;
}

function classWords(type: string, operated: readonly Operated[], nameOf: NameOf) {
  return {
    type,
    access: "private",
    operations: operated.map((one) => ({ name: nameOf(one), value: operationWords(one.operation) })),
  };
}

function factWords({ name, lines }: Fact) {
  return { fact: name, lines };
}
