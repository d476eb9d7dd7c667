import type { Span } from "../diagnostics/diagnostic.ts";

/** The base of every tree node: its span, from its first annotation or token to its last token, without a doc comment. */
export interface Node {
  readonly span: Span;
}

/** A name as written. Its text is empty if recovery found none; such a name gets no diagnostic. */
export interface Name extends Span {
  readonly text: string;
}

/** A placeholder for a missing declaration, statement, type or expression; it gets no diagnostic. */
export interface Missing extends Node {
  readonly kind: "missing";
}

export interface Declaration extends Node {
  readonly name: Name;
}

/** The lines of a `///` comment of a declaration, joined by line feeds. */
export interface Doc extends Node {
  readonly text: string;
}

/** A comment without meaning, kept for the formatter: `//`, a block, or a stray `///`. */
export interface Comment extends Node {
  /** The text with its delimiters. */
  readonly text: string;
}

export interface Documented extends Declaration {
  readonly doc: Doc | undefined;
}
