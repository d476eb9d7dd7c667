import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { quoted } from "../../../text/quoted.ts";
import type { CommandDecl, FactoryDecl } from "../../ast.ts";
import { policyBehaviourOf, policyTargetOf } from "../../bind/policies.ts";
import { transitionsOf } from "../../bind/processes.ts";
import { readModelOf } from "../../bind/read-models.ts";
import type { Scope } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import { calledByParents, type DeclaredOperation } from "../../operation/declare-operations.ts";
import { annotationsNamed, titleOf, verbAnnotations } from "../../operation/model-operation.ts";
import type { Check } from "../check.ts";

/** Checks that nothing of HTTP stands at an internal command or factory. Spec: model-http, Internal commands and factories. */
export const internalSurface: Check = ({ inner, scope }) =>
  internalIn(inner).flatMap(({ decl, operation }) =>
    surfaceOf(decl, scope).map(({ problem, span }) =>
      report(catalogue.surfaceOfInternal, { name: titleOf(operation), problem }, { span }),
    ),
  );

function surfaceOf(decl: CommandDecl | FactoryDecl, scope: Scope) {
  const { annotations, result } = decl;
  const answer = readModelOf(decl, scope);
  return [
    ...[...annotationsNamed(annotations, "route", "auth"), ...verbAnnotations(annotations)].map(({ name, span }) => ({
      ...{ problem: `\`@${name.text}\` says nothing of it`, span },
    })),
    ...(decl.kind === "factory" && decl.isIdempotent
      ? [{ problem: "none can be repeated, as `idempotent` says", span: decl.name }]
      : []),
    ...(answer === undefined || result === undefined
      ? []
      : [{ problem: `none is answered with ${quoted(answer.type.name)}`, span: result.span }]),
  ];
}

/** Reports an internal command or factory that the model calls nowhere, unless a use case can. Spec: model-http, Internal commands and factories. */
export const internalUncalled: Check = ({ inner, scope }) => {
  const { services, policies, schedules, processes } = scope.context;
  if (services.some(({ items }) => ofKind(items, "usecase").length > 0)) return [];
  const calls = [
    ...policies,
    ...schedules,
    ...processes.flatMap(transitionsOf).flatMap(({ decl }) => ofKind(decl.calls ?? [], "processCall")),
  ];
  const called = new Set([
    ...calls.flatMap((call) => {
      const entity = policyTargetOf(call, scope);
      return (entity && policyBehaviourOf(call, entity)) ?? [];
    }),
    ...calledByParents(scope),
  ]);
  const hint = "Let a policy, process, schedule or parent call it, or delete `internal`.";
  return internalIn(inner)
    .filter(({ decl }) => !called.has(decl))
    .map(({ operation }) =>
      report(catalogue.internalUncalled, { name: titleOf(operation) }, { span: operation.span, hint }),
    );
};

interface InternalBehaviour extends DeclaredOperation {
  readonly decl: CommandDecl | FactoryDecl;
}

function internalIn(inner: readonly DeclaredOperation[]): readonly InternalBehaviour[] {
  return inner.flatMap(({ decl, ...rest }) => (decl.kind !== "query" && decl.isInternal ? [{ ...rest, decl }] : []));
}
