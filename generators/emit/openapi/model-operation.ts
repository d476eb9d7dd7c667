import type { Context, Entity, Query } from "../../model/ir.ts";
import type { Route } from "../../model/route/route.ts";
import type { Type } from "../../model/type.ts";
import type { ErrorStatus } from "./errors.ts";

/** An HTTP operation of a model with all that it answers. */
export interface ModelOperation {
  readonly route: Route;
  /** What a success says. */
  readonly success: string;
  /** What a success carries; undefined for nothing. */
  readonly result: Type | undefined;
  readonly errors: readonly ErrorStatus[];
}

/** The operations of a context in the order of its routes: entity by entity, then the queries. */
export function operationsOf({ entities, queries }: Context): readonly ModelOperation[] {
  return [...entities.flatMap(behavioursOf), ...queries.map(queryOperation)];
}

function behavioursOf({ name, type, isVersioned, commands, factories }: Entity): readonly ModelOperation[] {
  return [
    ...commands.map(({ route, result }): ModelOperation => {
      const success = result === undefined ? "The command succeeded." : "The result of the command.";
      return { route, success, result: result?.type, errors: errorsOf(route, [400, 404, ...conflictOf(isVersioned)]) };
    }),
    ...factories.map(
      ({ route }): ModelOperation => ({
        route,
        success: `The created ${name}.`,
        result: type,
        errors: errorsOf(route, [400]),
      }),
    ),
  ];
}

function conflictOf(isVersioned: boolean): readonly ErrorStatus[] {
  return isVersioned ? [409] : [];
}

function queryOperation({ route, result: { readModel, isList } }: Query): ModelOperation {
  const wrong: readonly ErrorStatus[] = route.inputs.length > 0 ? [400] : [];
  const missing: readonly ErrorStatus[] = isList ? [] : [404];
  return {
    route,
    success: isList ? `Every ${readModel.name} that matches.` : `The ${readModel.name} that matches.`,
    result: isList ? { kind: "list", item: readModel } : readModel,
    errors: errorsOf(route, [...wrong, ...missing]),
  };
}

/** What every operation of a kind answers, and what follows from its role and its body. */
function errorsOf({ role, inputs }: Route, own: readonly ErrorStatus[]): readonly ErrorStatus[] {
  const access: readonly ErrorStatus[] = role === undefined ? [] : [401, 403];
  const size: readonly ErrorStatus[] = inputs.some(({ source }) => source === "body") ? [413] : [];
  return [...own, ...access, ...size];
}
