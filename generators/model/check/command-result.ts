import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { gather, ofKind } from "../items.ts";
import type { Check } from "./check.ts";

/** Checks that a command has exactly one result if it declares a type, and none otherwise. */
export const commandResult: Check = ({ scope }) =>
  gather(scope.context.commands, ({ decl: { name, result, statements } }) => {
    const results = ofKind(statements, "result");
    const command = name.text;
    if (result === undefined)
      return results.map(({ span }) => report(catalogue.resultWithoutType, { command }, { span }));
    const [, second] = results;
    if (results.length === 1 || result.kind === "missing") return [];
    return [report(catalogue.missingResult, { command, count: results.length }, { span: second?.span ?? result.span })];
  });
