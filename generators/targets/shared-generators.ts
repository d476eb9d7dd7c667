import type { ProjectGenerator } from "../emit/generator.ts";

/** Returns the row of a file that all entities share. */
export function shared(type: string, template: string): ProjectGenerator {
  return { per: "project", name: `${type}Generator`, template, folder: "Shared", type: () => type, view: () => ({}) };
}

/** Returns the row of a shared file that entity endpoints need; a health-only host skips it. */
export function entityShared(type: string, template: string): ProjectGenerator {
  return { ...shared(type, template), when: ({ entities }) => entities.length > 0 };
}
