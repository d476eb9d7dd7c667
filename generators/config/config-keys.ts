import type { LibraryId } from "../entity/entity.ts";
import { type PlacedLayer, placedLayers } from "../entity/placement.ts";
import type { AccessShape, ProjectsShape } from "../entity/yaml/entity-file.ts";
import { entityFileKeys, type Keys } from "../entity/yaml/entity-file-keys.ts";

/** The projects of the layers of models. */
type LayersShape = Readonly<Partial<Record<PlacedLayer | "tests", string>>>;

/** The store, the endpoint library, and what namespaces and routes begin with. */
interface TargetShape {
  readonly dbContext?: string;
  readonly library?: LibraryId;
  readonly namespace?: string;
  readonly routePrefix?: string;
}

/** A configuration, as it is written. */
interface ConfigShape {
  readonly host?: string;
  readonly templates?: string;
  readonly health?: "tenon" | "host";
  readonly access?: AccessShape;
  readonly target?: TargetShape;
  readonly placement?: ProjectsShape & LayersShape;
}

/** The keys of a configuration; a test compares them with the schema. */
export const configKeys = {
  host: "optional",
  templates: "optional",
  health: "optional",
  access: "optional",
  target: "optional",
  placement: "optional",
} satisfies Keys<ConfigShape>;

/** The keys of the placement in a configuration. */
export const placementKeys: readonly string[] = [...Object.keys(entityFileKeys.projects), ...placedLayers, "tests"];

/** The keys of the target in a configuration. */
export const targetKeys: readonly string[] = Object.keys({
  dbContext: "optional",
  library: "optional",
  namespace: "optional",
  routePrefix: "optional",
} satisfies Keys<TargetShape>);
