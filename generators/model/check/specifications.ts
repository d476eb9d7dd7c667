import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { sourceOf } from "../typing/member-type.ts";
import type { Check } from "./check.ts";
import { clashingNames } from "./clashing-names.ts";
import { meant } from "./meant.ts";

/** A specification has a name of its own, and is about an entity or a value of its context. */
export const specifications: Check = ({ scope }) => {
  const { specs, withFields } = scope.context;
  const possible = withFields.filter(({ type }) => type.kind !== "event").map(({ type }) => type.name);
  const unknown = specs
    .filter(({ target: { text } }) => text !== "" && sourceOf(text, scope) === undefined)
    .map(({ target }) =>
      report(
        catalogue.unknownSpecTarget,
        { target: target.text },
        { span: target, hint: meant(target.text, possible) },
      ),
    );
  return [...clashingNames(specs, (name, at) => report(catalogue.duplicateSpec, { name }, at)), ...unknown];
};
