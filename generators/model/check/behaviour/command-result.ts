import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { projectionOf, readModelOf } from "../../bind/resolve.ts";
import { ofKind } from "../../items.ts";
import type { Check } from "../check.ts";

/** Checks that a command has exactly one result if it declares a type that is no projection, and none otherwise. */
export const commandResult: Check = ({ scope }) =>
  scope.context.commands.flatMap((behaviour) => {
    const { name, result, statements } = behaviour.decl;
    const results = ofKind(statements, "result");
    // A read model as the answer has checks of its own.
    const answer = results.length === 0 ? readModelOf(behaviour.decl, scope) : projectionOf(behaviour, scope);
    if (answer !== undefined) return [];
    const command = name.text;
    if (result === undefined)
      return results.map(({ span }) => report(catalogue.resultWithoutType, { command }, { span }));
    const [, second] = results;
    if (results.length === 1 || result.kind === "missing") return [];
    return [report(catalogue.missingResult, { command, count: results.length }, { span: second?.span ?? result.span })];
  });
