import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { quoted } from "../../text/quoted.ts";
import type { ProcessDecl, StepDecl } from "../ast.ts";
import { eventOf } from "../bind/policies.ts";
import { type PlacedTransition, stepNamed, transitionsOf } from "../bind/processes.ts";
import { resolveType } from "../bind/resolve.ts";
import type { Scope } from "../bind/symbols.ts";
import { ofKind } from "../items.ts";
import type { TransitionDecl } from "../reaction-ast.ts";
import { checkArguments, checkWait } from "./check-calls.ts";
import { type Environment, localsOf, nothingInScope, ownerEnvironment } from "./environment.ts";
import type { TypeChecker } from "./type-checker.ts";

/** Checks the waits of a process, what its steps keep, and the arguments of its calls. */
export function checkProcess(checker: TypeChecker, process: ProcessDecl): void {
  const { scope } = checker;
  for (const transition of transitionsOf(process)) {
    const { step, decl } = transition;
    // Without its event, none of its fields is known.
    if (decl.event !== undefined && eventOf(decl, scope) === undefined) continue;
    const kept = { ...nothingInScope, locals: localsOf(step?.parameters ?? [], scope) };
    if (decl.wait !== undefined) checkWait(checker, { word: "Process", name: process.name.text }, decl.wait, kept);
    const env = transitionEnvironment(transition, process, scope);
    checkKept(checker, decl, stepNamed(decl.next, process), env);
    for (const call of ofKind(decl.calls ?? [], "processCall")) checkArguments(checker, call, env);
  }
}

/** Checks the values that the next step keeps. */
function checkKept({ scope, check }: TypeChecker, decl: TransitionDecl, next: StepDecl | undefined, env: Environment) {
  for (const { name, value } of decl.arguments) {
    const parameter = next?.parameters.find((one) => one.name.text === name.text);
    check(value, env, parameter && resolveType(parameter.type, scope), ({ found, expected }, at) => {
      const problem = `keeps ${quoted(expected)} as ${quoted(name.text)}, but this is ${quoted(found)}`;
      return report(catalogue.stepData, { step: next?.name.text ?? "", problem }, at);
    });
  }
}

/** Returns the scope of a transition: the fields of its event, which hide what the step keeps, and the key. */
function transitionEnvironment({ step, decl }: PlacedTransition, process: ProcessDecl, scope: Scope): Environment {
  const event = eventOf(decl, scope);
  const own = event === undefined ? nothingInScope : ownerEnvironment(event, scope);
  const locals = [...localsOf([...(step?.parameters ?? []), process.key], scope)];
  return { ...own, locals: new Map(locals.filter(([name]) => event?.members.has(name) !== true)) };
}
