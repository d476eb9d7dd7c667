import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { EntityDecl } from "../declaration.ts";
import { operationsOf } from "../operations.ts";
import type { Check } from "./check.ts";

/** Checks that an entity whose creations can be repeated has one. Spec: entity-file, Idempotency. */
export const idempotency: Check = (declared) =>
  declared.entities
    .filter((entity) => !operationsOf(entity, declared).some((name) => name === "create" || name === "createMany"))
    .flatMap((entity) => impossible(entity, "none of its operations creates rows", "Delete idempotency."));

/** Reports entities whose answers need transactions, for a project that sees EF Core without them. Spec: entity-file, Idempotency. */
export function unstorableAnswers(entities: readonly EntityDecl[]): readonly Diagnostic[] {
  const reason = "the project of the data references EF Core without its relational part, so it has no transactions";
  const hint = "Add Microsoft.EntityFrameworkCore.Relational to the project, or delete idempotency.";
  return entities.flatMap((entity) => impossible(entity, reason, hint));
}

function impossible({ name, idempotency: stated }: EntityDecl, reason: string, hint: string): readonly Diagnostic[] {
  if (stated?.value !== true) return [];
  return [report(catalogue.impossibleIdempotency, { entity: name.value, reason }, { span: stated.span, hint })];
}
