import { wireNameOf } from "../../../../http/wire-name-of.ts";
import type { Entity, Query } from "../../../../model/ir.ts";
import { isSameType, required } from "../../../../model/type.ts";
import { csharpString } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { expectation, type Fact, roleFacts, sending } from "../../tests/fact.ts";
import { fromCreated } from "./command-facts.ts";
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
export function createdQueryFacts(tested: TestedQuery, root: Entity, isWhole: boolean): readonly Fact[] {
  const { query, name } = tested;
  const found = sampledAnswer(tested, root);
  const criterion = identityCriterion(query, root);
  const isSure = isWhole && areSure(query, root);
  if (query.result.isList)
    return [fact(tested, "lists", fromCreated([...found("IsAccepted"), ...listed(tested, isSure)])), ...roles(tested)];
  if (criterion === undefined)
    return [
      fact(tested, "answers", fromCreated(found(isSure ? "IsAccepted" : "IsAcceptedOrAbsent"))),
      ...roles(tested),
    ];
  const absent = [
    `var sample = ${sampleNameOf(name)}(answer);`,
    `sample[${csharpString(wireNameOf(criterion))}] = UnknownId();`,
    expectation(sending(name, "sample"), "NotFound"),
  ];
  return [
    fact(tested, "finds_one", fromCreated([...found("IsAccepted"), ...identified(tested)])),
    fact(tested, "does_not_find_an_unknown_one", fromCreated(absent)),
    ...roles(tested),
  ];
}

/** Returns the tests of a query that no created aggregate is known for. */
export function plainQueryFacts(tested: TestedQuery): readonly Fact[] {
  const { query, name } = tested;
  const { isList } = query.result;
  const accepted = `(${sending(name, `${sampleNameOf(name)}()`)}).${isList ? "IsAccepted" : "IsAcceptedOrAbsent"}(nameof(${hookNameOf(name)}))`;
  const lines = isList ? [`var found = ${accepted};`, ...listed(tested, false)] : [`${accepted};`];
  return [fact(tested, isList ? "lists" : "answers", lines), ...roles(tested)];
}

/** Returns a test of an answer, which is skipped while the host has no handler for it. */
function fact({ name, query, missing }: TestedQuery, ending: string, lines: readonly string[]): Fact {
  const reason = `No generated code answers ${query.name}. Register an IQueryHandler for it.`;
  const skipping = missing === undefined ? [] : [`host.SkipWithout<${missing}>(${csharpString(reason)});`];
  return { name: `${name}_${ending}`, lines: [...skipping, ...lines] };
}

function sampledAnswer({ name }: TestedQuery, _root: Entity) {
  return (method: string) => [
    `var found = (${sending(name, `${sampleNameOf(name)}(answer)`)}).${method}(nameof(${hookNameOf(name)}));`,
  ];
}

function roles({ query, name }: TestedQuery): readonly Fact[] {
  return roleFacts(query.operation, name, `${sampleNameOf(name)}()`);
}

function identified({ identityField }: TestedQuery): readonly string[] {
  if (identityField === undefined) return [];
  return [
    `${typeName("Assert")}.True(${typeName("JsonNode")}.DeepEquals(id, found[${csharpString(identityField)}]), found.Text);`,
  ];
}

function listed({ identityField }: TestedQuery, isSure: boolean): readonly string[] {
  const list = `var list = ${typeName("Assert")}.IsType<${typeName("JsonArray")}>(found.Body);`;
  if (identityField === undefined || !isSure) return [list.replace("var list = ", "")];
  const same = `${typeName("JsonNode")}.DeepEquals(id, one![${csharpString(identityField)}])`;
  return [list, `${typeName("Assert")}.Contains(list, one => ${same});`];
}

function identityCriterion({ criteria, byIdentity }: Query, root: Entity): string | undefined {
  return byIdentity?.criterion ?? criteria.find(({ type }) => isSameType(required(type), root.identity.type))?.name;
}

/** True if a created aggregate surely meets every criterion. */
function areSure(query: Query, root: Entity): boolean {
  const met = new Set(criteriaFrom(query, root).flatMap(({ name, isSure }) => (isSure ? [name] : [])));
  return query.criteria.every(({ name, type }) => type.kind === "optional" || met.has(wireNameOf(name)));
}
