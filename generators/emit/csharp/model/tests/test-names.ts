import type { ModelOperation } from "../../../../model/operation/model-operation.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { freshIdentifier } from "../../csharp-text.ts";

const own = [
  ...["Assert", "CreateAsync", "Guid", "HttpStatusCode", "JsonArray", "JsonNode", "JsonObject", "JsonValue", "System"],
  ...["Task", "TestAnswer", "TestHost", "TestOperation", "TestSamples"],
  ...["StoredAsync", "UnknownId", "Equals", "ToString", "GetType"],
];

/** A command, factory or query. */
export interface Operated {
  readonly operation: ModelOperation;
}

/** Returns the name of an operation in a test class. */
export type NameOf = (one: Operated) => string;

/** Names each operation in a test class. Samples, hooks and tests are named after it. */
export function namesIn(type: string, operated: readonly Operated[]): NameOf {
  const taken = new Set([...own, type]);
  const names = new Map(
    operated.map(({ operation }) => {
      const name = freshIdentifier(pascalCaseOf(operation.name), taken);
      for (const one of [name, sampleNameOf(name), hookNameOf(name)]) taken.add(one);
      return [operation, name];
    }),
  );
  return ({ operation }) => names.get(operation) ?? "";
}

export function sampleNameOf(name: string): string {
  return `${name}Sample`;
}

export function hookNameOf(name: string): string {
  return `Customize${name}`;
}
