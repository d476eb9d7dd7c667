import { grouped } from "../../text/grouped.ts";
import { afterBracket, afterStatement } from "./code-tokens.ts";
import type { SourceType } from "./read-types.ts";

/** The facts about one class in the mappings of a host. */
export interface MappingFacts {
  /** The properties of its key; undefined if no mapping names them. */
  readonly key: readonly string[] | undefined;
  readonly hasNoKey: boolean;
  /** True for a class that is mapped to a view alone. */
  readonly isView: boolean;
  readonly maxLengths: ReadonlyMap<string, string>;
  readonly required: ReadonlyMap<string, boolean>;
  readonly ignored: ReadonlySet<string>;
  /** The properties that a mapping names. */
  readonly mapped: ReadonlySet<string>;
  /** The properties with a conversion. */
  readonly converted: ReadonlySet<string>;
  /** The properties whose values the database makes, as far as the mapping says so. */
  readonly generated: ReadonlySet<string>;
  /** The properties of owned and complex types. */
  readonly owned: ReadonlySet<string>;
}

/** Collects the facts that fluent mappings state about a class: in configuration classes, and in `OnModelCreating`. */
export function mappingFactsOf(statements: readonly Statement[]): MappingFacts {
  const properties = statements.flatMap(propertyFacts);
  const keys = statements.flatMap((tokens) => callsOf(tokens, "HasKey"));
  const has = (call: string) => statements.some((tokens) => tokens.includes(call));
  const [key] = keys.map((call) => namesIn(call));
  return {
    key,
    hasNoKey: has("HasNoKey"),
    isView: ["ToView", "ToSqlQuery", "ToFunction"].some(has) && !has("ToTable"),
    maxLengths: new Map(properties.flatMap(({ property, maxLength }) => (maxLength ? [[property, maxLength]] : []))),
    required: new Map(
      properties.flatMap(({ property, isRequired }) => (isRequired === undefined ? [] : [[property, isRequired]])),
    ),
    mapped: new Set(properties.map(({ property }) => property)),
    converted: new Set(properties.flatMap(({ property, isConverted }) => (isConverted ? [property] : []))),
    generated: new Set(properties.flatMap(({ property, isGenerated }) => (isGenerated ? [property] : []))),
    owned: new Set(
      statements.flatMap((tokens) =>
        ["OwnsOne", "ComplexProperty"].flatMap((call) =>
          callsOf(tokens, call).flatMap((given) => namesIn(given).slice(0, 1)),
        ),
      ),
    ),
    ignored: new Set(statements.flatMap((tokens) => callsOf(tokens, "Ignore").flatMap(namesIn))),
  };
}

/** The tokens of a statement without its semicolon. */
type Statement = readonly string[];

/** Returns the statements of types that configure classes, by the names of the classes. */
export function mappedStatements(types: readonly SourceType[]): ReadonlyMap<string, readonly Statement[]> {
  const found = grouped(types.flatMap(statementsOf), ({ name }) => name);
  return new Map(Array.from(found, ([name, some]) => [name, some.flatMap(({ statements }) => statements)]));
}

function statementsOf({ bases, body }: SourceType) {
  const configured = new Set(
    bases.flatMap((base) => (/Configuration/.test(base.name) ? base.arguments.map(({ name }) => name) : [])),
  );
  const own = configured.size === 0 ? [] : statementsIn(body);
  const found = [...configured].map((name) => ({ name, statements: own }));
  for (let at = 0; at < body.length; at++) {
    if (body[at] !== "Entity" || body[at + 1] !== "<") continue;
    const end = afterBracket(body, at + 1);
    const name = body[end - 2] ?? "";
    const calls = [body.slice(end, afterStatement(body, end)), ...callsOn(variableAt(body, at), body)];
    if (!configured.has(name)) found.push({ name, statements: calls.flatMap(statementsIn) });
  }
  return found;
}

/** Returns the variable that keeps what `Entity<T>()` returns, as in `var book = builder.Entity<Book>();`; undefined for none. */
function variableAt(body: readonly string[], entity: number): string | undefined {
  const [variable, equals, , dot] = body.slice(Math.max(entity - 4, 0), entity);
  return equals === "=" && dot === "." ? variable : undefined;
}

/** Returns the calls of the statements that begin with a variable. */
function callsOn(variable: string | undefined, body: readonly string[]): readonly (readonly string[])[] {
  if (variable === undefined) return [];
  return body.flatMap((token, at) =>
    token === variable && body[at + 1] === "." && /^[;{}]$/.test(body[at - 1] ?? "")
      ? [body.slice(at + 1, afterStatement(body, at))]
      : [],
  );
}

/** Splits tokens at semicolons and braces, so that each call chain stands alone. */
function statementsIn(tokens: readonly string[]): readonly (readonly string[])[] {
  const statements: string[][] = [[]];
  for (const [index, token] of tokens.entries()) {
    const opensObject = token === "{" && tokens[index - 1] === "new";
    if (token === ";" || (token === "{" && !opensObject)) statements.push([]);
    else statements.at(-1)?.push(token);
  }
  return statements;
}

/** Returns the arguments of each call of a method. */
function callsOf(tokens: readonly string[], method: string): readonly (readonly string[])[] {
  return tokens.flatMap((token, index) =>
    token === method && tokens[index + 1] === "(" ? [tokens.slice(index + 2, afterBracket(tokens, index + 1) - 1)] : [],
  );
}

/** Returns the members that arguments name: `x => x.Code`, `x => new { x.A, x.B }`, or `nameof(Code)`. */
function namesIn(argument: readonly string[]): readonly string[] {
  return argument.flatMap((token, index) => {
    const isNamed = token === "." || (token === "nameof" && argument[index + 3] === ")");
    return isNamed ? [argument[index + (token === "." ? 1 : 2)] ?? ""] : [];
  });
}

function propertyFacts(tokens: readonly string[]) {
  const [property] = callsOf(tokens, "Property").flatMap(namesIn);
  if (property === undefined) return [];
  const [maxLength] = callsOf(tokens, "HasMaxLength").flatMap((argument) =>
    argument.filter((one) => /^\d+$/.test(one)),
  );
  const [required] = callsOf(tokens, "IsRequired");
  return [
    {
      property,
      maxLength,
      isRequired: required === undefined ? undefined : required[0] !== "false",
      isGenerated: tokens.some((token) =>
        /^(?:ValueGeneratedOnAdd|Use\w*(?:Identity|HiLo|Serial|Sequence)\w*)$/.test(token),
      ),
      isConverted: tokens.some((token) => /^Has\w*Conversion$/.test(token)),
    },
  ];
}
