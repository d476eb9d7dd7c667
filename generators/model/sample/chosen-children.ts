import { wireNameOf } from "../../http/wire-name-of.ts";
import { type Expr, selectionIn } from "../expr.ts";
import type { Factory } from "../ir.ts";
import type { ChildCall, ChildRemoval } from "../operation/changes.ts";
import { areEqual, evaluate, type Scope } from "./evaluate.ts";
import { isList, isObject, type Json, type JsonObject } from "./json.ts";

/** Returns the children that a change chooses; undefined if they are not known. */
export function chosenOf(children: Json | undefined, chosen: Expr, scope: Scope): readonly Json[] | undefined {
  const value = evaluate(chosen, scope);
  if (value === undefined || !isList(children)) return undefined;
  if (selectionIn(chosen) !== undefined) return isList(value) ? value : undefined;
  return children.filter((one) => has(one, value));
}

/** Returns the broken rule of a child that must be there. */
export function absent({ chosen: choice, child }: ChildRemoval | ChildCall, chosen: readonly Json[]) {
  return chosen.length === 0 && selectionIn(choice) === undefined ? [{ message: `no ${child.name}` }] : [];
}

/** Computes the arguments of a call, as far as they are known. */
export function argumentsOf(
  parameters: Factory["parameters"],
  values: ChildCall["arguments"],
  scope: Scope,
): JsonObject {
  const given = parameters.flatMap(({ name }, index) => {
    const argument = values[index];
    const value = argument === undefined ? null : evaluate(argument, scope);
    return value === undefined ? [] : [[wireNameOf(name), value] as const];
  });
  return Object.fromEntries(given);
}

/** True for a child with an identity. One whose identity is not known may be any. */
export function has(child: Json, identity: Json): boolean {
  return isObject(child) && areEqual(child["id"], identity) === true;
}
