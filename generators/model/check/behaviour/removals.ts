import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import type { Behaviour } from "../../bind/symbols.ts";
import { repositoryOf } from "../../repository-operations.ts";
import { statementsIn } from "../../statements-in.ts";
import { isRoot } from "../boundary/aggregates.ts";
import type { Check } from "../check.ts";

/** Checks that `remove` stands in a command of a root whose repository can remove it, and that answers nothing. Spec: model-rules, Removed aggregates. */
export const removals: Check = ({ scope }) =>
  scope.part.commands.flatMap((behaviour) => {
    const fault = faultOf(behaviour);
    if (fault === undefined) return [];
    const args = { command: behaviour.decl.name.text, entity: behaviour.entity.decl.name.text, reason: fault.reason };
    return statementsIn(behaviour.decl.statements, "removal").map(({ span }) =>
      report(catalogue.removalFault, args, { span, hint: fault.hint }),
    );
  });

function faultOf({ entity, decl }: Behaviour): { readonly reason: string; readonly hint: string } | undefined {
  if (!isRoot(entity))
    return {
      reason: "it is not the root of an aggregate",
      hint: "The entity that holds a child removes it: `children -= identity`.",
    };
  if (entity.aggregate !== undefined && !repositoryOf(entity.aggregate).includes("remove"))
    return {
      reason: "the repository has no `remove`",
      hint: "Add it behind `operations:`.",
    };
  if (decl.result !== undefined)
    return { reason: "the command has an answer", hint: "Take the type behind the signature away." };
  return undefined;
}
