import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { pascalCaseOf } from "../../../text/casing.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import { sourceOf } from "../../bind/resolve.ts";
import type { Check } from "../check.ts";
import { clashingNames } from "../names/clashing-names.ts";

/** Checks that a specification has a unique name and a known target. */
export const specifications: Check = ({ scope }) => {
  const { specs, withFields } = scope.context;
  const possible = withFields.filter(({ type }) => type.kind !== "event").map(({ type }) => type.name);
  const unknown = specs
    .filter(({ target: { text } }) => text !== "" && sourceOf(text, scope) === undefined)
    .map(({ target }) =>
      report(
        catalogue.unknownSpecTarget,
        { target: target.text },
        { span: target, hint: spellingHint(target.text, possible) },
      ),
    );
  const hidden = specs.flatMap(({ name, target }) => {
    const symbol = sourceOf(target.text, scope);
    const member = symbol && [...symbol.members.values()].find((one) => isSameName(one.name.text, name.text));
    if (symbol === undefined || member === undefined) return [];
    const notes = [{ message: "The field is declared here.", span: member.name }];
    return [report(catalogue.specNamedAsMember, { spec: name.text, target: target.text }, { span: name, notes })];
  });
  return [...clashingNames(specs, (name, at) => report(catalogue.duplicateSpec, { name }, at)), ...unknown, ...hidden];
};

function isSameName(one: string, other: string): boolean {
  return pascalCaseOf(one) === pascalCaseOf(other);
}
