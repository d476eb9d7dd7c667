import { closingBracket, lineStart, onlyMatch, type SourceText, sourceText, withLineAt } from "./source-text.ts";

/** A body, from its opening to its closing bracket. */
interface Body {
  readonly from: number;
  readonly to: number;
}

/** Inserts a call at the end of `OnModelCreating`, which is added if it is missing; undefined if the class is structured differently. */
export function withMapping(
  text: string,
  { call, context }: { readonly call: string; readonly context: string },
): string | undefined {
  const source = sourceText(text);
  if (source === undefined) return undefined;
  const declaration = onlyMatch(source.code, new RegExp(`\\bclass\\s+${context}\\b`, "g"));
  const body = declaration && classBody(source.code, declaration.index);
  if (declaration === undefined || body === undefined) return undefined;
  const head = /[^;{}]*$/.exec(source.code.slice(0, declaration.index))?.[0] ?? "";
  return source.code.slice(body.from, body.to).includes("OnModelCreating")
    ? atEndOfMethod(source, body, call)
    : /\bpartial\b/.test(head)
      ? undefined
      : withMethod(source, body, call);
}

function classBody(code: string, at: number): Body | undefined {
  let next = at;
  while (next < code.length && code[next] !== "{") {
    if (code[next] === ";") return undefined;
    next = code[next] === "(" ? (closingBracket(code, next) ?? code.length) + 1 : next + 1;
  }
  const to = closingBracket(code, next);
  return to === undefined ? undefined : { from: next, to };
}

function atEndOfMethod({ text, code }: SourceText, { from, to }: Body, call: string): string | undefined {
  const pattern = /\boverride\s+void\s+OnModelCreating\s*\(\s*[\w.]*\bModelBuilder\s+(\w+)\s*\)\s*\{/g;
  const method = onlyMatch(code.slice(from, to), pattern);
  if (method === undefined) return undefined;
  const open = from + method.index + method[0].length - 1;
  const close = closingBracket(code, open);
  if (close === undefined) return undefined;
  const inner = code.slice(open + 1, close);
  const end = lineStart(text, close);
  // Code after a `return` is unreachable, and a one-line body has no line to insert at.
  if (/\breturn\b/.test(inner) || !/(?:^|[;}])\s*$/.test(inner) || code.slice(end, close).trim() !== "")
    return undefined;
  const indent = /\n([ \t]*)\S/.exec(inner)?.[1] ?? `${code.slice(end, close)}    `;
  return withLineAt(text, end, `${indent}${method[1]}.${call}();`);
}

function withMethod({ text, code }: SourceText, { from, to }: Body, call: string): string | undefined {
  const end = lineStart(text, to);
  const isPlain = code.slice(end, to).trim() === "" && end > from;
  if (!(isPlain && /^\s*using\s+Microsoft\.EntityFrameworkCore\s*;/m.test(code))) return undefined;
  const outer = code.slice(end, to);
  const indent = /\n([ \t]+)\S/.exec(code.slice(from, to))?.[1] ?? `${outer}    `;
  const step = indent.slice(outer.length) || "    ";
  const isFirst = code.slice(from + 1, to).trim() === "";
  const lines = [
    "protected override void OnModelCreating(ModelBuilder modelBuilder)",
    "{",
    `${step}base.OnModelCreating(modelBuilder);`,
    `${step}modelBuilder.${call}();`,
    "}",
  ];
  const method = lines.map((line) => indent + line).join("\n");
  return withLineAt(text, end, isFirst ? method : `\n${method}`);
}
