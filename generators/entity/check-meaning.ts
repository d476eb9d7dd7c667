import { type Result, resultOf } from "../diagnostics/result.ts";
import { fullNameOf } from "../text/class-names.ts";
import { grouped } from "../text/grouped.ts";
import { checks } from "./check/index.ts";
import type { FormedFile } from "./check-schema.ts";
import type { Declared, Located } from "./declaration.ts";
import { declare } from "./declare.ts";

/** Declares the content of the files and runs every semantic check; all checks report together. */
export function checkMeaning(
  files: readonly FormedFile[],
  host: Pick<Declared, "registersAuthentication" | "classes">,
): Result<Declared> {
  const declared = declaredIn(files, host);
  return resultOf(
    declared,
    checks.flatMap((check) => check(declared)),
  );
}

/** Collects the declarations of all files for the checks. */
export function declaredIn(
  files: readonly FormedFile[],
  { registersAuthentication, classes }: Pick<Declared, "registersAuthentication" | "classes">,
): Declared {
  const parts = files.map(declare);
  const entities = parts.flatMap((part) => part.entities);
  const enums = parts.flatMap((part) => part.enums);
  return {
    files: parts.map(({ file }) => file),
    entities,
    byName: firstByName(entities),
    enums,
    enumByName: firstByName(enums),
    registersAuthentication,
    classes,
    // A name without a namespace can mean classes of several; the short names win, as they hold these.
    classesByName: new Map([...grouped(classes ?? [], fullNameOf), ...grouped(classes ?? [], ({ name }) => name)]),
  };
}

// Reversed, so that the first of two equal names wins.
function firstByName<T extends { readonly name: Located<string> }>(named: readonly T[]): ReadonlyMap<string, T> {
  return new Map([...named].reverse().map((declared) => [declared.name.value, declared]));
}
