import { modelCsharp } from "../../flow/targets/model-csharp.ts";
import type { CommandAction } from "../command.ts";
import type { buildOptions } from "../options.ts";
import { readCsharpOutput } from "../read-output.ts";
import { runAndReport } from "../report/run-and-report.ts";
import { readBuild } from "./read-build.ts";

/** `tenon build`: checks models and writes their C#. */
export const buildCommand: CommandAction<typeof buildOptions> = {
  run: (invocation, context) => {
    const build = readBuild(invocation, context);
    if ("exitCode" in build) return build;
    const layers = readCsharpOutput(invocation.values);
    if ("exitCode" in layers) return layers;
    return runAndReport({ ...build, target: modelCsharp, request: { ...build.request, layers } }, context);
  },
};
