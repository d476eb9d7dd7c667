import type { Model } from "../../model/ir.ts";
import { validateModel } from "../../model/validate.ts";
import { readModelFiles } from "../read-inputs.ts";
import type { ModelFolderRequest } from "../request.ts";
import type { Source, Target } from "../target.ts";

/** The stages that every target of models in a folder shares. */
export const modelStages = {
  locate: ({ folder }) => ({ ok: true, value: { root: folder }, diagnostics: [] }),
  read: ({ site, request, manifest }) => readModelFiles(site, request, manifest.inputs),
  understand: ({ files }) => validateModel(files),
} satisfies Partial<Target<ModelFolderRequest, Source, Model, never>>;
