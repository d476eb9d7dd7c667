import { folderOf } from "../text/folder.ts";
import { pluralOf, routeOf } from "../text/plural.ts";
import { kebabOf, wordsOf } from "../text/words.ts";
import type { EntityDecl } from "./declaration.ts";

/** The names that are made of an entity's name, unless the file states them. Spec: decisions, 2 and 3. */
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
