import type { AccessShape, ProjectsShape } from "../entity/entity-file.ts";
import type { Keys } from "../entity/entity-file-keys.ts";

/** A configuration, as it is written. */
interface ConfigShape {
  readonly host?: string;
  readonly templates?: string;
  readonly health?: "tenon" | "host";
  readonly access?: AccessShape;
  readonly placement?: ProjectsShape;
}

/** The keys of a configuration; a test compares them with the schema. */
export const configKeys = {
  host: "optional",
  templates: "optional",
  health: "optional",
  access: "optional",
  placement: "optional",
} satisfies Keys<ConfigShape>;
