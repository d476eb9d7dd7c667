import { type Diagnostic, sortDiagnostics } from "../diagnostics/diagnostic.ts";
import { type Result, resultOf } from "../diagnostics/result.ts";
import { classShapeOf } from "../host/csharp/class-shape.ts";
import type { Host } from "../host/host.ts";
import type { InputFile } from "../source/decode-text.ts";
import { fullNameOf } from "../text/class-names.ts";
import { grouped } from "../text/grouped.ts";
import { checks, valueChecks } from "./check/index.ts";
import type { Declared, HostFacts, Located } from "./declaration.ts";
import { declare } from "./declare.ts";
import type { LibraryFacts } from "./endpoint-library.ts";
import type { EntityModel, Graft } from "./graft.ts";
import { classesOf } from "./host/existing-class.ts";
import { hostClashes } from "./host/host-clashes.ts";
import { hostEnumsOf } from "./host/host-enums.ts";
import { withKeyParts } from "./key-parts.ts";
import { lower, lowerEntities } from "./lower/lower.ts";
import { withUniqueKeys } from "./relationships.ts";
import { withRowMembers } from "./rows.ts";
import { targetOf } from "./target.ts";
import { checkSchema, type FormedFile } from "./yaml/check-schema.ts";
import { readEntityFile } from "./yaml/read-entity-file.ts";
import type { YamlFile } from "./yaml/yaml-node.ts";

/** Validates entity files against a host, stage by stage, and lowers them. */
export function validate(
  files: readonly InputFile[],
  host: Host & LibraryFacts & Pick<HostFacts, "defaults">,
): Result<Graft> {
  const declared = declareFiles(files, host);
  if (!declared.ok) return declared;
  const target = targetOf(declared.value, host);
  if (!target.ok) return { ok: false, diagnostics: sortDiagnostics([...declared.diagnostics, ...target.diagnostics]) };
  const graft = lower(declared.value, target.value);
  const clashes = hostClashes(graft, declared.value, host);
  return sorted(resultOf(graft, [...declared.diagnostics, ...target.diagnostics, ...clashes]));
}

/** Validates and lowers entity files without a C# target. */
export function validateEntities(files: readonly InputFile[], host: HostFacts): Result<EntityModel> {
  const declared = declareFiles(files, host);
  return declared.ok ? { ...declared, value: lowerEntities(declared.value) } : declared;
}

/** Reads entity files and checks their form and meaning. */
export function declareFiles(files: readonly InputFile[], host: HostFacts): Result<Declared> {
  return declareRead(files.map(readEntityFile), host);
}

/** Checks the form and meaning of entity files that are read. */
export function declareRead(files: readonly Result<YamlFile>[], host: HostFacts): Result<Declared> {
  const read = together(files);
  if (!read.ok) return read;
  const formed = together(read.value.map(checkSchema));
  if (formed.ok) return sorted(checkMeaning(formed.value, host));
  return sorted({
    ok: false,
    diagnostics: [...formed.diagnostics, ...furtherFaults(formed.diagnostics, read.value, host)],
  });
}

/** Checks the single values of files that do not have the form, so that one run reports them as well. Reports each value once. */
function furtherFaults(reported: readonly Diagnostic[], files: readonly YamlFile[], host: HostFacts) {
  const maps = files.flatMap(({ path, root }) => (root.kind === "map" ? [{ path, root }] : []));
  const declared = declaredIn(maps, host);
  const placeOf = ({ span }: Diagnostic): string => `${span?.path} ${span?.start}`;
  const known = new Set(reported.map(placeOf));
  return valueChecks.flatMap((check) => check(declared)).filter((found) => !known.has(placeOf(found)));
}

// Every file passes a stage before the next one begins, so that a run reports the mistakes of all files.
function together<T>(results: readonly Result<T>[]): Result<readonly T[]> {
  const values = results.flatMap((result) => (result.ok ? [result.value] : []));
  const diagnostics = sortDiagnostics(results.flatMap((result) => result.diagnostics));
  return values.length === results.length ? { ok: true, value: values, diagnostics } : { ok: false, diagnostics };
}

function sorted<T>(result: Result<T>): Result<T> {
  return { ...result, diagnostics: sortDiagnostics(result.diagnostics) };
}

/** Declares the content of the files and runs every semantic check; all checks report together. */
function checkMeaning(files: readonly FormedFile[], host: HostFacts): Result<Declared> {
  const declared = declaredIn(files, host);
  return resultOf(
    declared,
    checks.flatMap((check) => check(declared)),
  );
}

/** Collects the declarations of all files for the checks. */
export function declaredIn(
  files: readonly FormedFile[],
  { authentication, authenticationSigns, classes, types, defaults }: HostFacts,
): Declared {
  const parts = files.map((file) => declare(file, defaults));
  const written = parts
    .flatMap((part) => part.entities)
    .map(withRowMembers)
    .map(withKeyParts);
  const entities = withUniqueKeys({ entities: written, byName: firstByName(written) });
  const enums = parts.flatMap((part) => part.enums);
  // A name without a namespace can mean classes of several; the short names win, as they hold these.
  const classesByName = new Map([...grouped(classes ?? [], fullNameOf), ...grouped(classes ?? [], ({ name }) => name)]);
  const existing = entities.filter(({ isExisting }) => isExisting);
  const shapes = new Map(
    existing.flatMap((entity) => {
      const [found, ...others] = classesOf(entity, { classesByName }).map((one) => types?.find(fullNameOf(one)));
      return types && found && others.length === 0 ? [[entity, classShapeOf(found, types)] as const] : [];
    }),
  );
  return {
    files: parts.map(({ file }) => file),
    entities,
    byName: firstByName(entities),
    enums,
    enumByName: firstByName(enums),
    authentication,
    authenticationSigns,
    classes,
    types,
    defaults,
    classesByName,
    shapes,
    hostEnums: hostEnumsOf(existing, shapes, types),
  };
}

// Reversed, so that the first of two equal names wins.
function firstByName<T extends { readonly name: Located<string> }>(named: readonly T[]): ReadonlyMap<string, T> {
  return new Map([...named].reverse().map((declared) => [declared.name.value, declared]));
}
