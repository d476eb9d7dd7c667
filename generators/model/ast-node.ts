import type { Span } from "../diagnostics/diagnostic.ts";

/** What every node of the tree has: its place in the text, from its first annotation or token to its last token. A doc comment is outside of it. */
export interface Node {
  readonly span: Span;
}

/** A name as written, and its place. Its text is empty where recovery found none; nothing may be reported on such a name. */
export interface Name extends Span {
  readonly text: string;
}

/** What recovery left out, where a declaration, statement, type or expression belongs. Nothing may be reported on it. */
export interface Missing extends Node {
  readonly kind: "missing";
}

/** A node that gives something its name. */
export interface Declaration extends Node {
  readonly name: Name;
}
