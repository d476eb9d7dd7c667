import { surfacesOfModel } from "../../compatibility/surfaces-of-model.ts";
import type { ModelRequest } from "../../flow/request.ts";
import { modelCsharp } from "../../flow/targets/model-csharp.ts";
import { modelOpenapi } from "../../flow/targets/model-openapi.ts";
import type { CommandAction } from "../command.ts";
import type { buildOptions } from "../options.ts";
import { readCsharpOutput, readDocumentOutput } from "../read-output.ts";
import { readBuild } from "./read-build.ts";
import { runAgainstBaseline } from "./run-against-baseline.ts";

/** `tenon build --target openapi`: checks models and writes their OpenAPI documents. */
export const buildOpenapiCommand: CommandAction<typeof buildOptions> = {
  run: (invocation, context) => {
    const build = readBuild(invocation, context);
    if ("exitCode" in build) return build;
    const output = readDocumentOutput(invocation.values);
    if ("exitCode" in output) return output;
    const request = { ...build.request, ...output };
    const earlier = earlierModels(invocation.values.baseline, request);
    return runAgainstBaseline({ ...build, target: modelOpenapi, request }, earlier, context);
  },
};

/** `tenon build --baseline`: checks models, reports what breaks callers of an earlier version, and writes their C#. */
export const buildAgainstBaselineCommand: CommandAction<typeof buildOptions> = {
  run: (invocation, context) => {
    const build = readBuild(invocation, context);
    if ("exitCode" in build) return build;
    const layers = readCsharpOutput(invocation.values);
    if ("exitCode" in layers) return layers;
    const request = { ...build.request, layers };
    const earlier = earlierModels(invocation.values.baseline, request);
    return runAgainstBaseline({ ...build, target: modelCsharp, request }, earlier, context);
  },
};

/** Returns the earlier version of the models that a request names. */
function earlierModels<Request extends ModelRequest>(baseline: string | undefined, request: Request) {
  const requestFor = (models: readonly string[]): Request => ({ ...request, models });
  return { baseline, inputs: request.models, requestFor, surfacesOf: surfacesOfModel };
}
