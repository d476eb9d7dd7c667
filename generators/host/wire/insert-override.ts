import type { ContextPart } from "./context-parts.ts";
import { lineEndOf, lineStart, withLineAt } from "./source-text.ts";

/** Adds `OnModelCreating` with some statements to a class, whose body may be a semicolon; undefined if the class has no end. */
export function insertOverride({ source, at, body }: ContextPart, statements: readonly string[]): string | undefined {
  const { text, code, closers } = source;
  const outer = /^[ \t]*/.exec(text.slice(lineStart(text, at)))?.[0] ?? "";
  const close = body === undefined ? undefined : closers.get(body);
  if (body === undefined || close === undefined) {
    const end = code.indexOf(";", at);
    const lines = methodLines(statements, outer, `${outer}    `);
    const block = ["", `${outer}{`, ...lines, `${outer}}`].join(lineEndOf(text));
    return end < 0 ? undefined : text.slice(0, end) + block + text.slice(end + 1);
  }
  const inner = code.slice(body + 1, close);
  const method = methodLines(statements, outer, /\n([ \t]+)\S/.exec(inner)?.[1] ?? `${outer}    `);
  const start = lineStart(text, close);
  if (start > body && text.slice(start, close).trim() === "") {
    const joined = method.join("\n");
    return withLineAt(text, start, inner.trim() === "" ? joined : `\n${joined}`);
  }
  const block = ["", ...method, outer].join(lineEndOf(text));
  return text.slice(0, close).trimEnd() + block + text.slice(close);
}

function methodLines(statements: readonly string[], outer: string, indent: string): readonly string[] {
  const step = indent.slice(outer.length) || "    ";
  return [
    "protected override void OnModelCreating(ModelBuilder modelBuilder)",
    "{",
    ...statements.map((statement) => step + statement),
    "}",
  ].map((line) => indent + line);
}
