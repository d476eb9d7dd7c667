import { readCode } from "../csharp/read-code.ts";
import { readTypes, type SourceType } from "../csharp/read-types.ts";
import { type Body, bodiesOf } from "./bodies.ts";
import { type SourceText, sourceText } from "./source-text.ts";

/** A type in the unconditional code of a file, with the offsets of its word, and of its brackets or its semicolon. */
export interface DeclaredType {
  readonly type: SourceType;
  readonly at: number;
  readonly open: number;
  readonly end: number;
}

/** A C# file of the host, with its unconditional code in parts. */
export interface ProgramFile {
  readonly path: string;
  readonly source: SourceText;
  readonly bodies: readonly Body[];
  readonly types: readonly DeclaredType[];
  /** The types by the offsets of their opening braces. */
  readonly typeAt: ReadonlyMap<number | undefined, DeclaredType>;
  readonly usings: readonly string[];
}

/** Reads the text of a C# file; undefined if its brackets or conditional directives do not match. */
export function readProgram(path: string, text: string): ProgramFile | undefined {
  const source = sourceText(text);
  if (source === undefined) return undefined;
  const { types, usings } = readTypes(readCode(source.code));
  const declared = types.flatMap((type) => {
    const { at, open } = type;
    return at === undefined || open === undefined ? [] : [{ type, at, open, end: source.closers.get(open) ?? open }];
  });
  return {
    path,
    source,
    bodies: bodiesOf(source),
    types: declared,
    typeAt: new Map(declared.map((one) => [one.open, one])),
    usings,
  };
}

/** Returns the innermost type around an offset. */
export function typeAround({ types }: ProgramFile, offset: number): DeclaredType | undefined {
  return types.findLast(({ at, end }) => at < offset && offset <= end);
}
