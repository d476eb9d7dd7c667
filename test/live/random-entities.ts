import { readFileSync } from "node:fs";
import fc from "fast-check";
import { pluralOf } from "../../generators/text/nouns.ts";
import { entityFilesOf, entityNames, type RandomEntityFile } from "../random-entity-files.ts";

/** Returns the names of entities and enums that entity files declare, with an indentation of two. */
function declaredIn(files: readonly string[]): ReadonlySet<string> {
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, "utf8").matchAll(/^ {2}([A-Z]\w*):/gm)].map(([, name = ""]) => name),
    ),
  );
}

/** The seed of the random entities; TENON_SEED overrides it. */
export const seed = Number(process.env["TENON_SEED"] ?? 2026);

/** Returns an entity for every hostile name that the other files do not declare, with properties drawn by the seed. */
export function randomEntities(files: readonly string[]): RandomEntityFile {
  const taken = declaredIn(files);
  const free = entityNames.filter((name) => !(taken.has(name) || taken.has(pluralOf(name))));
  const [file] = fc.sample(entityFilesOf(free), { numRuns: 1, seed });
  if (file === undefined) throw new Error("Nothing was drawn.");
  return file;
}
