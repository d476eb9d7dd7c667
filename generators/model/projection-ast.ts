import type { AssignStatement, MemberDecl } from "./ast.ts";
import type { Documented, Missing, Name, Node } from "./ast-node.ts";

/** `readmodel Name keyed by key: Type { … }`: rows that events feed. */
export interface ProjectionDecl extends Documented {
  readonly kind: "projection";
  readonly key: MemberDecl;
  readonly items: readonly (MemberDecl | FeedDecl | Missing)[];
}

/** `on Event by field if exists { field -> value }`, or `on Event by field remove`. */
export interface FeedDecl extends Node {
  readonly kind: "feed";
  readonly event: Name;
  /** The field of the event with the key of the row; undefined if it is left out. */
  readonly by: Name | undefined;
  readonly effect: FeedEffect;
  readonly statements: readonly (AssignStatement | Missing)[];
}

/** The effect of an event on its row: one that is absent is made, or left alone, or the row is removed. */
export type FeedEffect = "make" | "change" | "remove";
