import { modelCsharp } from "../../flow/targets/model-csharp.ts";
import type { CommandAction } from "../command.ts";
import type { buildOptions } from "../options.ts";
import { readCsharpOutput } from "../read-output.ts";
import { earlierModels } from "./earlier-models.ts";
import { readBuild } from "./read-build.ts";
import { runAgainstBaseline } from "./run-against-baseline.ts";

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
