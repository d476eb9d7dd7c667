import type { Name, Node } from "./ast-node.ts";
import type {
  CalendarLiteral,
  DurationLiteral,
  Expression,
  IntLiteral,
  NamedArgument,
  StringLiteral,
} from "./expression-ast.ts";

/** `as guid`, `as guid given`, `as sequence`, `as natural(Backing)` or `as composite(part, part)`. */
export type IdentityStrategy =
  | (Node & { readonly kind: "guid"; readonly isGiven: boolean })
  | (Node & { readonly kind: "sequence" })
  | (Node & { readonly kind: "natural"; readonly backing: Name })
  | (Node & { readonly kind: "composite"; readonly parts: readonly Name[] });

/** `15 minutes`, or `day at 02:00 in "Europe/Zurich"`. */
export interface Times {
  /** The time between two runs; undefined for a time of day. */
  readonly interval: DurationLiteral | undefined;
  readonly time: CalendarLiteral | undefined;
  readonly zone: StringLiteral | undefined;
}

/** `unique (a, b)`: fields that are unique together. */
export interface UniqueDecl extends Node {
  readonly kind: "unique";
  readonly names: readonly Name[];
}

/** `per tenant "claim"`, or `owned by caller "claim" unless "policy"`. */
export interface CallerClause extends Node {
  readonly kind: "tenant" | "owner";
  readonly claim: StringLiteral | undefined;
  readonly policy: StringLiteral | undefined;
}

/** `join Customer on buyer`: the aggregate whose row an identity names. */
export interface JoinClause extends Node {
  readonly kind: "join";
  readonly target: Name;
  /** The field with the identity, perhaps behind an earlier row: `buyer`, or `order.buyer`; empty if it is left out. */
  readonly path: readonly Name[];
}

/** The words behind a query that says more of its list. */
export interface ListModifiers {
  readonly paging: PagingClause | undefined;
  readonly sorted: SortedClause | undefined;
  readonly sortable: FieldsClause | undefined;
  readonly search: FieldsClause | undefined;
}

/** `sorted by price desc, title`: the order of a list where a request states none. */
export interface SortedClause extends Node {
  readonly kind: "sorted";
  readonly keys: readonly SortKeyClause[];
}

export interface SortKeyClause extends Node {
  readonly kind: "sortKey";
  readonly field: Name;
  readonly isDescending: boolean;
}

/** `sortable by title, price`, or `search by title, note`: fields of a list that its callers sort or search by. */
export interface FieldsClause extends Node {
  readonly kind: "sortable" | "search";
  readonly fields: readonly Name[];
}

/** `paged`, `paged(20, 100)` or `paged(20, 100) by cursor`: the usual number of rows on a page, and the largest. */
export interface PagingClause extends Node {
  readonly kind: "paging";
  readonly sizes: { readonly usual: IntLiteral; readonly most: IntLiteral } | undefined;
  /** True for pages that continue behind a row, false for numbered ones. */
  readonly hasCursors: boolean;
}

/** `field -> value`. */
export interface AssignStatement extends Node {
  readonly kind: "assign";
  readonly field: Name;
  readonly value: Expression;
}

/** `field += Child.factory(…)`, or `field += value`: the type of the field tells which. */
export interface AddStatement extends Node {
  readonly kind: "add";
  readonly field: Name;
  readonly value: Expression;
}

/** `field -= identity`, or `field -= value`. */
export interface RemoveStatement extends Node {
  readonly kind: "remove";
  readonly field: Name;
  readonly value: Expression;
}

/** `remove`, of the aggregate itself. */
export interface RemovalStatement extends Node {
  readonly kind: "removal";
}

export interface ResultStatement extends Node {
  readonly kind: "result";
  readonly value: Expression;
}

/** `field[identity].command(…)`. */
export interface CallChildStatement extends Node {
  readonly kind: "callChild";
  readonly field: Name;
  readonly identity: Expression;
  readonly command: Name;
  readonly arguments: readonly NamedArgument[];
}

/** The effect of an event on its row: one that is absent is made, or left alone, or the row is removed. */
export type FeedEffect = "make" | "change" | "remove";
