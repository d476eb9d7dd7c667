/** Reads one string literal of C#, regular or verbatim, as the language defines it. Throws for anything else, or anything behind it. */
export function textFrom(literal: string): string {
  if (/[\n\r\u0085\u2028\u2029]/.test(literal)) throw new Error("The literal is not on one line.");
  return literal.startsWith("@") ? verbatimText(literal) : regularText(literal);
}

function verbatimText(literal: string): string {
  if (!(literal.startsWith('@"') && literal.endsWith('"')) || literal.length < 3) throw new Error("It is no literal.");
  const inner = literal.slice(2, -1);
  let text = "";
  for (let at = 0; at < inner.length; at++) {
    if (inner[at] === '"' && inner[++at] !== '"') throw new Error("The literal ends early.");
    text += inner[at];
  }
  return text;
}

const escapes: Readonly<Record<string, string>> = {
  ...{ "'": "'", '"': '"', "\\": "\\", "0": "\0", a: "\u0007", b: "\b", e: "\u001b", f: "\f" },
  ...{ n: "\n", r: "\r", t: "\t", v: "\v" },
};

function regularText(literal: string): string {
  if (literal[0] !== '"') throw new Error("It is no literal.");
  let text = "";
  let at = 1;
  while (literal[at] !== '"') {
    if (at >= literal.length) throw new Error("The literal does not end.");
    const { character, end } =
      literal[at] === "\\" ? escapeAt(literal, at + 1) : { character: literal.charAt(at), end: at + 1 };
    text += character;
    at = end;
  }
  if (at !== literal.length - 1) throw new Error("The literal ends early.");
  return text;
}

function escapeAt(literal: string, at: number): { readonly character: string; readonly end: number } {
  const sign = literal.charAt(at);
  // `\x` takes one to four digits, so what follows can belong to it.
  const pattern = { u: /^[\da-fA-F]{4}/, U: /^[\da-fA-F]{8}/, x: /^[\da-fA-F]{1,4}/ }[sign];
  if (pattern === undefined) {
    const character = escapes[sign];
    if (character === undefined) throw new Error(`\\${sign} is no escape.`);
    return { character, end: at + 1 };
  }
  const digits = pattern.exec(literal.slice(at + 1))?.[0];
  if (digits === undefined) throw new Error(`\\${sign} has no digits.`);
  return { character: String.fromCodePoint(Number.parseInt(digits, 16)), end: at + 1 + digits.length };
}

/** Reads the text of an element in a documentation comment of one line. Throws for other markup, or code behind the comment. */
export function commentFrom(line: string, element: string): string {
  const [opening, closing] = [`/// <${element}>`, `</${element}>`];
  if (/[\n\r\u0085\u2028\u2029]/.test(line)) throw new Error("The comment is not on one line.");
  if (!(line.startsWith(opening) && line.endsWith(closing))) throw new Error("The element does not enclose the text.");
  const inner = line.slice(opening.length, -closing.length);
  if (inner.includes("<")) throw new Error("The text holds markup.");
  return inner.replaceAll(/&([^;]*);?/g, (reference, name: string) => {
    const character = { "&amp;": "&", "&lt;": "<", "&gt;": ">" }[reference];
    if (character === undefined) throw new Error(`&${name} is no reference.`);
    return character;
  });
}

const reserved = new Set(
  (
    "abstract as base bool break byte case catch char checked class const continue decimal default delegate do double else " +
    "enum event explicit extern false finally fixed float for foreach goto if implicit in int interface internal is lock long " +
    "namespace new null object operator out override params private protected public readonly ref return sbyte sealed short " +
    "sizeof stackalloc static string struct switch this throw true try typeof uint ulong unchecked unsafe ushort using virtual " +
    "void volatile while"
  ).split(" "),
);

/** Reads a dotted name as C# does: a reserved word is a name only with its `@`. */
export function codeFrom(name: string): string {
  const parts = name.split(".").map((part) => {
    if (reserved.has(part)) throw new Error(`${part} is a reserved word.`);
    return part.replace(/^@/, "");
  });
  return parts.join(".");
}
