import { modelNames } from "../emit/csharp/model/model-names.ts";
import { prebuiltModelTemplates } from "./prebuilt-model-templates.ts";
import type { TemplateFamily } from "./template-family.ts";

/** What the generators of models print. */
export const modelTemplates: TemplateFamily = { known: modelNames, prebuilt: prebuiltModelTemplates };
