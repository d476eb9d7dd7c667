import { type CatalogueEntry, completed } from "./catalogue-entry.ts";
import {
  compatibilityEntries,
  databaseEntries,
  importEntries,
  migrationEntries,
  sideBySideEntries,
} from "./change-entries.ts";
import { commandLineEntries } from "./command-line-entries.ts";
import { configEntries } from "./config-entries.ts";
import { emissionEntries } from "./emission-entries.ts";
import { entityEntries } from "./entity-entries.ts";
import { entityFileEntries } from "./entity-file-entries.ts";
import { hostEntries } from "./host-entries.ts";
import { hostRouteEntries } from "./host-route-entries.ts";
import { hostTypeEntries } from "./host-type-entries.ts";
import { memberEntries } from "./member-entries.ts";
import { modelBehaviourEntries } from "./model-behaviour-entries.ts";
import { modelBoundaryEntries } from "./model-boundary-entries.ts";
import { modelDeclarationEntries } from "./model-declaration-entries.ts";
import { modelExpressionEntries } from "./model-expression-entries.ts";
import { modelOperationEntries } from "./model-operation-entries.ts";
import { modelOwnEntries } from "./model-own-entries.ts";
import { modelReferenceEntries } from "./model-reference-entries.ts";
import { modelServiceEntries } from "./model-service-entries.ts";
import { modelTypeEntries } from "./model-type-entries.ts";
import { placementEntries } from "./placement-entries.ts";
import { relationshipEntries } from "./relationship-entries.ts";
import { syntaxEntries } from "./syntax-entries.ts";
import { writingEntries } from "./writing-entries.ts";

/** Every diagnostic in code order: the one home of severity, wording and explanation. */
export const catalogue = completed({
  ...modelDeclarationEntries,
  ...modelExpressionEntries,
  ...modelBehaviourEntries,
  ...modelTypeEntries,
  ...modelServiceEntries,
  ...modelOperationEntries,
  ...modelBoundaryEntries,
  ...modelReferenceEntries,
  ...commandLineEntries,
  ...entityFileEntries,
  ...entityEntries,
  ...relationshipEntries,
  ...hostTypeEntries,
  ...placementEntries,
  ...memberEntries,
  ...hostEntries,
  ...configEntries,
  ...hostRouteEntries,
  ...writingEntries,
  ...modelOwnEntries,
  ...emissionEntries,
  ...syntaxEntries,
  ...compatibilityEntries,
  ...migrationEntries,
  ...importEntries,
  ...sideBySideEntries,
  ...databaseEntries,
});

/** Returns the entry of a code such as `TEN0301`, in any letter case; undefined for an unknown code. */
export function entryOf(code: string): CatalogueEntry<never> | undefined {
  return Object.values<CatalogueEntry<never>>(catalogue).find((entry) => entry.code === code.toUpperCase());
}
