import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Span } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { quoted } from "../../text/quoted.ts";
import type { ParameterDecl } from "../ast.ts";
import { resolveType } from "../bind/resolve.ts";
import { spellingOf } from "../type.ts";
import { nothingInScope } from "./environment.ts";
import type { TypeChecker } from "./type-checker.ts";

/** Checks the types of the defaults of parameters: no name is in scope. Spec: model-rules, Defaults of parameters. */
export function checkDefaults({ scope, check }: TypeChecker, parameters: readonly ParameterDecl[]): void {
  for (const { name, type: ref, value } of parameters) {
    if (value === undefined) continue;
    const type = resolveType(ref, scope);
    const refused = (reason: string, at: { readonly span: Span; readonly hint?: string | undefined }) =>
      report(catalogue.parameterDefault, { parameter: name.text, reason }, at);
    check(
      value,
      nothingInScope,
      type,
      ({ found, expected }, at) => refused(`its type is ${quoted(expected)}, but this is ${quoted(found)}`, at),
      (member, hint) => refused(`${quoted(member)} is no member of ${quoted(spellingOf(type))}`, { ...value, hint }),
    );
  }
}
