import schema from "../../../schemas/entity-file.schema.json" with { type: "json" };

/** A part of the schema, as far as editors show it. */
interface SchemaPart {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, SchemaPart>>;
  readonly additionalProperties?: boolean | SchemaPart;
  readonly items?: SchemaPart;
  readonly enum?: readonly string[];
  readonly const?: number;
  readonly examples?: readonly string[];
  readonly then?: SchemaPart;
  readonly else?: SchemaPart;
}

const root: SchemaPart = schema;
const definitions: Readonly<Record<string, SchemaPart>> = schema.$defs;

/** Returns the parts of the schema for a value: several where it can have several forms. */
export function schemaAt(path: readonly string[]): readonly SchemaPart[] {
  return path.reduce((parts, key) => parts.flatMap((part) => formsOf(childOf(part, key))), formsOf(root));
}

function childOf({ properties = {}, additionalProperties, items }: SchemaPart, key: string): SchemaPart | undefined {
  if (Object.hasOwn(properties, key)) return properties[key];
  return typeof additionalProperties === "object" ? additionalProperties : items;
}

function formsOf(part: SchemaPart | undefined): readonly SchemaPart[] {
  if (part === undefined) return [];
  const named = part.$ref === undefined ? part : { ...definitions[part.$ref.replace("#/$defs/", "")], ...part };
  return [named, ...formsOf(named.then), ...formsOf(named.else)];
}

/** Returns the keys of a map with their parts of the schema. */
export function keysAt(path: readonly string[]): ReadonlyMap<string, SchemaPart> {
  const found = schemaAt(path).flatMap(({ properties = {} }) => Object.entries(properties));
  return new Map(found.map(([key, part]) => [key, formsOf(part)[0] ?? part]));
}

/** Returns the words that a value can be. */
export function valuesAt(path: readonly string[]): readonly string[] {
  const words = schemaAt(path).flatMap(({ enum: allowed = [], const: only, examples = [], type = [] }) => [
    ...allowed,
    ...examples,
    ...(only === undefined ? [] : [String(only)]),
    ...([type].flat().includes("boolean") ? ["true", "false"] : []),
  ]);
  return [...new Set(words)];
}
