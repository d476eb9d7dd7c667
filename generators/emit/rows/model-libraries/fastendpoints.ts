import { endpointsClass } from "../../../model/emitted-names.ts";
import { servedIn } from "../../../model/operation/model-operation.ts";
import { apiRuntime, fastEndpointsRuntime } from "../../api-runtime.ts";
import { endpointClassView } from "../../csharp/model/api/endpoint-class-view.ts";
import { endpointClasses } from "../../csharp/model/api/endpoint-classes.ts";
import { endpointServicesView } from "../../csharp/model/api/endpoints-view.ts";
import { fastEndpoints } from "../libraries/fastendpoints.ts";
import type { ModelLibrary } from "./model-library.ts";

const { folder, part, words } = fastEndpoints;

/** Models on FastEndpoints: a class for each operation, which the library finds. Spec: fastendpoints, Endpoints of models. */
export const fastEndpointsModels: ModelLibrary = {
  id: fastEndpoints.id,
  isMapped: false,
  needs: fastEndpoints.needs,
  generators: [
    {
      per: "endpoint",
      part: "api",
      name: "OperationEndpointGenerator",
      template: `${folder}/model-endpoint`,
      type: ({ name }) => name,
      view: endpointClassView(words),
    },
    {
      per: "context",
      part: "api",
      name: "EndpointServicesGenerator",
      template: `${folder}/model-services`,
      type: ({ name }) => endpointsClass(name),
      when: (context) => servedIn(context).length > 0,
      view: endpointServicesView,
    },
    ...apiRuntime({ service: "global::FastEndpoints.Config", options: "Serializer.Options", describesBodies: false }),
    ...fastEndpointsRuntime,
  ],
  parts: (context) =>
    endpointClasses(context).map(({ name }) => ({
      type: name,
      words: [part.hook, part.modifier],
      example: part.example(name),
    })),
};
