import type { Declaration, Missing, Name, Node } from "./ast-node.ts";
import type { Expression, StringLiteral } from "./expression-ast.ts";

/** `states field { … }`; `name` is the field. */
export interface StatesDecl extends Declaration {
  readonly kind: "states";
  readonly rules: readonly (StateRule | Missing)[];
}

/** `From -> To, To when guard`, or a final state alone. */
export interface StateRule extends Node {
  readonly kind: "stateRule";
  readonly from: Name;
  readonly to: readonly Name[];
  readonly guard: Expression | undefined;
}

export type Statement =
  | RequiresStatement
  | AssignStatement
  | AddStatement
  | RemoveStatement
  | EmitStatement
  | PublishStatement
  | ResultStatement
  | Missing;

export interface RequiresStatement extends Node {
  readonly kind: "requires";
  readonly condition: Expression;
  readonly message: StringLiteral | undefined;
}

/** `field -> value`. */
export interface AssignStatement extends Node {
  readonly kind: "assign";
  readonly field: Name;
  readonly value: Expression;
}

/** `field += Child.factory(…)`. */
export interface AddStatement extends Node {
  readonly kind: "add";
  readonly field: Name;
  readonly child: Name;
  readonly factory: Name;
  readonly arguments: readonly NamedArgument[];
}

/** `field -= identity`. */
export interface RemoveStatement extends Node {
  readonly kind: "remove";
  readonly field: Name;
  readonly value: Expression;
}

export interface EmitStatement extends Node {
  readonly kind: "emit";
  readonly event: Name;
  readonly arguments: readonly NamedArgument[];
}

/** `publish Event(…)`, of an integration event. */
export interface PublishStatement extends Node, Pick<EmitStatement, "event" | "arguments"> {
  readonly kind: "publish";
}

export interface ResultStatement extends Node {
  readonly kind: "result";
  readonly value: Expression;
}

/** `name: value`, in an event, a child's factory or a policy's call. */
export interface NamedArgument extends Node {
  readonly kind: "namedArgument";
  readonly name: Name;
  readonly value: Expression;
}
