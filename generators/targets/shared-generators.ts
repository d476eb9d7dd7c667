import type { ProjectGenerator } from "../emit/generator.ts";
import type { Graft } from "../entity/entity.ts";
import type { Part } from "../entity/placement.ts";

/** Returns the row of a file that all entities share. */
export function shared(type: string, part: Part, template: string): ProjectGenerator {
  return {
    per: "project",
    name: `${type}Generator`,
    part,
    template,
    folder: "Shared",
    type: () => type,
    view: (_graft, { visibility }) => ({ visibility }),
  };
}

/** Returns the row of a shared file that entity endpoints need; a health-only host skips it. */
export function entityShared(type: string, part: Part, template: string): ProjectGenerator {
  return { ...shared(type, part, template), when: ({ entities }) => entities.length > 0, isCommon: true };
}

/** Tells whether the health endpoints are generated; else the host has its own. Spec: entity-file, Health endpoints. */
export function mapsHealth({ target }: Graft): boolean {
  return target.health === "tenon";
}

/** Tells whether rows of any entity have versions. Spec: endpoints, Versions of rows. */
export function hasVersions({ entities }: Graft): boolean {
  return entities.some(({ version }) => version !== undefined);
}
