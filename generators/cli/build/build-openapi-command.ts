import { modelOpenapi } from "../../flow/targets/model-openapi.ts";
import type { CommandAction } from "../command.ts";
import type { buildOptions } from "../options.ts";
import { readDocumentOutput } from "../read-output.ts";
import { earlierModels } from "./earlier-models.ts";
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
