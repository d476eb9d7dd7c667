import { accessEntries } from "./access-entries.ts";
import { buildEntries } from "./build-entries.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { documentEntries } from "./document-entries.ts";
import { endpointEntries } from "./endpoint-entries.ts";
import { entityEntries } from "./entity-entries.ts";
import { enumEntries } from "./enum-entries.ts";
import { existingModelEntries } from "./existing-model-entries.ts";
import { hostEntries } from "./host-entries.ts";
import { modelEntries } from "./model-entries.ts";
import { modelOwnEntries } from "./model-own-entries.ts";
import { readingEntries } from "./reading-entries.ts";
import { relationshipEntries } from "./relationship-entries.ts";
import { schemaEntries } from "./schema-entries.ts";
import { syntaxEntries } from "./syntax-entries.ts";
import { writingEntries } from "./writing-entries.ts";

/** Every code there is, in order: the one home of severity, wording and explanation. */
export const catalogue = {
  ...modelEntries,
  ...readingEntries,
  ...schemaEntries,
  ...entityEntries,
  ...relationshipEntries,
  ...enumEntries,
  ...existingModelEntries,
  ...accessEntries,
  ...hostEntries,
  ...writingEntries,
  ...modelOwnEntries,
  ...buildEntries,
  ...documentEntries,
  ...endpointEntries,
  ...syntaxEntries,
} as const satisfies Readonly<Record<string, CatalogueEntry<never>>>;

/** The entry of a code such as `TEN0301`, in any letter case; undefined for a code that does not exist. */
export function entryOf(code: string): CatalogueEntry<never> | undefined {
  return Object.values<CatalogueEntry<never>>(catalogue).find((entry) => entry.code === code.toUpperCase());
}
