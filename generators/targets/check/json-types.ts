import { catalogue } from "../../diagnostics/catalogue.ts";
import { type Diagnostic, sortDiagnostics } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { type ApiOperation, apiOperationsOf } from "../../emit/csharp/model/api/api-operations.ts";
import { jsonInputs } from "../../emit/csharp/model/api/body-types.ts";
import type { Context, Model } from "../../model/ir.ts";
import { innerTypesOf, isRouteBindable, spellingOf, type Type } from "../../model/type.ts";

/** Finds operations whose requests or answers JSON cannot carry; a host would answer them with an error. Spec: decisions, 7, JSON form. */
export function checkJsonTypes({ contexts }: Model): readonly Diagnostic[] {
  const parts = new Map(contexts.flatMap(partsIn));
  const reachedFrom = (types: readonly Type[]) => closureOf(types, parts);
  return sortDiagnostics(
    contexts.flatMap(apiOperationsOf).flatMap((operation) => {
      const { route, answer } = operation;
      const inputs = jsonInputs(operation).map(({ type }) => type);
      return [
        ...unkeyed(operation, "takes", reachedFrom(inputs)),
        ...unkeyed(operation, "answers with", reachedFrom(answer === undefined ? [] : [answer])),
        ...inputs.flatMap((type) => {
          const entity = reachedFrom([type]).find(({ kind }) => kind === "entity");
          if (entity === undefined) return [];
          const words = { operation: route.name, type: spellingOf(type), entity: spellingOf(entity) };
          return [report(catalogue.entityFromOutside, words, { span: route.span })];
        }),
      ];
    }),
  );
}

function unkeyed(
  { route }: ApiOperation,
  direction: "takes" | "answers with",
  types: readonly Type[],
): readonly Diagnostic[] {
  return types.flatMap((type) => {
    if (type.kind !== "map" || isRouteBindable(type.key)) return [];
    const words = { operation: route.name, direction, map: spellingOf(type), key: spellingOf(type.key) };
    return [report(catalogue.keyWithoutJson, words, { span: route.span })];
  });
}

/** What the JSON of each declared type holds. */
function partsIn({ values, events, entities, readModels }: Context): readonly (readonly [string, readonly Type[]])[] {
  return [...values, ...events, ...entities]
    .map(({ type, members }) => [type, members.map((member) => member.type)] as const)
    .concat(readModels.map(({ type, fields }) => [type, fields.map((field) => field.type)] as const))
    .map(([type, parts]) => [spellingOf(type, "qualified"), parts] as const);
}

/** Some types and all that they lead to, each once. */
function closureOf(types: readonly Type[], parts: ReadonlyMap<string, readonly Type[]>): readonly Type[] {
  const met = new Map(types.map((type) => [spellingOf(type, "qualified"), type]));
  // A map hands out what is added while it is walked.
  for (const [key, type] of met) {
    for (const part of parts.get(key) ?? innerTypesOf(type)) {
      const name = spellingOf(part, "qualified");
      if (!met.has(name)) met.set(name, part);
    }
  }
  return [...met.values()];
}
