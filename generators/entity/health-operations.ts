import { parseRoute } from "../http/route-template.ts";
import type { EntityOperation } from "./entity.ts";

const shared = {
  verb: "GET",
  parameters: [],
  service: undefined,
  access: { kind: "anonymous" },
  tags: ["Health"],
  origins: { verb: { kind: "convention" }, route: { kind: "convention" }, access: { kind: "convention" } },
} as const;

const health = { kind: "record", name: "HealthResponse" } as const;

/** The operations of the infrastructure, which are open to all. Spec: endpoints, Health and readiness. */
export const healthOperations: Readonly<Record<"health" | "ready", EntityOperation>> = {
  health: {
    ...shared,
    id: "Health",
    route: parseRoute("/health"),
    summary: "Reports that the process is running.",
    responses: [{ status: 200, body: health, description: "It does." }],
  },
  ready: {
    ...shared,
    id: "Ready",
    route: parseRoute("/ready"),
    summary: "Reports whether the database is reachable.",
    responses: [
      { status: 200, body: health, description: "It can." },
      { status: 503, body: health, description: "It cannot." },
    ],
  },
};
