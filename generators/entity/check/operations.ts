import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { grouped } from "../../text/grouped.ts";
import type { Declared, EntityDecl } from "../declaration.ts";
import { usualOperations } from "../entity.ts";
import { type Obstacle, obstaclesOf } from "../host/class-operations.ts";
import { operationsOf } from "../operations.ts";
import type { Check } from "./check.ts";

/** Checks that the class of an existing entity allows its operations. Without a list, those that it does not allow are left out. Spec: entity-file, Operations. */
export const impossibleOperation: Check = (declared) =>
  declared.entities.flatMap((entity) => {
    const obstacles = obstaclesOf(entity, declared);
    return entity.operations === undefined
      ? leftOut(
          entity,
          obstacles.filter(({ operation }) => usualOperations.includes(operation)),
          declared,
        )
      : entity.operations.flatMap(({ value, span }) => {
          const found = obstacles.find(({ operation }) => operation === value);
          if (found === undefined) return [];
          const { reason, hint } = found;
          const words = { operation: value, entity: entity.name.value, reason };
          return [report(catalogue.impossibleOperation, words, { span, hint: `${hint}, or leave ${value} out.` })];
        });
  });

/** Checks that rows that are restored stay in their table. Spec: entity-file, Deleted rows. */
export const restoreOfRemoved: Check = ({ entities }) =>
  entities
    .filter(({ softDelete }) => softDelete === undefined)
    .flatMap(({ name, operations }) =>
      (operations ?? [])
        .filter(({ value }) => value === "restore")
        .map(({ span }) => report(catalogue.restoreOfRemoved, { entity: name.value }, { span })),
    );

function leftOut(entity: EntityDecl, obstacles: readonly Obstacle[], declared: Declared): readonly Diagnostic[] {
  const stated = `operations: [${operationsOf(entity, declared).join(", ")}]`;
  return [...grouped(obstacles, ({ reason }) => reason)].map(([reason, found]) => {
    const words = { entity: entity.name.value, operations: found.map(({ operation }) => operation), reason };
    const hint = `${found[0]?.hint ?? ""}, or write ${stated} to say so.`;
    return report(catalogue.operationLeftOut, words, { span: entity.name.span, hint });
  });
}
