import { knownNames } from "../emit/csharp/known-names.ts";
import { prebuiltEntityTemplates } from "./prebuilt-entity-templates.ts";
import type { TemplateFamily } from "./template-family.ts";

/** What the generators of entities print. */
export const entityTemplates: TemplateFamily = { known: knownNames, prebuilt: prebuiltEntityTemplates };
