import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { eventOf } from "../bind/policies.ts";
import { type PlacedTransition, stepNamed, transitionsOf } from "../bind/processes.ts";
import { resolveType } from "../bind/resolve.ts";
import type { Scope } from "../bind/symbols.ts";
import { ofKind } from "../items.ts";
import type { ProcessDecl } from "../process-ast.ts";
import { checkArguments, checkWait } from "./check-calls.ts";
import { type Environment, localsOf, nothingInScope, ownerEnvironment } from "./environment.ts";
import type { TypeChecker } from "./type-checker.ts";

/** Checks the waits of a process, what its steps keep, and the arguments of its calls. */
export function checkProcess(checker: TypeChecker, process: ProcessDecl): void {
  const { scope, check } = checker;
  for (const transition of transitionsOf(process)) {
    const { step, decl } = transition;
    const kept = { ...nothingInScope, locals: localsOf(step?.parameters ?? [], scope) };
    if (decl.wait !== undefined) checkWait(checker, { word: "Process", name: process.name.text }, decl.wait, kept);
    const env = transitionEnvironment(transition, process, scope);
    const next = stepNamed(decl.next, process);
    for (const { name, value } of decl.arguments) {
      const parameter = next?.parameters.find((one) => one.name.text === name.text);
      check(value, env, parameter && resolveType(parameter.type, scope), ({ found, expected }, at) =>
        report(catalogue.stepData, { step: next?.name.text ?? "", problem: `keeps \`${expected}\` as \`${name.text}\`, but this is \`${found}\`` }, at),
      );
    }
    for (const call of ofKind(decl.calls ?? [], "processCall")) checkArguments(checker, call, env);
  }
}

/** Returns the scope of a transition: the fields of its event, which hide what the step keeps, and the key. */
function transitionEnvironment({ step, decl }: PlacedTransition, process: ProcessDecl, scope: Scope): Environment {
  const event = eventOf(decl, scope.context);
  const own = event === undefined ? nothingInScope : ownerEnvironment(event, scope);
  const locals = [...localsOf([...(step?.parameters ?? []), process.key], scope)];
  return { ...own, locals: new Map(locals.filter(([name]) => event?.members.has(name) !== true)) };
}
