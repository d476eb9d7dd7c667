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
