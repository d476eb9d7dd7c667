import type { OperationParameter, OperationResponse } from "../../http/operation.ts";
import type { ErrorStatus } from "../../http/statuses.ts";
import type { Entity, EntityType } from "../entity.ts";
import { idempotencyKeyDescription, ifMatchDescription } from "../wire-properties.ts";

type Parameter = OperationParameter<EntityType>;

interface Known {
  readonly header: Parameter;
  readonly answer: OperationResponse<EntityType>;
}

/** The header with the version of a resource. */
export const etag = { ETag: "The version of the resource." } as const;

/** The header by which a request names the resources that it knows, and the answer if it does. Spec: endpoints, Versions of rows. */
export const known: Known = {
  header: {
    name: "If-None-Match",
    binding: "header",
    type: { kind: "property", type: "string" },
    description: "The entity tags that the caller knows.",
  },
  answer: { status: 304, body: undefined, description: "The caller knows this resource.", headers: etag },
};

/** Returns the If-Match header of a write, the error for another version, and that for a malformed header. Spec: endpoints, Versions of rows. */
export function preconditionsOf({
  version,
  requiresVersion,
}: Pick<Entity, "version" | "requiresVersion">): readonly [
  header: readonly Parameter[],
  mismatch: readonly ErrorStatus[],
  malformed: readonly ErrorStatus[],
] {
  if (version === undefined) return [[], [], []];
  const type = { kind: "property", type: "string" } as const;
  const header = { name: "If-Match", binding: "header", type } as const;
  if (requiresVersion) return [[{ ...header, description: ifMatchDescription, isRequired: true }], [412, 428], [400]];
  return [[{ ...header, description: `${ifMatchDescription} Without it, any version may.` }], [412], [400]];
}

/** Returns the header of a creation that can be repeated, and the error for another body. Spec: endpoints, Repeated requests. */
export function repetitionOf({
  isIdempotent,
}: Pick<Entity, "isIdempotent">): readonly [header: readonly Parameter[], reused: readonly ErrorStatus[]] {
  if (!isIdempotent) return [[], []];
  const type = { kind: "property", type: "string" } as const;
  return [[{ name: "Idempotency-Key", binding: "header", type, description: idempotencyKeyDescription }], [422]];
}
