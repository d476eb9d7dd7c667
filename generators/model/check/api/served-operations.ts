import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { isSchemeName, roleOf } from "../../../http/access.ts";
import { answerOf } from "../../../http/operation.ts";
import type { Context } from "../../ir.ts";
import { jsonParameters, type ModelOperation, servedIn, titleOf } from "../../operation/model-operation.ts";
import { innerTypesOf, isRouteBindable, spellingOf, type Type } from "../../type.ts";
import type { LoweredCheck, ModelCheck } from "../check.ts";

/** Reports operations whose requests or answers JSON cannot carry. Spec: model-http, JSON forms. */
export const jsonTypes: ModelCheck = ({ contexts }) => {
  const parts = new Map(contexts.flatMap(partsIn));
  const reachedFrom = (types: readonly Type[]) => closureOf(types, parts);
  return contexts.flatMap(servedIn).flatMap((operation) => {
    const answer = answerOf(operation);
    const inputs = jsonParameters(operation).map(({ type }) => type);
    return [
      ...unkeyed(operation, "takes", reachedFrom(inputs)),
      ...unkeyed(operation, "answers with", reachedFrom(answer === undefined ? [] : [answer])),
      ...inputs.flatMap((type) => {
        const entity = reachedFrom([type]).find(({ kind }) => kind === "entity");
        if (entity === undefined) return [];
        const words = { operation: operation.name, type: spellingOf(type), entity: spellingOf(entity) };
        return [report(catalogue.entityFromOutside, words, { span: operation.span })];
      }),
    ];
  });
};

function unkeyed(
  { name, span }: ModelOperation,
  direction: "takes" | "answers with",
  types: readonly Type[],
): readonly Diagnostic[] {
  return types.flatMap((type) => {
    if (type.kind !== "map" || isRouteBindable(type.key)) return [];
    const words = { operation: name, direction, map: spellingOf(type), key: spellingOf(type.key) };
    return [report(catalogue.keyWithoutJson, words, { span })];
  });
}

/** Returns the types inside the JSON of each declared type. */
function partsIn({ values, events, entities, readModels }: Context): readonly (readonly [string, readonly Type[]])[] {
  return [...values, ...events, ...entities]
    .map(({ type, members }) => [type, members.map((member) => member.type)] as const)
    .concat(readModels.map(({ type, fields }) => [type, fields.map((field) => field.type)] as const))
    .map(([type, parts]) => [spellingOf(type, "qualified"), parts] as const);
}

/** Returns some types and all that they lead to, each once. */
function closureOf(types: readonly Type[], parts: ReadonlyMap<string, readonly Type[]>): readonly Type[] {
  const met = new Map(types.map((type) => [spellingOf(type, "qualified"), type]));
  // Iterating a map includes entries that are added meanwhile.
  for (const [key, type] of met) {
    for (const part of parts.get(key) ?? innerTypesOf(type)) {
      const name = spellingOf(part, "qualified");
      if (!met.has(name)) met.set(name, part);
    }
  }
  return [...met.values()];
}

/** Reports roles that cannot name a security scheme. Spec: openapi, Document warnings. */
export const roleWithoutScheme: LoweredCheck = ({ operations }) =>
  operations.flatMap((operation) => {
    const role = roleOf(operation);
    if (role === undefined || isSchemeName(role)) return [];
    const { access: origin } = operation.origins;
    const span = origin.kind === "annotation" ? origin.span : operation.span;
    return [report(catalogue.roleWithoutScheme, { role }, { span })];
  });

/** Reports behaviours that nothing can serve. Spec: openapi, Document warnings. */
export const unservedOperation: LoweredCheck = ({ entities, operations }) => {
  const roots = new Set(entities.filter(({ isRoot }) => isRoot).map(({ name }) => name));
  return operations
    .filter(({ isServed }) => !isServed)
    .map((operation) => {
      const needed = operation.kind === "command" ? "getById" : "add";
      const isRoot = operation.entity !== undefined && roots.has(operation.entity);
      const reason = isRoot ? `the repository has no \`${needed}\`` : "its entity is not the root of an aggregate";
      return report(catalogue.unservedOperation, { name: titleOf(operation), reason }, { span: operation.span });
    });
};
