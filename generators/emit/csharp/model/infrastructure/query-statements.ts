import type { Parameter, Query } from "../../../../model/ir.ts";
import type { StoredQuery } from "../../../../model/storage/stored-queries.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { freshIdentifier } from "../../csharp-text.ts";
import { declaredType, extensionMethod, typeName } from "../../names.ts";
import { projected } from "../application/projected.ts";
import { repositoryProperty } from "../application/repository-views.ts";
import { pageOf } from "../application/response-words.ts";
import { isShort } from "../declaration-words.ts";
import { compiledQueryLines } from "./compiled-query.ts";
import { hookWords } from "./hook-words.ts";
import { includeLines } from "./include-lines.ts";
import { joinedFilter, selectionOfJoined } from "./joined-queries.ts";
import { keyCalls } from "./key-calls.ts";
import { isListed, listCalls } from "./listed-rows.ts";
import { narrowedRows } from "./narrowed-rows.ts";
import { chosen, hookPlaceOf, rows } from "./query-hooks.ts";
import { cursorPageCall, pageCall, readCalls } from "./read-calls.ts";

/** The variables of a handler and of its lambdas. */
const own = ["store", "query", "ct", "context", "id"];

/** Lines that a blank one separates from others. */
export type Block = readonly string[];

/** An expression and the calls on it. */
interface Chain {
  readonly start: string;
  readonly calls: readonly string[];
}

/** Returns the query by the identity, which is translated once. */
export function compiledLines(stored: StoredQuery, place: ModelPlace): readonly string[] {
  const { source, readModel, isProjected } = stored;
  const row = rowOf(stored);
  const isThis = `(${row} => ${row}.Id == id)`;
  const found = isProjected
    ? [`.${extensionMethod("Where")}${isThis}`, selection(readModel), `.${extensionMethod("FirstOrDefault")}()`]
    : [`.${extensionMethod("FirstOrDefault")}${isThis}`];
  return compiledQueryLines(
    {
      entity: source.entity,
      answer: declaredType((isProjected ? readModel : source.entity).type),
      calls: [...(isProjected ? [] : includeLines(source)), `.${extensionMethod("AsNoTracking")}()`, ...found],
    },
    place,
  );
}

/** Returns the statements of a handler that runs the compiled query. */
export function answerBlocks(stored: StoredQuery, place: ModelPlace): readonly Block[] {
  return oneBlocks(stored, place, { start: `ById.FindAsync(store.Context, ${keyWords(stored)}, ct)`, calls: [] });
}

/** Returns the statements of any other handler. */
export function bodyBlocks(stored: StoredQuery, place: ModelPlace): readonly Block[] {
  const { query, source, filters, readModel } = stored;
  const { facts, spelled } = place;
  const row = rowOf(stored);
  const hook = hookPlaceOf(stored);
  const { lines, start, calls } = narrowedRows({
    ...{ rows, row, filters },
    source: sourceWords(stored),
    given: (name) => `query.${propertyOf(query, name)}`,
    order: orderOf(stored, place),
    joined: joinedFilter(readModel),
    at: {
      ...{ facts, spelled, isTree: true },
      receiver: `${row}.`,
      subject: `nameof(${declaredType(source.entity.type)})`,
      names: new Set([...own, rows, chosen, row]),
      hidden: new Set(["FindAsync", "HandleAsync", "Choose", "ById"]),
    },
    hook: hook && hookWords(hook),
  });
  const chain = { start, calls: [...calls, ...lastCalls(stored, place)] };
  const answer = query.result.isList ? listBlocks(stored, place, chain) : oneBlocks(stored, place, chain);
  return lines.length === 0 ? answer : [lines, ...answer];
}

/** Returns the calls that order sources; joined ones are sorted and searched once they are joined. */
function orderOf(stored: StoredQuery, place: ModelPlace): readonly string[] {
  const row = rowOf(stored);
  // One row at most has the parts of an identity.
  if (stored.query.byIdentity !== undefined && stored.source.key.length > 1) return [];
  if (!isListed(stored)) return keyCalls(stored.source, row, row);
  return stored.readModel.joins.length > 0 ? [] : listCalls(stored, place);
}

/** Returns the calls that cut ordered sources and read them. */
function lastCalls(stored: StoredQuery, place: ModelPlace): readonly string[] {
  const { query, readModel, source, isProjected } = stored;
  const { isList, paging } = query.result;
  const isJoined = readModel.joins.length > 0;
  const isCut = isList ? paging === undefined : isJoined;
  const limit = isCut ? [`.${extensionMethod("Take")}(${isList ? "store.MostRows" : "1"})`] : [];
  if (isJoined && !isListed(stored)) return [...limit, ...selectionOfJoined(stored)];
  const joined = isJoined ? [`.Join${readModel.name}(store.Context)`, ...listCalls(stored, place)] : [];
  const selected = isProjected ? [selection(readModel)] : [];
  const whole = isProjected ? undefined : source;
  if (paging === undefined) return [...joined, ...limit, ...selected, ...readCalls(isList, whole)];
  if (paging.by === "page") return [...joined, ...selected, pageCall(whole)];
  return [...joined, cursorPageCall(whole ?? `${readModel.name}Selector.Expression`, rowOf(stored))];
}

/** Returns the statements that answer with a list. */
function listBlocks(stored: StoredQuery, place: ModelPlace, chain: Chain): readonly Block[] {
  if (stored.isProjected) return [statement("return await ", chain, place)];
  const row = rowOf(stored);
  const { paging } = stored.query.result;
  if (paging !== undefined) {
    const page = freshIdentifier("page", new Set([row]));
    const items = `${page}.Items.${extensionMethod("Select")}(${row} => ${madeOf(stored, row)})`;
    return [statement(`var ${page} = await `, chain, place), [`return ${pageOf(paging, page, items)};`]];
  }
  const all = freshIdentifier("all", new Set([row]));
  return [
    statement(`var ${all} = await `, chain, place),
    [`return ${all}.ConvertAll(${row} => ${madeOf(stored, row)});`],
  ];
}

/** Returns the statements that answer with one, or throw if there is none. */
function oneBlocks(stored: StoredQuery, place: ModelPlace, chain: Chain): readonly Block[] {
  const { readModel, source } = stored;
  const type = declaredType(readModel.isFed ? readModel.type : source.entity.type);
  const missing = `    ?? throw new ${typeName("AggregateNotFoundException")}(nameof(${type}), ${keyWords(stored)});`;
  if (stored.isProjected) return [statement("return await ", chain, place, missing)];
  const one = freshIdentifier("one", new Set([rowOf(stored)]));
  const made = madeOf(stored, one);
  const answer = stored.query.operation.isVersioned ? `new(${made}, ${one}.Version)` : made;
  return [statement(`var ${one} = await `, chain, place, missing), [`return ${answer};`]];
}

/** Prints a chain of calls on one line or, where that would be too long, one call a line. */
function statement(head: string, { start, calls }: Chain, place: ModelPlace, last = ";"): Block {
  const inline = `${head}${start}${calls.join("")}`;
  const lines = isShort(inline, place) ? [inline] : [`${head}${start}`, ...calls.map(indented)];
  return last === ";" ? [...lines.slice(0, -1), `${lines.at(-1)};`] : [...lines, last];
}

/** Returns the rows: of a projection without what is below them. Required rows are tested for before pages are counted. */
function sourceWords({ source, isProjected, readModel, query }: StoredQuery): string {
  const isCounted = query.result.paging?.by !== "cursor";
  if (isCounted && readModel.joins.some(({ isOptional }) => !isOptional))
    return `${readModel.name}Selector.Sources(store.Context).${extensionMethod("AsNoTracking")}()`;
  const type = declaredType(source.entity.type);
  const set = `store.Context.Set<${type}>()`;
  const isRoot = source.owner === undefined;
  const whole = isRoot ? `store.${repositoryProperty(source.entity.name)}` : [set, ...includeLines(source)].join("");
  return `${isProjected ? set : whole}.${extensionMethod("AsNoTracking")}()`;
}

/** Returns what was asked for, as the message of a 404 names it. */
function keyWords({ query, identity, source }: StoredQuery): string {
  const [first, ...others] = query.criteria;
  const { parts } = source.entity.identity;
  if (query.byIdentity !== undefined && parts.length > 0) {
    const values = query.byIdentity.criteria.map((name) => `query.${propertyOf(query, name)}`);
    return `new ${declaredType(source.entity.identity.type)}(${values.join(", ")})`;
  }
  const one: Parameter | undefined =
    identity ?? (others.length === 0 && first?.type.kind !== "optional" ? first : undefined);
  return one === undefined ? "query" : `query.${propertyOf(query, one.name)}`;
}

function propertyOf({ operation }: Query, name: string): string {
  return operation.parameters.find((parameter) => parameter.name === name)?.property ?? pascalCaseOf(name);
}

function madeOf({ source, readModel }: StoredQuery, variable: string): string {
  return projected(source.entity, variable, readModel.type);
}

function selection({ name }: StoredQuery["readModel"]): string {
  return `.${extensionMethod("Select")}(${name}Selector.Expression)`;
}

function rowOf({ source }: StoredQuery): string {
  return freshIdentifier(camelCaseOf(source.entity.name), new Set([...own, rows, chosen]));
}

export function indented(line: string): string {
  return `    ${line}`;
}
