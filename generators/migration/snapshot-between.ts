import { afterBracket, placesOf } from "../host/csharp/code-tokens.ts";
import { type CallStatement, literalText } from "../host/csharp/read-calls.ts";
import { type Code, readCode } from "../host/csharp/read-code.ts";
import { type Splice, spliced } from "../text/spliced.ts";
import { type MigrationOperation, sourceOf, textOf, textsOf, writtenOf } from "./migration.ts";
import type { ModelSnapshot, SnapshotEntity } from "./model-snapshot.ts";

/** The operations that make a model out of another one, in two phases, and the models before and behind both. */
export interface Phases {
  readonly expand: readonly MigrationOperation[];
  readonly contract: readonly MigrationOperation[];
  /** The defaults of the required columns that wait for their removal, by `Products.Note`. */
  readonly defaults: ReadonlyMap<string, string>;
  readonly before: ModelSnapshot;
  readonly after: ModelSnapshot;
}

/**
 * Gives a designer file the model between the two phases: that of after, with what the second one still changes as it was before.
 * SQLite builds a table anew from this model. Returns the operation that has no place in it, if there is one.
 */
export function designerBetween(designer: string, phases: Phases): string | MigrationOperation {
  const { after } = phases;
  const edits: Splice[] = [];
  for (const operation of phases.contract) {
    const found = editsFor[operation.name]?.(operation, phases);
    if (found === undefined) return operation;
    edits.push(...found);
  }
  edits.push(...phases.expand.flatMap((operation) => defaultOf(operation, after)));
  const body = bodyOf(after.code, "BuildModel");
  const old = bodyOf(readCode(designer), "BuildTargetModel");
  if (body === undefined || old === undefined) return phases.contract[0] ?? "";
  // Edits lie inside the body, so that the rest of the text has the same length behind it.
  const text = spliced(after.code.text, edits);
  const end = text.length - (after.code.text.length - body.end);
  return spliced(designer, [{ ...old, text: text.slice(body.start, end) }]);
}

type Edits = (operation: MigrationOperation, phases: Phases) => readonly Splice[] | undefined;

const editsFor: Readonly<Record<string, Edits | undefined>> = {
  DropColumn: (operation, { before, after, defaults }) => {
    const [table, name] = [textOf(operation, "table") ?? "", textOf(operation, "name") ?? ""];
    const old = propertyOf(before, table, name);
    const entity = after.entities.find((one) => one.fullName === old?.entity.fullName && one.table === table);
    const close = after.blocks.find((block) => block.entity === entity?.fullName)?.close;
    if (old === undefined || close === undefined) return undefined;
    const value = defaults.get(`${table}.${name}`);
    const text = value === undefined ? old.text : withDefault(old.text, value);
    return [inserted(after, close, text)];
  },
  DropTable: (operation, { before, after }) => {
    const entity = before.entities.find(({ table }) => table === textOf(operation, "name"));
    const body = bodyOf(after.code, "BuildModel");
    if (entity === undefined || body === undefined) return undefined;
    const blocks = before.blocks.filter((one) => one.entity === entity.fullName && !isOfNavigations(one.statements));
    const text = blocks.map((block) => textOfTokens(before.code, block)).join("\n");
    return [{ start: body.end, end: body.end, text: `${text}\n` }];
  },
  AlterColumn: (operation, { before, after }) => {
    const [table, name] = [textOf(operation, "table") ?? "", textOf(operation, "name") ?? ""];
    const [old, now] = [propertyOf(before, table, name), propertyOf(after, table, name)];
    return old === undefined || now === undefined ? undefined : [{ ...now.range, text: old.text }];
  },
  CreateIndex: (operation, { after }) => {
    const table = textOf(operation, "table");
    const entity = after.entities.find((one) => one.table === table);
    const columns = textsOf(operation, "column", "columns").join();
    const found = statementsOf(after, entity).filter((one) => columnsIn(after, entity, one) === columns);
    const [index, ...others] = found;
    return index === undefined || others.length > 0 ? undefined : [{ ...rangeOf(after.code, index), text: "" }];
  },
};

/** Gives a new required column the default that the database has for the old version. */
function defaultOf(operation: MigrationOperation, after: ModelSnapshot): readonly Splice[] {
  const value = sourceOf(operation, "defaultValue");
  if (operation.name !== "AddColumn" || value === undefined || writtenOf(operation, "nullable") !== "false") return [];
  const property = propertyOf(after, textOf(operation, "table") ?? "", textOf(operation, "name") ?? "");
  if (property === undefined || property.text.includes(".HasDefaultValue(")) return [];
  return [{ ...property.range, text: withDefault(property.text, value) }];
}

function withDefault(statement: string, value: string): string {
  return statement.replace(/;$/, () => `.ValueGeneratedOnAdd().HasDefaultValue(${value});`);
}

/** Finds the statement about the property of a column. */
export function propertyOf(snapshot: ModelSnapshot, table: string, column: string) {
  const found = snapshot.entities
    .filter((entity) => entity.table === table)
    .flatMap((entity) => {
      const property = entity.properties.find((one) => one.column === column);
      const statement = statementsOf(snapshot, entity).find(({ calls: [call] }) => call?.end === property?.end);
      return property === undefined || statement === undefined ? [] : [{ entity, statement }];
    });
  const [one] = found;
  if (one === undefined) return undefined;
  const range = rangeOf(snapshot.code, one.statement);
  return { entity: one.entity, range, text: snapshot.code.text.slice(range.start, range.end) };
}

function statementsOf({ blocks }: ModelSnapshot, entity: SnapshotEntity | undefined): readonly CallStatement[] {
  return blocks.filter((block) => block.entity === entity?.fullName).flatMap((block) => block.statements);
}

/** Returns the columns of a statement about an index. */
function columnsIn({ code }: ModelSnapshot, entity: SnapshotEntity | undefined, { calls: [call] }: CallStatement) {
  if (call?.name !== "HasIndex") return undefined;
  const [first, ...more] = call.arguments;
  const given = first !== undefined && first.to - first.from > 1 ? [first] : [first, ...more];
  const names = given.flatMap((one) =>
    code.tokens.slice(one?.from, one?.to).flatMap((token) => literalText(token) ?? []),
  );
  return names.map((name) => entity?.properties.find((one) => one.name === name)?.column ?? name).join();
}

/** True for the statements of a block that only names navigations of relationships which others declare. */
function isOfNavigations(statements: readonly CallStatement[]): boolean {
  return statements.every(({ calls }) => calls[0]?.name === "Navigation");
}

function inserted({ code }: ModelSnapshot, at: number, text: string): Splice {
  const start = code.starts[at] ?? 0;
  return { start, end: start, text: `${text}\n` };
}

function rangeOf({ starts }: Code, { from, to }: Pick<CallStatement, "from" | "to">) {
  return { start: starts[from] ?? 0, end: (starts[to - 1] ?? 0) + 1 };
}

function textOfTokens(code: Code, statement: Pick<CallStatement, "from" | "to">): string {
  const { start, end } = rangeOf(code, statement);
  return code.text.slice(start, end);
}

/** Returns the range between the braces of a method. */
function bodyOf({ tokens, starts }: Code, method: string) {
  const at = placesOf(tokens, method).find((place) => tokens[place - 1] === "void" && tokens[place + 1] === "(");
  const open = at === undefined ? -1 : tokens.indexOf("{", at);
  if (open < 0) return undefined;
  return { start: (starts[open] ?? 0) + 1, end: starts[afterBracket(tokens, open) - 1] ?? 0 };
}
