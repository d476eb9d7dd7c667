import type { ParameterDecl } from "../ast.ts";
import type { Missing, Name } from "../ast-node.ts";
import type { Part } from "../format/pieces.ts";

/** The kinds of declarations, and of words, that names refer to. `word` is a name of the language itself, such as `Int` or `route`. */
export type ReferentKind =
  | "context"
  | "module"
  | "value"
  | "quantity"
  | "event"
  | "integrationEvent"
  | "enum"
  | "enumMember"
  | "entity"
  | "identity"
  | "aggregate"
  | "field"
  | "parameter"
  | "local"
  | "command"
  | "factory"
  | "finder"
  | "service"
  | "operation"
  | "usecase"
  | "readModel"
  | "readModelField"
  | "query"
  | "spec"
  | "policy"
  | "word";

/** A node that declares something to refer to. */
export type DeclaringNode = Exclude<Part, Missing> | ParameterDecl;

/** A declaration, or a word of the language, that names refer to; one object for each of a model. */
export interface Referent {
  readonly kind: ReferentKind;
  readonly text: string;
  /** The context that declares it; undefined for contexts and words of the language. */
  readonly context: string | undefined;
  /** The names that declare it, in reading order: a context has one for each part, a word none. */
  readonly declarations: readonly Name[];
  /** The first declaring node; undefined without one. */
  readonly node: DeclaringNode | undefined;
}

/** An occurrence of a name in a file. */
export interface Mention {
  readonly name: Name;
  readonly referent: Referent;
  readonly isDeclaration: boolean;
}

/** Receives every mention of a context, in no order. */
export type OnMention = (name: Name, referent: Referent, isDeclaration?: boolean) => void;
