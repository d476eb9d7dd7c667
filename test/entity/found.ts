import type { Diagnostic } from "../../generators/diagnostics/diagnostic.ts";
import { formatDiagnostics } from "../../generators/diagnostics/format.ts";
import type { Check } from "../../generators/entity/check/check.ts";
import type { Declared, HostFacts } from "../../generators/entity/declaration.ts";
import { declaredIn } from "../../generators/entity/validate.ts";
import { checkSchema } from "../../generators/entity/yaml/check-schema.ts";
import { readEntityFile } from "../../generators/entity/yaml/read-entity-file.ts";
import { positionOf } from "../../generators/text/position.ts";

/** Runs one check over sources and returns codes and positions: `["TEN0301 3:5"]`. */
export function found(
  check: Check,
  sources: string | readonly string[],
  host: Partial<HostFacts> = {},
): readonly string[] {
  const texts = typeof sources === "string" ? [sources] : sources;
  return placesOf(check(declaredFrom(texts, host)), texts);
}

/** Returns code and position of each diagnostic. The path of a source is its index. */
export function placesOf(diagnostics: readonly Diagnostic[], texts: readonly string[]): readonly string[] {
  return diagnostics.map(({ code, span }) => {
    if (span === undefined) return code;
    const { line, column } = positionOf(texts[Number(span.path)] ?? "", span.start);
    return `${code} ${line}:${column}`;
  });
}

/** Returns the input of the checks for well-formed sources. */
export function declaredFrom(texts: readonly string[], host: Parameters<typeof found>[2] = {}): Declared {
  const files = texts.map((text, index) => {
    const read = readEntityFile({ path: String(index), bytes: new TextEncoder().encode(text) });
    const formed = read.ok ? checkSchema(read.value) : read;
    if (!formed.ok) throw new Error(formatDiagnostics(formed.diagnostics, new Map([[String(index), text]])));
    return formed.value;
  });
  return declaredIn(files, { authentication: "registered", authenticationSigns: [], classes: [], ...host });
}

const key = "Id: { type: Guid, isKey: true }";

/** Returns a file with the entity Author. Its properties begin on line 4 in column 7. */
export function author(...properties: readonly string[]): string {
  return ["entity:", "  Author:", "    properties:", ...properties.map((property) => `      ${property}`), ""].join(
    "\n",
  );
}

/** Returns a file with the entity Author. Its properties after the key begin on line 5 in column 7. */
export function keyed(...properties: readonly string[]): string {
  return author(key, ...properties);
}

/** Returns a file of entities with at least three lines each: name, keywords, properties. */
export function entities(...declared: readonly (readonly [name: string, ...keys: string[]])[]): string {
  return [
    "entity:",
    ...declared.flatMap(([name, ...keys]) => [
      `  ${name}:`,
      ...keys.map((stated) => `    ${stated}`),
      `    properties: { ${key} }`,
    ]),
    "",
  ].join("\n");
}

/** Returns Author with relationships from line 5 in column 7, and Post with properties below. */
export function related(relationships: readonly string[], ...properties: readonly string[]): string {
  return [
    "entity:",
    "  Author:",
    `    properties: { ${key} }`,
    "    relationships:",
    ...relationships.map((relationship) => `      ${relationship}`),
    "  Post:",
    "    properties:",
    `      ${key}`,
    ...properties.map((property) => `      ${property}`),
    "",
  ].join("\n");
}

/** Returns a file with enums from line 2 in column 3, and the entity Author. */
export function withEnums(...enums: readonly string[]): string {
  return ["enums:", ...enums.map((line) => `  ${line}`), author(key)].join("\n");
}
