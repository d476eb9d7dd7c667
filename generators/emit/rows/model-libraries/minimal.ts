import { endpointsClass } from "../../../model/emitted-names.ts";
import { servedIn } from "../../../model/operation/model-operation.ts";
import { apiRuntime, minimalRuntime } from "../../api-runtime.ts";
import { endpointsView } from "../../csharp/model/api/endpoints-view.ts";
import { typeName } from "../../csharp/names.ts";
import { minimal } from "../libraries/minimal.ts";
import type { ModelLibrary } from "./model-library.ts";

/** Models on minimal APIs: a class for each context maps its endpoints. Spec: model-http, Endpoint mapping. */
export const minimalModels: ModelLibrary = {
  id: minimal.id,
  isMapped: true,
  // The packages of entities are no need of models.
  needs: { packages: [], calls: [] },
  generators: [
    {
      per: "context",
      part: "api",
      name: "EndpointsGenerator",
      template: "api/endpoints",
      type: ({ name }) => endpointsClass(name),
      when: (context) => servedIn(context).length > 0,
      view: endpointsView,
    },
    ...apiRuntime({
      service: `${typeName("IOptions")}<${typeName("JsonOptions")}>`,
      options: "Value.SerializerOptions",
      describesBodies: true,
    }),
    ...minimalRuntime,
  ],
  parts: (context) =>
    servedIn(context).length === 0
      ? []
      : [
          {
            type: endpointsClass(context.name),
            words: [minimal.part.hook],
            example: `public static partial class ${context.name}Endpoints { static partial void Configure(string operation, RouteHandlerBuilder endpoint) => …; }`,
          },
        ],
};
