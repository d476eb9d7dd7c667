import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic, Span } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import { annotationsNamed, textOf } from "../../operation/annotations.ts";
import type { DeclaredOperation } from "../../operation/declare-operations.ts";
import { type ModelOperation, type ModelParameter, titleOf } from "../../operation/model-operation.ts";
import { isRouteBindable, required, spellingOf } from "../../type.ts";
import type { Check } from "../check.ts";

/** Reports tokens of written routes that bind to nothing, or to what no route can carry. A malformed route says nothing about its tokens. Spec: model-http, Route tokens. */
export const unboundRouteToken: Check = ({ operations }) => operations.flatMap(faultsOf);

function faultsOf({ decl, operation, fault }: DeclaredOperation): readonly Diagnostic[] {
  const { tokens, parameters, kind } = operation;
  const annotation = annotationsNamed(decl.annotations, "route").at(-1);
  if (fault !== undefined || textOf(annotation) === undefined) return [];
  const given = parameters.filter(({ isIdentity }) => !isIdentity);
  const names = [...given, ...parameters.filter(({ isIdentity }) => isIdentity)].map(({ name }) => name);
  const span = annotation?.span;
  return tokens.flatMap(({ name: token, parameter }) => {
    if (parameter !== undefined) return uncarried(operation, token, parameter, span);
    const hint = spellingHint(token, names) ?? remedyOf(operation, token);
    const remedy = kind === "query" ? "criterion of that name" : "parameter of that name";
    return [report(catalogue.unboundRouteToken, { token, name: titleOf(operation), remedy }, { span, hint })];
  });
}

function uncarried(
  operation: ModelOperation,
  token: string,
  { type, isIdentity }: ModelParameter,
  span: Span | undefined,
): readonly Diagnostic[] {
  if (isRouteBindable(type) || required(type).kind === "unknown") return [];
  const hint = isIdentity
    ? "Let the entity state a strategy in place of the declared value, such as `as natural(String)`, or take the token out."
    : "Take the token out, or give it a parameter of one value.";
  const args = { token, name: titleOf(operation), type: spellingOf(type) };
  return [report(catalogue.uncarriedRouteToken, args, { span, hint })];
}

function remedyOf({ kind, parameters }: ModelOperation, token: string): string {
  const add = kind === "query" ? `Add a criterion \`${token}\`` : `Add a parameter \`${token}\``;
  return parameters.some(({ isIdentity }) => isIdentity)
    ? `${add}, or write \`{id}\` for the aggregate identity.`
    : `${add}, or take the token out.`;
}
