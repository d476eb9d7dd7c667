import { entityCsharp } from "./entity-csharp.ts";
import { entityOpenapi } from "./entity-openapi.ts";
import { modelAsyncapi } from "./model-asyncapi.ts";
import { modelCsharp } from "./model-csharp.ts";
import { modelInHost } from "./model-in-host.ts";
import { modelOpenapi } from "./model-openapi.ts";
import { modelPage } from "./model-page.ts";

/**
 * The targets of the flow. The two for C# of models own the same files, as a folder is a host or none.
 * A command imports the target that it runs, so that it loads no other.
 */
export const targets = {
  "entity-csharp": entityCsharp,
  "entity-openapi": entityOpenapi,
  "model-csharp": modelCsharp,
  "model-in-host": modelInHost,
  "model-openapi": modelOpenapi,
  "model-asyncapi": modelAsyncapi,
  "model-page": modelPage,
} as const;
