import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import { gather } from "../items.ts";
import { annotationsNamed, textOf } from "../operation/annotations.ts";
import type { DeclaredOperation } from "../operation/declare-operations.ts";
import { type ModelOperation, titleOf } from "../operation/model-operation.ts";
import type { Check } from "./check.ts";

/** Reports tokens of written routes that bind to nothing. A malformed route says nothing about its tokens. Spec: model-http, Route tokens. */
export const unboundRouteToken: Check = ({ operations }) => gather(operations, faultsOf);

function faultsOf({ decl, operation, fault }: DeclaredOperation): readonly Diagnostic[] {
  const { tokens, parameters, kind } = operation;
  const annotation = annotationsNamed(decl.annotations, "route").at(-1);
  if (fault !== undefined || textOf(annotation) === undefined) return [];
  const given = parameters.filter(({ isIdentity }) => !isIdentity);
  const names = [...given, ...parameters.filter(({ isIdentity }) => isIdentity)].map(({ name }) => name);
  return tokens
    .filter(({ parameter }) => parameter === undefined)
    .map(({ name: token }) => {
      const hint = spellingHint(token, names) ?? remedyOf(operation, token);
      const remedy = kind === "query" ? "criterion of that name" : "parameter of that name";
      const args = { token, name: titleOf(operation), remedy };
      return report(catalogue.unboundRouteToken, args, { span: annotation?.span, hint });
    });
}

function remedyOf({ kind, parameters }: ModelOperation, token: string): string {
  const add = kind === "query" ? `Add a criterion \`${token}\`` : `Add a parameter \`${token}\``;
  return parameters.some(({ isIdentity }) => isIdentity)
    ? `${add}, or write \`{id}\` for the aggregate identity.`
    : `${add}, or take the token out.`;
}
