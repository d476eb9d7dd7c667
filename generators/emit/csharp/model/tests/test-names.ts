import type { ModelOperation } from "../../../../model/operation/model-operation.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { freshIdentifier } from "../../csharp-text.ts";

/** The names that test classes use themselves. */
const own = [
  ...["Assert", "CreateAsync", "Guid", "HttpStatusCode", "JsonArray", "JsonNode", "JsonObject", "JsonValue", "System"],
  ...["Task", "TestAnswer", "TestHost", "TestOperation", "TestSamples"],
  ...["StoredAsync", "UnknownId", "Equals", "ToString", "GetType"],
];

/** Returns the name of each operation in a test class. Samples, hooks and tests are named after it. */
export function namesIn(type: string, operations: readonly ModelOperation[]): ReadonlyMap<ModelOperation, string> {
  const taken = new Set([...own, type]);
  return new Map(
    operations.map((operation) => {
      const name = freshIdentifier(pascalCaseOf(operation.name), taken);
      for (const one of [name, sampleNameOf(name), hookNameOf(name)]) taken.add(one);
      return [operation, name];
    }),
  );
}

export function sampleNameOf(name: string): string {
  return `${name}Sample`;
}

export function hookNameOf(name: string): string {
  return `Customize${name}`;
}
