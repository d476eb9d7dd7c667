import { folderOf } from "../text/folder.ts";
import { pluralOf, routeOf } from "../text/plural.ts";
import { kebabOf, wordsOf } from "../text/words.ts";
import type { EntityDecl } from "./declaration.ts";

/** Returns the plural, folder and route of an entity: stated in the file, or derived from its name. Spec: decisions, 2 and 3. */
export function namesOf({ name, plural, route }: EntityDecl): {
  readonly plural: string;
  readonly folder: string;
  readonly route: string;
} {
  const pluralName = plural?.value ?? pluralOf(name.value);
  return {
    plural: pluralName,
    folder: folderOf(name.value, pluralName),
    route: route?.value ?? (plural === undefined ? routeOf(name.value) : kebabOf(wordsOf(plural.value))),
  };
}
