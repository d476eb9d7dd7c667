import { wireNameOf } from "../../../../http/wire-name-of.ts";
import type { Entity, Query } from "../../../../model/ir.ts";
import type { CommandSample, FactorySample } from "../../../../model/sample/lives.ts";
import { argumentsOf } from "../../../../model/sample/repair.ts";
import type { SampleSource } from "../../../../model/sample/samples.ts";
import { typeName } from "../../names.ts";
import { freshPart } from "../../tests/fresh-part.ts";
import { holeAt } from "../../tests/printed-json.ts";
import { jsonWords } from "../../tests/sample-words.ts";
import { criteriaFrom, criterionLine } from "./query-words.ts";
import { hookNameOf, sampleNameOf } from "./test-names.ts";

/** Returns the words of a method that makes the arguments of an operation, and of its hook. */
function sampleWords(name: string, title: string) {
  const [method, hook] = [sampleNameOf(name), hookNameOf(name)];
  return { result: typeName("JsonObject"), method, hook, title, parameters: "", more: [] };
}

/** Returns the arguments of a factory. An identity among them is a new one. */
export function factorySample({ factory, args }: FactorySample, name: string) {
  const identity = wireNameOf(factory.identityParameter ?? "");
  return {
    ...sampleWords(name, factory.name),
    ...jsonWords(args, { fresh: freshPart(args[identity] ?? null, [identity]) }),
  };
}

/** Returns the arguments of a command, which begin with the identity. */
export function commandSample({ command, args }: CommandSample, name: string) {
  const identity = command.operation.parameters.find(({ isIdentity }) => isIdentity);
  const id = wireNameOf(identity?.property ?? "id");
  const computed = new Map([[holeAt([id]), "id.ToJsonString()"]]);
  return {
    ...sampleWords(name, command.name),
    parameters: `${typeName("JsonNode")} id`,
    ...jsonWords({ [id]: "", ...args }, { computed }),
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
  const given = query.criteria.filter(({ type }) => type.kind !== "optional");
  const args = argumentsOf(given, source);
  const taken = root === undefined ? [] : criteriaFrom(query, root).filter((one) => one.name in args);
  return {
    ...sampleWords(name, query.name),
    parameters: root === undefined ? "" : `${typeName("TestAnswer")}? created = null`,
    ...jsonWords(args, {}),
    more: taken.map(criterionLine),
  };
}
