import type { Entity, Key } from "../../../../entity/entity.ts";
import { csharpString } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { keyArguments, unknownKeys } from "./entity-operation-words.ts";

/** Returns the arguments for the created row. */
export function createdOne(entity: Entity): string {
  return argumentsOf(entity, ({ wireName }, isFirst) => `created[${csharpString(wireName)}]${isFirst ? "" : copied}`);
}

/** Returns the arguments for an unknown row. */
export function unknownOne(entity: Entity): string {
  return argumentsOf(entity, unknownValue);
}

/** Returns a change of the created row, as the arguments of its update. */
export function changeOfCreated(entity: Entity): string {
  return argumentsOf(entity, ({ wireName }) => `created[${csharpString(wireName)}]${copied}`, updateSample);
}

const copied = "!.DeepClone()";
const updateSample = "(await UpdateSampleAsync(host))";

/** Returns a change of an unknown row, as the arguments of its update. */
export function changeOfUnknown(entity: Entity): string {
  return argumentsOf(entity, unknownValue, updateSample);
}

/** Returns the value of a property of an unknown key, whose first one is unknown. */
function unknownValue({ type }: Key, isFirst: boolean): string {
  return isFirst ? "UnknownId()" : JSON.stringify(unknownKeys[type]);
}

/** Returns the arguments with the key of a row, added to others if there are any. */
function argumentsOf(entity: Entity, printed: (part: Key, isFirst: boolean) => string, sample?: string): string {
  return keyArguments(entity).reduce((added, { name, part }, at) => {
    const given = `(${csharpString(name)}, ${printed(part, at === 0)})`;
    return added === "" ? `${typeName("TestSamples")}.Of${given}` : `${added}.With${given}`;
  }, sample ?? "");
}
