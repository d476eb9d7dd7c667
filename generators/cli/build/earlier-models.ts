import { surfacesOfModel } from "../../compatibility/surfaces-of-model.ts";

/** Returns the earlier version of the models that a request names. */
export function earlierModels<Request extends { readonly models: readonly string[] }>(
  baseline: string | undefined,
  request: Request,
) {
  return {
    baseline,
    inputs: request.models,
    requestFor: (models: readonly string[]): Request => ({ ...request, models }),
    surfacesOf: surfacesOfModel,
  };
}
