import type { Expr } from "../../../../model/expr.ts";
import { isComputedDecimal } from "../../../../model/storage/computable.ts";
import type { ModelItems, ModelPlace } from "../../../model-generator.ts";
import { separated, withEnds } from "../../lists.ts";
import { declaredType, silencedIfObsolete, typeName } from "../../names.ts";
import { queryHandlerWords, queryResult } from "../application/handler-views.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { csharpExpression, csharpOperand } from "../expression.ts";
import { joinLines, presenceOf, rowMembers, rowsIn, sourceMember } from "../joined-rows.ts";
import { inListOrder, isReadInParts } from "./include-lines.ts";
import { keyCalls } from "./key-calls.ts";
import { sortLines } from "./listed-rows.ts";
import { hookLines, hookPlaceOf } from "./query-hooks.ts";
import { answerBlocks, type Block, bodyBlocks, compiledLines, indented } from "./query-statements.ts";

/** Returns the view of a read model as an expression that the database runs. Spec: model-infrastructure, Projections. */
export function selectorView({ stored }: ModelItems["projectedReadModel"], { facts, spelled }: ModelPlace) {
  const { readModel, values } = stored;
  const isJoined = readModel.joins.length > 0;
  const members = isJoined ? rowMembers(readModel) : [];
  const ownMembers = ["Rows", "Sources", `Join${readModel.name}`, `Select${readModel.name}`];
  const at: ExpressionPlace = {
    ...{ facts, spelled, isTree: true },
    receiver: isJoined ? `src.${sourceMember(readModel)}.` : "src.",
    rows: rowsIn("src", readModel),
    subject: `nameof(${readModel.name})`,
    names: new Set(["src"]),
    hidden: new Set(["Expression", ...(isJoined ? ownMembers : [])]),
    inOrder: (children, child) => `${children}${inListOrder(child)}`,
  };
  const presence = isJoined ? presenceOf(readModel, at) : undefined;
  return {
    readModel: readModel.name,
    source: declaredType(readModel.source),
    row: isJoined ? "Rows" : declaredType(readModel.source),
    isFed: readModel.isFed,
    ...{ isJoined, members, joins: isJoined ? joinLines(readModel, at) : [] },
    ...{
      hasPresence: presence !== undefined,
      variable: presence?.variable ?? "",
      condition: presence?.condition ?? "",
    },
    order: isJoined ? keyCalls(stored.source, "row", `row.${sourceMember(readModel)}`).join("") : "",
    values: withEnds(
      values.map((value) => ({ value: readWords(value, at) })),
      ",",
      ");",
    ),
  };
}

/** A decimal that the database computes comes as text, as it can have more digits than C# keeps. */
function readWords(value: Expr, at: ExpressionPlace): string {
  return isComputedDecimal(value)
    ? `${typeName("ComputedDecimal")}.Read(${csharpOperand(value, at)}.ToString())`
    : csharpExpression(value, at);
}

/** Returns the view of a handler that asks the store. Spec: model-infrastructure, Queries. */
export function storedQueryView({ stored }: ModelItems["storedQuery"], place: ModelPlace) {
  const { query } = stored;
  const name = `${silencedIfObsolete(query)}${query.name}`;
  const hook = hookPlaceOf(stored);
  const isUnique = stored.identity !== undefined && stored.source.key.length === 1;
  const isWhole = stored.isProjected || !isReadInParts(stored.source);
  const isJoined = stored.readModel.joins.length > 0;
  const isDirect = isUnique && !isJoined && isWhole && stored.filters.length === 1 && hook === undefined;
  const words = queryHandlerWords(query.operation);
  const result = queryResult(query);
  const answer = query.operation.isVersioned ? `${typeName("Versioned")}<${result}>` : result;
  const head = `public async ${typeName("Task")}<${answer}> ${words.method}(${name} query, ${typeName("CancellationToken")} ct = default)`;
  const members = [
    ...(isDirect ? [[compiledLines(stored, place)]] : []),
    methodBlocks(head, isDirect ? answerBlocks(stored, place) : bodyBlocks(stored, place)),
    ...(stored.sorts.length === 0 ? [] : [[sortLines(stored, place)]]),
    ...(hook === undefined ? [] : [[hookLines(stored, hook)]]),
  ];
  return {
    query: name,
    result,
    context: place.context.name,
    interface: words.interface,
    members: separated(members.map((blocks) => ({ blocks: separated(blocks.map((lines) => ({ lines }))) }))),
  };
}

/** Returns the words that register the handlers of a context. */
export function handlerWords({ queries }: ModelPlace) {
  return queries.map(({ query }) => ({
    query: `${silencedIfObsolete(query)}${query.name}`,
    result: queryResult(query),
    handler: `${query.name}Handler`,
  }));
}

/** Puts the statements of a method behind its head. A single statement is the value itself. */
function methodBlocks(head: string, blocks: readonly Block[]): readonly Block[] {
  const [[first = "", ...rest] = [], ...others] = blocks;
  if (others.length === 0 && first.startsWith(returning))
    return [[`${head} =>`, ...[first.slice(returning.length), ...rest].map(indented)]];
  const inside = blocks.map((lines) => lines.map(indented));
  return inside.map((lines, index) => [
    ...(index === 0 ? [head, "{"] : []),
    ...lines,
    ...(index === inside.length - 1 ? ["}"] : []),
  ]);
}

const returning = "return ";
