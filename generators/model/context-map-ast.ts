import type { Missing, Name, Node } from "./ast-node.ts";

/** `contextmap { … }`; a model may have several. */
export interface ContextMapDecl extends Node {
  readonly kind: "contextMap";
  readonly relations: readonly (RelationDecl | Missing)[];
}

/** `Left -> Right : role`, with shared types or an `acl` block. */
export interface RelationDecl extends Node {
  readonly kind: "relation";
  /** The upstream context of a directed relation. */
  readonly left: Name;
  readonly arrow: "->" | "<->";
  readonly right: Name;
  /** The words of the role with their hyphens. */
  readonly role: Name;
  /** The types in braces; undefined without braces. */
  readonly types: readonly Name[] | undefined;
  /** The content of the `acl` block; undefined without one. */
  readonly mappings: readonly (MappingDecl | Missing)[] | undefined;
}

/** `Context.Type -> Context.Type`. */
export interface MappingDecl extends Node {
  readonly kind: "mapping";
  readonly source: TypeOfContext;
  readonly target: TypeOfContext;
}

/** `Context.Type`. */
export interface TypeOfContext {
  readonly context: Name;
  readonly type: Name;
}

/** `import Context.{ A, B }` or `import Context.*`. */
export interface ImportDecl extends Node {
  readonly kind: "import";
  readonly context: Name;
  /** The imported types; undefined for all. */
  readonly names: readonly Name[] | undefined;
}

/** `publishes Event`. */
export interface PublishesDecl extends Node {
  readonly kind: "publishes";
  readonly event: Name;
}

/** `subscribes Context.Event`. */
export interface SubscribesDecl extends Node {
  readonly kind: "subscribes";
  readonly event: TypeOfContext;
}

/** The parts of a context that concern its neighbours. */
export type BoundaryItem = ImportDecl | PublishesDecl | SubscribesDecl;
