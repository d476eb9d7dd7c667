import { surfacesOfModel } from "../../compatibility/published-surface.ts";
import { modelAsyncapi } from "../../flow/targets/model-asyncapi.ts";
import { modelCsharp } from "../../flow/targets/model-csharp.ts";
import { modelOpenapi } from "../../flow/targets/model-openapi.ts";
import type { CommandAction } from "../command.ts";
import type { buildOptions } from "../options.ts";
import { readCsharpOutput, readDocumentOutput } from "../read-output.ts";
import { readBuild } from "./read-build.ts";
import { runAgainstBaseline } from "./run-against-baseline.ts";

const documentTargets = new Map([
  ["openapi", modelOpenapi],
  ["asyncapi", modelAsyncapi],
]);

/** `tenon build`: checks models, reports what breaks callers of an earlier version, and writes their C# or their documents. */
export const buildCommand: CommandAction<typeof buildOptions> = {
  run: (invocation, context) => {
    const { target, baseline } = invocation.values;
    const build = readBuild(invocation, context);
    if ("exitCode" in build) return build;
    const earlier = <Request>(request: Request) => ({
      ...{ baseline, inputs: build.request.models, surfacesOf: surfacesOfModel },
      requestFor: (models: readonly string[]) => ({ ...request, models }),
    });
    const documents = documentTargets.get(target?.trim().toLowerCase() ?? "");
    if (documents !== undefined) {
      const output = readDocumentOutput(invocation.values);
      if ("exitCode" in output) return output;
      const request = { ...build.request, ...output };
      return runAgainstBaseline({ ...build, target: documents, request }, earlier(request), context);
    }
    const layers = readCsharpOutput(invocation.values);
    if ("exitCode" in layers) return layers;
    const request = { ...build.request, layers, messaging: invocation.values.messaging };
    return runAgainstBaseline({ ...build, target: modelCsharp, request }, earlier(request), context);
  },
};
