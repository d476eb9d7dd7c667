import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Scope } from "../bind/symbols.ts";
import { gather } from "../items.ts";
import { annotationsNamed, textOf } from "../route/annotations.ts";
import { bindToken } from "../route/bind-token.ts";
import { readTokens } from "../route/read-tokens.ts";
import { type ApiOperation, tokenScopeOf } from "./api-operations.ts";
import type { Check } from "./check.ts";
import { meant } from "./meant.ts";

/** Every token of a written route binds to something. A malformed route says nothing about its tokens. Spec: model, Route-token binding. */
export const unboundRouteToken: Check = ({ scope, operations }) =>
  gather(operations, (operation) => faultsOf(operation, scope));

function faultsOf(operation: ApiOperation, scope: Scope): readonly Diagnostic[] {
  const { decl, title, fault } = operation;
  const annotation = annotationsNamed(decl.annotations, "route").at(-1);
  const path = textOf(annotation);
  if (path === undefined || fault !== undefined) return [];
  const tokens = tokenScopeOf(operation, scope);
  const names = [...tokens.parameters.map(({ name }) => name), ...(tokens.identity === undefined ? [] : ["id"])];
  return readTokens(path)
    .filter(({ name }) => bindToken(name, tokens).to === "nothing")
    .map(({ name: token }) => {
      const hint = meant(token, names) ?? remedyOf(operation, token);
      const args = {
        token,
        name: title,
        remedy: decl.kind === "query" ? "criterion of that name" : "parameter of that name",
      };
      return report(catalogue.unboundRouteToken, args, { span: annotation?.span, hint });
    });
}

function remedyOf({ decl, identity }: ApiOperation, token: string): string {
  const add = decl.kind === "query" ? `Add a criterion \`${token}\`` : `Add a parameter \`${token}\``;
  return identity === undefined
    ? `${add}, or take the token out.`
    : `${add}, or write \`{id}\` for the aggregate identity.`;
}
