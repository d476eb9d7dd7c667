import { inProse } from "./in-prose.ts";

/** The keywords of JSON Schema that a page shows. */
export interface Schema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

interface SchemaFile {
  /** The path of the schema below the package. */
  readonly path: string;
  readonly schema: Schema;
}

interface Page {
  readonly title: string;
  readonly about: string;
  readonly files: readonly SchemaFile[];
}

/** Returns the page of the reference with each object of some schemas, and its keys. */
export function schemaPage({ title, about, files }: Page): string {
  const notice = "<!-- Written by scripts/write-reference.js from schemas/. Do not edit. -->";
  return `${[`# ${title}`, notice, about, ...files.flatMap(sectionsOf)].join("\n\n")}\n`;
}

function sectionsOf({ path, schema }: SchemaFile): readonly string[] {
  const named = Object.entries(schema.$defs ?? {});
  const parts: readonly (readonly [string, Schema])[] = [[schema.title ?? path, schema], ...named];
  return parts.flatMap(([name, part], index) => {
    const objects = objectsIn(part);
    if (objects.length === 0) return [];
    const about = part.description === undefined ? [] : [inProse(part.description)];
    const source = index === 0 ? [`Schema: [\`${path}\`](../../${path}).`] : [];
    return [
      `## ${index === 0 ? name : (part.title ?? name)}`,
      ...about,
      ...source,
      ...objects.map((one) => table(one, schema)),
    ];
  });
}

/** Returns the forms of a schema that have keys of their own. */
function objectsIn(schema: Schema): readonly Schema[] {
  return [schema, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter(
    ({ properties }) => properties !== undefined,
  );
}

function table({ properties = {}, required = [] }: Schema, root: Schema): string {
  const rows = Object.entries(properties).map(([key, schema]) => {
    const { description = "" } = { ...resolved(schema, root), ...schema };
    const mark = required.includes(key) ? "required" : "";
    return `| \`${key}\` | ${inCell(formOf(schema, root))} | ${mark} | ${inCell(inProse(description))} |`;
  });
  return ["| Key | Value | | Meaning |", "|---|---|---|---|", ...rows].join("\n");
}

function resolved(schema: Schema, root: Schema): Schema | undefined {
  const name = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? "")?.[1];
  return name === undefined ? undefined : root.$defs?.[name];
}

/** Names the values of a schema, such as `text` or `list of Entity`. */
function formOf(schema: Schema, root: Schema): string {
  const target = resolved(schema, root);
  if (target !== undefined) return target.properties === undefined ? formOf(target, root) : nameOf(schema, target);
  if (schema.$ref !== undefined) return /(\w+)$/.exec(schema.$ref)?.[1] ?? "";
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum !== undefined) return schema.enum.map((one) => `\`${String(one)}\``).join(" or ");
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return [...new Set(choices.map((one) => formOf(one, root)))].join(" or ");
  if (schema.items !== undefined) return `list of ${formOf(schema.items, root)}`;
  if (typeof schema.additionalProperties === "object") return `map of ${formOf(schema.additionalProperties, root)}`;
  return [schema.type ?? "any"].flat().map(wordOf).join(" or ");
}

function nameOf({ $ref = "" }: Schema, { title }: Schema): string {
  return title ?? /(\w+)$/.exec($ref)?.[1] ?? "object";
}

function wordOf(type: string): string {
  const words: Readonly<Record<string, string>> = {
    string: "text",
    array: "list",
    object: "map",
    boolean: "`true` or `false`",
  };
  return words[type] ?? type;
}

function inCell(text: string): string {
  return text.replaceAll(/(?<!\\)\|/g, "\\|").replaceAll("\n", " ");
}
