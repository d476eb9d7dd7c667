import { grammarEntries } from "./grammar-entries.ts";
import { modelApiEntries } from "./model-api-entries.ts";
import { modelBehaviourEntries } from "./model-behaviour-entries.ts";
import { modelDeclarationEntries } from "./model-declaration-entries.ts";
import { modelExpressionEntries } from "./model-expression-entries.ts";
import { modelReadEntries } from "./model-read-entries.ts";
import { modelReferenceEntries } from "./model-reference-entries.ts";
import { modelRepositoryEntries } from "./model-repository-entries.ts";
import { modelServiceEntries } from "./model-service-entries.ts";
import { modelTypeEntries } from "./model-type-entries.ts";

/** What can be wrong with a model, by the numbers of the language. */
export const modelEntries = {
  ...grammarEntries,
  ...modelDeclarationEntries,
  ...modelExpressionEntries,
  ...modelBehaviourEntries,
  ...modelTypeEntries,
  ...modelServiceEntries,
  ...modelRepositoryEntries,
  ...modelReadEntries,
  ...modelApiEntries,
  ...modelReferenceEntries,
} as const;
