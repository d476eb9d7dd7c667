import type { ParameterDecl } from "../ast.ts";
import type { Missing, Name } from "../ast-node.ts";
import type { Part } from "../format/pieces.ts";

/** The kinds of things that names refer to. `word` is a name of the language itself, such as `Int` or `route`. */
export type ThingKind =
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

/** A node that declares a thing. */
export type DeclaringNode = Exclude<Part, Missing> | ParameterDecl;

/** A thing that names refer to; one object for each thing of a model. */
export interface Thing {
  readonly kind: ThingKind;
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
  readonly thing: Thing;
  readonly isDeclaration: boolean;
}

/** Receives every mention of a context, in no order. */
export type Meet = (name: Name, thing: Thing, isDeclaration?: boolean) => void;
