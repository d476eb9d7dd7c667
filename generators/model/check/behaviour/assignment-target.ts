import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import type { Name } from "../../ast-node.ts";
import type { Behaviour } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import { type Check, type CheckedContext, isSettable } from "../check.ts";
import { clashingNames } from "../names/clashing-names.ts";

/** Checks that a behaviour assigns settable fields only, each once. */
export const assignmentTarget: Check = (checked) =>
  checked.scope.context.behaviours.flatMap((behaviour) => faultsOf(behaviour, checked));

function faultsOf({ entity, decl }: Behaviour, checked: CheckedContext): readonly Diagnostic[] {
  const { statements } = decl;
  const fields: readonly Name[] = ofKind(statements, "assign").map(({ field }) => field);
  if (fields.length === 0) return [];
  const isKnown = (name: string): boolean => {
    const field = entity.members.get(name);
    return field !== undefined && isSettable(field, checked);
  };
  const entry = decl.kind === "command" ? catalogue.transitionTarget : catalogue.initializationTarget;
  const unknown = fields
    .filter(({ text }) => text !== "" && !isKnown(text))
    .map((field) =>
      report(
        entry,
        { field: field.text, entity: entity.decl.name.text },
        { span: field, hint: spellingHint(field.text, [...entity.members.keys()].filter(isKnown)) },
      ),
    );
  const twice = clashingNames(
    fields.map((name) => ({ name })),
    (field, at) =>
      report(
        catalogue.initializedTwice,
        { field },
        { ...at, notes: at.notes.map(({ span }) => ({ message: "It is first set here.", span })) },
      ),
    (name) => name,
  );
  return [...unknown, ...twice];
}
