import { afterBracket } from "../host/csharp/code-tokens.ts";
import { type CallStatement, callStatementsIn, firstText, literalText } from "../host/csharp/read-calls.ts";
import { type Code, readCode } from "../host/csharp/read-code.ts";
import { grouped } from "../text/grouped.ts";

/** A property in the snapshot of a model. */
export interface SnapshotProperty {
  readonly name: string;
  /** The C# type as written. */
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
  readonly properties: readonly SnapshotProperty[];
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
  const [, lambda] = call.arguments;
  const entity = firstText(tokens, call);
  const open = tokens.indexOf("{", lambda?.from ?? -1);
  if (entity === undefined || lambda === undefined || open < 0 || open >= lambda.to) return [];
  const builder = tokens[lambda.from];
  const close = afterBracket(tokens, open) - 1;
  const statements = callStatementsIn(tokens, open + 1, close);
  return [{ entity, statements: statements.filter(({ receiver }) => receiver === builder), from, to, close }];
}

function entityOf(tokens: readonly string[], fullName: string, blocks: readonly SnapshotBlock[]): SnapshotEntity {
  const statements = blocks.flatMap((block) => block.statements);
  const table = statements.flatMap(({ calls }) => calls).find(({ name }) => name === "ToTable");
  const properties = statements.flatMap(({ calls }): readonly SnapshotProperty[] => {
    const [property, ...facets] = calls;
    const name = firstText(tokens, property);
    if (property?.name !== "Property" || name === undefined) return [];
    const named = firstText(
      tokens,
      facets.find((facet) => facet.name === "HasColumnName"),
    );
    return [
      {
        name,
        type: property.typeArguments.join(""),
        column: named ?? name,
        isToken: facets.some((facet) => facet.name === "IsConcurrencyToken" || facet.name === "IsRowVersion"),
        end: property.end,
        namesColumn: named !== undefined,
      },
    ];
  });
  const name = fullName.slice(fullName.lastIndexOf(".") + 1);
  const schema = literalText(tokens[table?.arguments[1]?.from ?? -1]);
  return { fullName, name, table: firstText(tokens, table), schema, properties };
}
