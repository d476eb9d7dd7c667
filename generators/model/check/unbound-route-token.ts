import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import { gather } from "../items.ts";
import { annotationsNamed, textOf } from "../route/annotations.ts";
import { bindToken } from "../route/bind-token.ts";
import type { ApiOperation } from "./api-operations.ts";
import type { Check } from "./check.ts";

/** Every token of a written route binds to something. A malformed route says nothing about its tokens. Spec: model, Route-token binding. */
export const unboundRouteToken: Check = ({ operations }) => gather(operations, faultsOf);

function faultsOf(operation: ApiOperation): readonly Diagnostic[] {
  const { decl, title, fault, tokens, members } = operation;
  if (fault !== undefined || tokens.length === 0) return [];
  const annotation = annotationsNamed(decl.annotations, "route").at(-1);
  const path = textOf(annotation);
  if (path === undefined) return [];
  const names = [...members.parameters.map(({ name }) => name), ...(members.identity === undefined ? [] : ["id"])];
  return tokens
    .filter(({ name }) => bindToken(name, members).to === "nothing")
    .map(({ name: token }) => {
      const hint = spellingHint(token, names) ?? remedyOf(operation, token);
      const args = {
        token,
        name: title,
        remedy: decl.kind === "query" ? "criterion of that name" : "parameter of that name",
      };
      return report(catalogue.unboundRouteToken, args, { span: annotation?.span, hint });
    });
}

function remedyOf({ decl, members }: ApiOperation, token: string): string {
  const add = decl.kind === "query" ? `Add a criterion \`${token}\`` : `Add a parameter \`${token}\``;
  return members.identity === undefined
    ? `${add}, or take the token out.`
    : `${add}, or write \`{id}\` for the aggregate identity.`;
}
