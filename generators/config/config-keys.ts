import { placedLayers } from "../entity/placement.ts";
import { entityFileKeys } from "../entity/yaml/entity-file-keys.ts";

/** The keys of each part of a configuration; a test compares them with the schema. */
export const configKeys = {
  file: ["host", "templates", "health", "access", "target", "placement"],
  target: ["dbContext", "library", "namespace", "routePrefix"],
  placement: [...Object.keys(entityFileKeys.projects), ...placedLayers, "tests"],
} as const;
