import type { CatalogueEntry } from "./catalogue-entry.ts";

type Written<Args> = Omit<CatalogueEntry<Args>, "severity" | "exitCode"> & Partial<CatalogueEntry<Args>>;

/** Completes an entry: an error of the input, unless it says something else. */
export function entry<Args>(written: Written<Args>): CatalogueEntry<Args> {
  return { severity: "error", exitCode: 1, ...written };
}
