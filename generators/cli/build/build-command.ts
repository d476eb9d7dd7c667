import { surfacesOfModel } from "../../compatibility/published-surface.ts";
import { modelCsharp } from "../../flow/targets/model-csharp.ts";
import { modelOpenapi } from "../../flow/targets/model-openapi.ts";
import type { CommandAction } from "../command.ts";
import type { buildOptions } from "../options.ts";
import { readCsharpOutput, readDocumentOutput } from "../read-output.ts";
import { readBuild } from "./read-build.ts";
import { runAgainstBaseline } from "./run-against-baseline.ts";

/** `tenon build`: checks models, reports what breaks callers of an earlier version, and writes their C# or their OpenAPI documents. */
export const buildCommand: CommandAction<typeof buildOptions> = {
  run: (invocation, context) => {
    const { target, baseline } = invocation.values;
    const build = readBuild(invocation, context);
    if ("exitCode" in build) return build;
    const earlier = <Request>(request: Request) => ({
      ...{ baseline, inputs: build.request.models, surfacesOf: surfacesOfModel },
      requestFor: (models: readonly string[]) => ({ ...request, models }),
    });
    if (target?.trim().toLowerCase() === "openapi") {
      const output = readDocumentOutput(invocation.values);
      if ("exitCode" in output) return output;
      const request = { ...build.request, ...output };
      return runAgainstBaseline({ ...build, target: modelOpenapi, request }, earlier(request), context);
    }
    const layers = readCsharpOutput(invocation.values);
    if ("exitCode" in layers) return layers;
    const request = { ...build.request, layers };
    return runAgainstBaseline({ ...build, target: modelCsharp, request }, earlier(request), context);
  },
};
