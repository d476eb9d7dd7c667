import { wireNameOf } from "../../http/wire-name-of.ts";
import type { OperationName } from "../expr.ts";
import type { Entity, Parameter } from "../ir.ts";
import type { Assignment } from "../operation/changes.ts";
import { isNumber, isScalar, required } from "../type.ts";
import type { JsonObject } from "./json.ts";
import { argumentsOf } from "./repair.ts";
import type { SampleSource } from "./samples.ts";

/** The first number that tests send as a unique one; each later one is greater by 1. */
const firstNumber = 1_000_001;

/** The operations that keep different texts different: those of samples have no space around them. */
const distinct: ReadonlySet<OperationName> = new Set(["lower", "upper", "trim"]);

/** Returns the argument of each list of unique fields, and of a composite identity, that differs in each test. */
export function uniqueArguments(
  { uniques, identity }: Entity,
  assigned: readonly Assignment[],
  args: JsonObject,
): readonly Parameter[] {
  const lists = identity.parts.length === 0 ? uniques : [identity.parts, ...uniques];
  return lists.flatMap((names) => names.flatMap((name) => argumentOf(name, assigned, args)).slice(0, 1));
}

function argumentOf(field: string, assigned: readonly Assignment[], args: JsonObject): readonly Parameter[] {
  const value = assigned.find((one) => one.field === field)?.value;
  const written = value?.kind === "binary" ? value.left : value;
  const given = written?.kind === "operation" && distinct.has(written.operation) ? written.target : written;
  if (given?.kind !== "parameter" || (args[wireNameOf(given.name)] ?? null) === null) return [];
  const type = required(given.type);
  return type.kind === "identity" || isScalar(type, "String") || isNumber(type) ? [given] : [];
}

/** The arguments of a behaviour, and the fields that it sets. */
interface Taking {
  readonly parameters: readonly Parameter[];
  readonly assigned: readonly Assignment[];
}

/** Returns the usual arguments of a behaviour, with the numbers that tests send as unique ones: rules can read them. */
export function usualArguments(root: Entity, { parameters, assigned }: Taking, source: SampleSource): JsonObject {
  const args = argumentsOf(parameters, source);
  const numbers = uniqueArguments(root, assigned, args).filter(({ type }) => isNumber(required(type)));
  return { ...args, ...Object.fromEntries(numbers.map(({ name }) => [wireNameOf(name), firstNumber])) };
}
