import { afterBracket } from "../host/csharp/code-tokens.ts";
import {
  type Argument,
  type CallStatement,
  callStatementsIn,
  firstText,
  literalText,
} from "../host/csharp/read-calls.ts";
import { type Code, readCode } from "../host/csharp/read-code.ts";
import { grouped } from "../text/grouped.ts";

/** A property in the snapshot of a model, or a structure with a column for each of its parts. */
export interface SnapshotPart {
  /** With the structures around it: `Home.City`. */
  readonly name: string;
  /** The index of the token with its name. */
  readonly at: number;
}

/** A property that has a column. */
export interface SnapshotProperty extends SnapshotPart {
  /** The C# type as written; empty for a JSON document. */
  readonly type: string;
  readonly column: string;
  /** True if every save of a row checks it. */
  readonly isToken: boolean;
  /** The index behind the call that names it. */
  readonly end: number;
  readonly namesColumn: boolean;
}

/** An entity type in the snapshot of a model. */
export interface SnapshotEntity {
  /** With its namespace. */
  readonly fullName: string;
  /** Without its namespace. */
  readonly name: string;
  /** Undefined for a type without a table of its own, such as a view or a class that shares that of its base. */
  readonly table: string | undefined;
  /** Undefined for the usual one of the database. */
  readonly schema: string | undefined;
  /** The scalar ones of the class itself. */
  readonly properties: readonly SnapshotProperty[];
  /** All properties with a column: also collections, documents and parts of structures. */
  readonly columns: readonly SnapshotProperty[];
  readonly structures: readonly SnapshotPart[];
}

/** The snapshot of a model that EF Core keeps beside migrations. */
export interface ModelSnapshot {
  readonly code: Code;
  /** The name of the context, without its namespace. */
  readonly context: string;
  readonly entities: readonly SnapshotEntity[];
  /** The statements about each entity, in the order of the text. One entity has several groups. */
  readonly blocks: readonly SnapshotBlock[];
}

/** The statements in one call of `modelBuilder.Entity`, with the tokens of the call and the index of its closing brace. */
export interface SnapshotBlock extends Pick<CallStatement, "from" | "to"> {
  readonly entity: string;
  readonly statements: readonly CallStatement[];
  readonly close: number;
}

/** A column of a table, with the property that it holds. */
export interface SnapshotColumn extends Pick<SnapshotEntity, "schema">, Pick<SnapshotProperty, "type" | "column"> {
  readonly table: string;
}

/** Returns the columns of a property in each table of its entity, which is named with its namespace or without. */
export function columnsOfProperty(
  { entities }: ModelSnapshot,
  { entity, property }: { readonly entity: string; readonly property: string },
): readonly SnapshotColumn[] {
  return entities
    .filter(({ name, fullName }) => name === entity || fullName === entity)
    .flatMap(({ table, schema, columns }) =>
      table === undefined
        ? []
        : columns.filter(({ name }) => name === property).map(({ type, column }) => ({ table, schema, type, column })),
    );
}

/** Reads a file of EF Core with the snapshot of a model; undefined for any other file. */
export function readModelSnapshot(text: string): ModelSnapshot | undefined {
  const code = readCode(text);
  const { tokens } = code;
  const attribute = tokens.findIndex((token, at) => token === "DbContext" && tokens[at - 1] === "[");
  const body = tokens.indexOf("BuildModel");
  if (attribute < 0 || body < 0 || !tokens.includes("ModelSnapshot")) return undefined;
  const close = afterBracket(tokens, attribute + 1);
  const context = tokens.slice(attribute, close).findLast((token) => /\w/.test(token));
  if (context === undefined) return undefined;
  const open = tokens.indexOf("{", body);
  const statements = callStatementsIn(tokens, open + 1, afterBracket(tokens, open) - 1);
  const blocks = statements.flatMap((statement) => blockOf(tokens, statement));
  const byEntity = grouped(blocks, ({ entity }) => entity);
  return { code, context, blocks, entities: Array.from(byEntity, ([name, own]) => entityOf(tokens, name, own)) };
}

function blockOf(tokens: readonly string[], { calls, from, to }: CallStatement): readonly SnapshotBlock[] {
  const [call] = calls;
  if (call?.name !== "Entity") return [];
  const entity = firstText(tokens, call);
  const body = bodyIn(tokens, call.arguments[1]);
  return entity === undefined || body === undefined ? [] : [{ entity, ...body, from, to }];
}

/** Returns the statements of a lambda about its parameter, and the token at its end; undefined for anything else. */
function bodyIn(
  tokens: readonly string[],
  lambda: Argument | undefined,
): Pick<SnapshotBlock, "statements" | "close"> | undefined {
  const open = tokens.indexOf("{", lambda?.from ?? -1);
  if (lambda === undefined || open < 0 || open >= lambda.to) return undefined;
  const builder = tokens[lambda.from];
  const close = afterBracket(tokens, open) - 1;
  const statements = callStatementsIn(tokens, open + 1, close);
  return { statements: statements.filter(({ receiver }) => receiver === builder), close };
}

function entityOf(tokens: readonly string[], fullName: string, blocks: readonly SnapshotBlock[]): SnapshotEntity {
  const statements = blocks.flatMap((block) => block.statements);
  const table = statements.flatMap(({ calls }) => calls).find(({ name }) => name === "ToTable");
  const inside = { tokens, path: "", column: "" };
  const properties = statements.flatMap((statement) => propertyOf(statement, ["Property"], inside));
  const { columns, structures } = partsOf(statements, inside);
  const name = fullName.slice(fullName.lastIndexOf(".") + 1);
  const schema = literalText(tokens[table?.arguments[1]?.from ?? -1]);
  return { fullName, name, table: firstText(tokens, table), schema, properties, columns, structures };
}

/** The place of statements in a snapshot. */
interface Inside {
  readonly tokens: readonly string[];
  /** The structures around, such as `Home.`; empty for the class itself. */
  readonly path: string;
  /** The beginning of the names of columns, such as `Home_`. */
  readonly column: string;
}

function propertyOf(
  { calls: [property, ...facets] }: CallStatement,
  kinds: readonly string[],
  { tokens, path, column }: Inside,
): readonly SnapshotProperty[] {
  const name = firstText(tokens, property);
  if (property === undefined || name === undefined || !kinds.includes(property.name)) return [];
  const named = firstText(
    tokens,
    facets.find((facet) => facet.name === "HasColumnName"),
  );
  return [
    {
      name: path + name,
      at: property.arguments[0]?.from ?? 0,
      type: property.typeArguments.join(""),
      column: named ?? column + name,
      isToken: facets.some((facet) => facet.name === "IsConcurrencyToken" || facet.name === "IsRowVersion"),
      end: property.end,
      namesColumn: named !== undefined,
    },
  ];
}

/** Lists the properties of statements and of the structures in them. The parts of a JSON document have no columns. */
function partsOf(statements: readonly CallStatement[], inside: Inside): Pick<SnapshotEntity, "columns" | "structures"> {
  const { tokens, path, column } = inside;
  const columns = statements.flatMap((statement) => propertyOf(statement, ["Property", "PrimitiveCollection"], inside));
  const structures: SnapshotPart[] = [];
  for (const { calls } of statements) {
    const [structure] = calls;
    const [, named, , lambda] = structure?.arguments ?? [];
    const name = literalText(tokens[named?.from ?? -1]);
    const own = bodyIn(tokens, lambda)?.statements;
    if (structure === undefined || named === undefined || name === undefined || own === undefined) continue;
    if (structure.name !== "ComplexProperty" && structure.name !== "ComplexCollection") continue;
    const part = { name: path + name, at: named.from };
    const document = own.flatMap((one) => one.calls).find((call) => call.name === "ToJson");
    if (document !== undefined) {
      const words = { type: "", column: firstText(tokens, document) ?? name, isToken: false, namesColumn: true };
      columns.push({ ...part, ...words, end: structure.end });
      continue;
    }
    const inner = partsOf(own, { tokens, path: `${part.name}.`, column: `${column}${name}_` });
    columns.push(...inner.columns);
    structures.push(part, ...inner.structures);
  }
  return { columns, structures };
}
