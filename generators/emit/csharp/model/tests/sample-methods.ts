import { wireNameOf } from "../../../../http/wire-name-of.ts";
import { type Expr, someExpr } from "../../../../model/expr.ts";
import type { Context, Entity, Query } from "../../../../model/ir.ts";
import { pageInRoute } from "../../../../model/paging.ts";
import { isObject, type Json } from "../../../../model/sample/json.ts";
import type { CommandSample, FactorySample, Life } from "../../../../model/sample/lives.ts";
import { argumentsOf } from "../../../../model/sample/repair.ts";
import { type SampleSource, sampleOf } from "../../../../model/sample/samples.ts";
import { isScalar, isWholeNumber, keyOf } from "../../../../model/type.ts";
import { csharpString } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { sending } from "../../tests/fact.ts";
import { freshPart } from "../../tests/fresh-part.ts";
import { holeAt } from "../../tests/printed-json.ts";
import { jsonWords } from "../../tests/sample-words.ts";
import { criteriaFrom, criterionLine, identityField, sentCriteria } from "./query-words.ts";
import { hookNameOf, sampleNameOf } from "./test-names.ts";
import { uniqueParts } from "./unique-parts.ts";

/** Returns the words of a method that makes the arguments of an operation, and of its hook. */
function sampleWords(name: string, title: string) {
  const [method, hook] = [sampleNameOf(name), hookNameOf(name)];
  return { result: typeName("JsonObject"), method, hook, title, parameters: "", more: [] };
}

/** Returns the arguments of a factory. An identity among them is a new one, and so are unique values. */
export function factorySample({ factory, args }: FactorySample, name: string, root: Entity) {
  const identity = wireNameOf(factory.identityParameter ?? "");
  const given = args[identity] ?? null;
  // A text that keeps a rule keeps its form.
  const isGiven = (expr: Expr) => expr.kind === "parameter" && expr.name === factory.identityParameter;
  const matchesGiven = (expr: Expr) => expr.kind === "matches" && someExpr(expr, isGiven);
  const hasForm =
    typeof given === "string" &&
    (root.invariants.some(({ condition }) => someExpr(condition, ({ kind }) => kind === "identity")) ||
      factory.requires.some(({ condition }) => someExpr(condition, matchesGiven)));
  const fresh = [
    ...freshPart(given, [identity]).map((part) => ({ ...part, hasForm })),
    ...uniqueParts(root, factory.initializers, args),
  ];
  return { ...sampleWords(name, factory.name), ...jsonWords(args, { fresh }) };
}

/** Returns the arguments of a command, which begin with the identity. */
export function commandSample({ command, args }: CommandSample, name: string, root: Entity) {
  const names = command.operation.parameters.flatMap((one) => (one.isIdentity ? [wireNameOf(one.property)] : []));
  const partOf = (name: string) => (root.identity.parts.length === 0 ? "id" : `id[${csharpString(name)}]!`);
  const computed = new Map(names.map((name) => [holeAt([name]), `${partOf(name)}.ToJsonString()`]));
  const identity = Object.fromEntries(names.map((name) => [name, ""]));
  return {
    ...sampleWords(name, command.name),
    parameters: `${typeName("JsonNode")} id`,
    ...jsonWords({ ...identity, ...args }, { computed, fresh: uniqueParts(root, command.transitions, args) }),
  };
}

/** The class of a query: the root that it reads, if there is one. */
interface QueryPlace {
  readonly name: string;
  readonly root?: Entity;
  readonly source: SampleSource;
}

/** Returns the criteria of a query, of which a created aggregate gives what it has. Optional ones are left out. */
export function querySample(query: Query, { name, root, source }: QueryPlace) {
  const given = sentCriteria(query).filter(({ type }) => type.kind !== "optional");
  const args = argumentsOf([...given, ...pageInRoute(query.operation)], source);
  const taken = root === undefined ? [] : criteriaFrom(query, root).filter((one) => one.name in args);
  return {
    ...sampleWords(name, query.name),
    parameters: root === undefined ? "" : `${typeName("TestAnswer")}? created = null`,
    ...jsonWords(args, {}),
    more: taken.map(criterionLine),
  };
}

/** The factory that tests begin with, and the place of the identity that it gives. */
export interface Origin {
  readonly begun: FactorySample;
  /** The identity as C#, over `sample` and `answer`. */
  readonly identity: string;
}

/** Returns the factory that tests begin with; undefined if there is none whose identity is known. */
export function originOf({ root, begun }: Life, context: Context): Origin | undefined {
  const identity = begun && (partsFrom(root) ?? identityFrom(begun, context));
  return begun && identity !== undefined ? { begun, identity } : undefined;
}

/** Returns a composite identity over `sample`, which has its parts. */
function partsFrom({ identity: { parts } }: Entity): string | undefined {
  const names = parts.map((part) => csharpString(wireNameOf(part)));
  if (names.length === 0) return undefined;
  const members = names.map((name) => `[${name}] = sample[${name}]!.DeepClone()`);
  return `new ${typeName("JsonObject")} { ${members.join(", ")} }`;
}

function identityFrom({ factory }: FactorySample, { readModels }: Context): string | undefined {
  const { projection, identityParameter } = factory;
  if (projection === undefined) return `answer["id"]!`;
  if (identityParameter !== undefined) return `sample[${csharpString(wireNameOf(identityParameter))}]!`;
  const model = readModels.find(({ type }) => keyOf(type) === keyOf(projection));
  const field = model && identityField(model);
  return field === undefined ? undefined : `answer[${csharpString(field)}]!`;
}

/** Returns the part of an identity that makes it a new one: of a composite one, the first part that can have any value. */
function freshIdentity(unknown: Json, { identity, members }: Entity) {
  if (!isObject(unknown) || identity.parts.length === 0) return freshPart(unknown, []);
  const parts = identity.parts.flatMap((part) => members.filter(({ name }) => name === part));
  const free = parts.find(({ type }) => type.kind === "identity" || isWholeNumber(type) || isScalar(type, "Guid"));
  const name = free && wireNameOf(free.name);
  return name === undefined ? [] : freshPart(unknown[name] ?? null, [name]);
}

interface Creation extends Pick<QueryPlace, "source"> {
  /** The name of the factory in the class. */
  readonly name: string;
  /** True if tests give the creation arguments of their own. */
  readonly takesSample: boolean;
  /** The calls that give arguments of the factory the identities of aggregates that exist. */
  readonly sought: string;
  /** True if tests of other aggregates create it. */
  readonly isSought: boolean;
}

/** Returns the words of the methods that create an aggregate and make an unknown identity. */
export function identityLines(root: Entity, { identity }: Origin, creation: Creation) {
  const { name, source, takesSample, sought, isSought } = creation;
  const access = isSought ? "internal" : "private";
  const unknown = sampleOf({ type: root.identity.type, name: "unknown" }, source);
  const words = jsonWords(unknown, { fresh: freshIdentity(unknown, root) });
  return {
    creator: `${access} async ${typeName("Task")}<(${typeName("JsonNode")} Id, ${typeName("TestAnswer")} Answer)> CreateAsync(${takesSample ? `${typeName("JsonObject")}? given = null` : ""})`,
    creation: [
      `var sample = ${takesSample ? "given ?? " : ""}${sampleNameOf(name)}()${sought};`,
      `var answer = (${sending(name, "sample")}).IsAccepted(nameof(${hookNameOf(name)}));`,
      `return (${identity}, answer);`,
    ],
    unknown: words,
    unknownNumber: words.usesNumber,
  };
}
