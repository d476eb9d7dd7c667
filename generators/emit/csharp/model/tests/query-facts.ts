import { wireNameOf } from "../../../../http/wire-name-of.ts";
import type { Entity, Query } from "../../../../model/ir.ts";
import { isSameType, required } from "../../../../model/type.ts";
import { csharpString } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { expectation, type Fact, roleFacts, sending } from "../../tests/fact.ts";
import { fromCreated, otherCallerFacts } from "./aggregate-facts.ts";
import { criteriaFrom } from "./query-words.ts";
import { hookNameOf, sampleNameOf } from "./test-names.ts";

/** A query with its name in the class, and the JSON name of the identity in its read model. */
export interface TestedQuery {
  readonly query: Query;
  readonly name: string;
  readonly identityField: string | undefined;
  /** The contract of its handler, if only the host can write it. */
  readonly missing: string | undefined;
}

/** Returns the tests of a query for an aggregate that was created. Spec: shipped-tests, Tests of queries. */
export function createdQueryFacts(
  tested: TestedQuery,
  root: Entity,
  { isWhole, callers }: { readonly isWhole: boolean; readonly callers: string | undefined },
): readonly Fact[] {
  const { query, name, identityField } = tested;
  // The created aggregate need not be one of the caller's.
  const isOfCaller = query.criteria.some(({ value }) => value !== undefined);
  const criteria = isOfCaller ? [] : identityCriteria(query, root);
  const isSure = isWhole && !isOfCaller && areSure(query, root);
  const found = (isNeeded: boolean) => `var found = ${accepted(tested, "answer", isNeeded)};`;
  if (query.result.paging !== undefined) return pageFacts(tested, found(true), isSure);
  if (query.result.isList)
    return factsOf(tested, { lists: fromCreated([found(true), ...listed(isSure ? identityField : undefined)]) });
  if (criteria.length === 0) return factsOf(tested, { answers: fromCreated([found(isSure)]) });
  const absent = [
    `var sample = ${sampleNameOf(name)}(answer);`,
    ...unknownLines(criteria, root),
    expectation(sending(name, "sample"), "NotFound"),
  ];
  const facts = factsOf(tested, {
    finds_one: fromCreated([found(true), ...identified(identityField)]),
    does_not_find_an_unknown_one: fromCreated(absent),
  });
  const sample = `${sampleNameOf(name)}(answer)`;
  return [...facts, ...otherCallerFacts(query.operation, { name, sample, callers })];
}

/** Returns the tests of a paged query. The created aggregate counts, but the page that has it is not known. */
function pageFacts(tested: TestedQuery, found: string, isCounted: boolean): readonly Fact[] {
  const { name, query } = tested;
  const isByCursor = query.result.paging?.by === "cursor";
  const refused = (member: string, value: string) =>
    fromCreated([
      `var sample = ${sampleNameOf(name)}(answer);`,
      `sample["${member}"] = ${value};`,
      expectation(sending(name, "sample"), "BadRequest"),
    ]);
  return factsOf(tested, {
    lists_a_page: fromCreated([found, ...paged(isCounted && !isByCursor ? 1 : 0)]),
    ...(isByCursor
      ? { refuses_another_cursor: refused("after", '"another"') }
      : { refuses_page_0: refused("page", "0") }),
  });
}

function paged(least: number): readonly string[] {
  const items = `${typeName("Assert")}.IsType<${typeName("JsonArray")}>(found.Body!["items"]);`;
  return least === 0
    ? [items]
    : [items, `${typeName("Assert")}.True(found.Body!["totalCount"]!.GetValue<int>() >= ${least}, found.Text);`];
}

/** Returns the tests of a query that no created aggregate is known for. */
export function plainQueryFacts(tested: TestedQuery): readonly Fact[] {
  const { isList, paging } = tested.query.result;
  const answer = accepted(tested, "", isList);
  if (paging !== undefined) return factsOf(tested, { lists_a_page: [`var found = ${answer};`, ...paged(0)] });
  return factsOf(
    tested,
    isList ? { lists: [`var found = ${answer};`, ...listed(undefined)] } : { answers: [`${answer};`] },
  );
}

function accepted({ name }: TestedQuery, created: string, isNeeded: boolean): string {
  const sent = sending(name, `${sampleNameOf(name)}(${created})`);
  return `(${sent}).${isNeeded ? "IsAccepted" : "IsAcceptedOrAbsent"}(nameof(${hookNameOf(name)}))`;
}

/** Returns tests of answers by the ends of their names, which are skipped while the host has no handler, and the test of the role. */
function factsOf({ name, query, missing }: TestedQuery, answers: Readonly<Record<string, Fact["lines"]>>) {
  const reason = `No generated code answers ${query.name}. Register an IQueryHandler for it.`;
  const skipping = missing === undefined ? [] : [`host.SkipWithout<${missing}>(${csharpString(reason)});`];
  return [
    ...Object.entries({ ...answers, ...orderLines(query, name) }).map(([end, lines]) => ({
      name: `${name}_${end}`,
      lines: [...skipping, ...lines],
    })),
    ...roleFacts(query.operation, name, `${sampleNameOf(name)}()`),
  ];
}

/** Returns the tests of the order of a list, by the ends of their names; none for a list that a request cannot sort. */
function orderLines({ listing }: Query, name: string): Readonly<Record<string, Fact["lines"]>> {
  const [field] = listing.sortable;
  if (field === undefined) return {};
  const sorted = (order: string, status: string) => [
    `var sample = ${sampleNameOf(name)}();`,
    `sample["sort"] = ${csharpString(order)};`,
    expectation(sending(name, "sample"), status),
  ];
  return {
    sorts: sorted(`-${wireNameOf(field)}`, "OK"),
    refuses_an_unknown_order: sorted("-", "BadRequest"),
  };
}

function identified(identityField: string | undefined): readonly string[] {
  if (identityField === undefined) return [];
  return [`${typeName("Assert")}.True(${sameIdentity("found", identityField)}, found.Text);`];
}

function listed(identityField: string | undefined): readonly string[] {
  const list = `${typeName("Assert")}.IsType<${typeName("JsonArray")}>(found.Body);`;
  if (identityField === undefined) return [list];
  return [`var list = ${list}`, `${typeName("Assert")}.Contains(list, one => ${sameIdentity("one!", identityField)});`];
}

function sameIdentity(answer: string, field: string): string {
  return `${typeName("JsonNode")}.DeepEquals(id, ${answer}[${csharpString(field)}])`;
}

function identityCriteria({ criteria, byIdentity }: Query, root: Entity): readonly string[] {
  const found = criteria.filter(({ type }) => isSameType(required(type), root.identity.type)).slice(0, 1);
  return byIdentity?.criteria ?? found.map(({ name }) => name);
}

/** Returns the statements that ask for an aggregate which does not exist. */
function unknownLines(criteria: readonly string[], { identity }: Entity): readonly string[] {
  const names = criteria.map((name) => csharpString(wireNameOf(name)));
  if (identity.parts.length === 0) return names.map((name) => `sample[${name}] = UnknownId();`);
  return ["var unknown = UnknownId();", ...names.map((name) => `sample[${name}] = unknown[${name}]!.DeepClone();`)];
}

/** True if a created aggregate surely meets every criterion. */
function areSure(query: Query, root: Entity): boolean {
  const met = new Set(criteriaFrom(query, root).flatMap(({ name, isSure }) => (isSure ? [name] : [])));
  return query.criteria.every(({ name, type }) => type.kind === "optional" || met.has(wireNameOf(name)));
}
