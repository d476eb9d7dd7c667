import { entityCsharp } from "./entity-csharp.ts";
import { entityOpenapi } from "./entity-openapi.ts";
import { modelCsharp } from "./model-csharp.ts";
import { modelOpenapi } from "./model-openapi.ts";
import { modelPage } from "./model-page.ts";

/**
 * The targets by the files that they own; `modelInHost` owns those of `modelCsharp`.
 * A command imports the target that it runs, so that it loads no other.
 */
export const targets = {
  "entity-csharp": entityCsharp,
  "entity-openapi": entityOpenapi,
  "model-csharp": modelCsharp,
  "model-openapi": modelOpenapi,
  "model-page": modelPage,
} as const;
