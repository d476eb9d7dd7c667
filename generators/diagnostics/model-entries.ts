import { modelApiEntries } from "./model-api-entries.ts";
import { modelBehaviourEntries } from "./model-behaviour-entries.ts";
import { modelDeclarationEntries } from "./model-declaration-entries.ts";
import { modelExpressionEntries } from "./model-expression-entries.ts";
import { modelReadEntries } from "./model-read-entries.ts";
import { modelReferenceEntries } from "./model-reference-entries.ts";
import { modelTypeEntries } from "./model-type-entries.ts";

/** What can be wrong with the meaning of a model, by the numbers of the language. */
export const modelEntries = {
  ...modelDeclarationEntries,
  ...modelExpressionEntries,
  ...modelBehaviourEntries,
  ...modelTypeEntries,
  ...modelReadEntries,
  ...modelApiEntries,
  ...modelReferenceEntries,
} as const;
