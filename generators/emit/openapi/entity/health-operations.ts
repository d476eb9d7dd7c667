import type { Operation, Response } from "../open-api.ts";
import { schemaRef } from "./entity-schemas.ts";

/** /health and /ready, which are open to all. Spec: decisions, 4, access and /ready. */
export const healthOperations: readonly {
  readonly path: string;
  readonly verb: string;
  readonly operation: Operation;
}[] = [
  {
    path: "/health",
    verb: "GET",
    operation: {
      tags: ["Health"],
      operationId: "Health",
      summary: "Reports that the process is running.",
      responses: { "200": answer("It does.") },
    },
  },
  {
    path: "/ready",
    verb: "GET",
    operation: {
      tags: ["Health"],
      operationId: "Ready",
      summary: "Reports whether the database is reachable.",
      responses: { "200": answer("It can."), "503": answer("It cannot.") },
    },
  },
];

function answer(description: string): Response {
  return { description, content: { "application/json": { schema: schemaRef("HealthResponse") } } };
}
