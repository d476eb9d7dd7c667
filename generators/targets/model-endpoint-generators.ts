import { endpointsView } from "../emit/csharp/model/api/endpoints-view.ts";
import type { ModelGenerator } from "../emit/model-generator.ts";
import { apiRuntimeGenerators } from "../emit/model-runtime.ts";
import { servedIn } from "../model/operation/model-operation.ts";

/**
 * The HTTP surface of models, with `--layers api`, on minimal APIs whatever library the host uses. Spec: model-http, Endpoint mapping.
 * Apart from the libraries of entities, so that a graft of entities loads no code of models.
 */
export const modelEndpointGenerators: readonly ModelGenerator[] = [
  {
    per: "context",
    layer: "api",
    name: "EndpointsGenerator",
    template: "api/endpoints",
    type: ({ name }) => `${name}Endpoints`,
    when: (context) => servedIn(context).length > 0,
    view: endpointsView,
  },
  ...apiRuntimeGenerators,
];
