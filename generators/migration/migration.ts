import type { Span } from "../diagnostics/diagnostic.ts";
import { afterBracket, placesOf } from "../host/csharp/code-tokens.ts";
import { type Call, callStatementsIn, firstText, literalText } from "../host/csharp/read-calls.ts";
import { readCode } from "../host/csharp/read-code.ts";

/** A call on the builder of a migration. */
export interface MigrationOperation {
  /** Such as `AddColumn`. */
  readonly name: string;
  /** The C# type of a column; empty if the call has none. */
  readonly type: string;
  /** The tokens of each named argument. */
  readonly given: ReadonlyMap<string, readonly string[]>;
  /** The names of its annotations. */
  readonly annotations: readonly string[];
  readonly span: Omit<Span, "path">;
}

/** The operations of a migration in their order. */
export interface Migration {
  readonly up: readonly MigrationOperation[];
  readonly down: readonly MigrationOperation[];
  /** The offsets of the braces that end the two methods. */
  readonly ends: { readonly up: number; readonly down: number };
}

/** Reads a migration as EF Core writes it; undefined for any other file. */
export function readMigration(text: string): Migration | undefined {
  const code = readCode(text);
  const [up, down] = [operationsIn(code, "Up"), operationsIn(code, "Down")];
  if (up === undefined || down === undefined) return undefined;
  return { up: up.operations, down: down.operations, ends: { up: up.end, down: down.end } };
}

function operationsIn({ tokens, starts, text }: ReturnType<typeof readCode>, method: string) {
  const at = placesOf(tokens, method).find((place) => tokens[place - 1] === "void" && tokens[place + 1] === "(");
  if (at === undefined) return undefined;
  const parameters = afterBracket(tokens, at + 1);
  const builder = tokens[parameters - 2];
  const end = afterBracket(tokens, parameters) - 1;
  const operations = callStatementsIn(tokens, parameters + 1, end)
    .filter(({ receiver }) => receiver === builder)
    .flatMap(({ calls: [call, ...annotations], from, to }): readonly MigrationOperation[] => {
      if (call === undefined) return [];
      const span = { start: starts[from] ?? 0, end: starts[to] ?? text.length };
      return [
        { ...operationOf(tokens, call), annotations: annotations.flatMap((one) => firstText(tokens, one) ?? []), span },
      ];
    });
  return { operations, end: starts[end] ?? text.length };
}

function operationOf(tokens: readonly string[], { name, typeArguments, arguments: given }: Call) {
  const named = given.flatMap((one) =>
    one.name === undefined ? [] : [[one.name, tokens.slice(one.from, one.to)] as const],
  );
  return { name, type: typeArguments.join(""), given: new Map(named) };
}

/** Returns the text of an argument; undefined if it is absent or no text. */
export function textOf({ given }: MigrationOperation, name: string): string | undefined {
  const [token, ...more] = given.get(name) ?? [];
  return more.length === 0 ? literalText(token) : undefined;
}

/** Returns the texts of an argument that is one text or a list of texts. */
export function textsOf({ given }: MigrationOperation, ...names: readonly string[]): readonly string[] {
  return names.flatMap((name) => given.get(name) ?? []).flatMap((token) => literalText(token) ?? []);
}

/** Returns an argument as it is written; undefined if it is absent. */
export function writtenOf({ given }: MigrationOperation, name: string): string | undefined {
  return given.get(name)?.join("");
}

/** Returns an argument as C#, on one line. */
export function sourceOf({ given }: MigrationOperation, name: string): string | undefined {
  return given
    .get(name)
    ?.map((token) => (token === "new" ? "new " : token))
    .join("");
}
