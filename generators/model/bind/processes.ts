import type { ProcessDecl, StepDecl } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import { ofKind } from "../items.ts";
import type { TransitionDecl } from "../reaction-ast.ts";

/** A transition and the step that it leaves; none for one that starts its process. */
export interface PlacedTransition {
  readonly step: StepDecl | undefined;
  readonly decl: TransitionDecl;
}

export function stepsOf({ items }: ProcessDecl): readonly StepDecl[] {
  return ofKind(items, "step");
}

/** Lists the transitions of a process: those that start it, then those of each step. */
export function transitionsOf(process: ProcessDecl): readonly PlacedTransition[] {
  return [
    ...ofKind(process.items, "transition").map((decl) => ({ step: undefined, decl })),
    ...stepsOf(process).flatMap((step) => ofKind(step.items, "transition").map((decl) => ({ step, decl }))),
  ];
}

/** Returns the step of a name; undefined for `done`, and for a name of none. */
export function stepNamed(name: Name | undefined, process: ProcessDecl): StepDecl | undefined {
  return name && stepsOf(process).find((step) => step.name.text === name.text);
}
