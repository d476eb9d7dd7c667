import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import { sourceOf } from "../bind/resolve.ts";
import type { Check } from "./check.ts";
import { clashingNames } from "./clashing-names.ts";

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
  return [...clashingNames(specs, (name, at) => report(catalogue.duplicateSpec, { name }, at)), ...unknown];
};

/** Warns about declarations without output. */
export const notEmitted: Check = ({ scope: { context } }) =>
  [...context.specs, ...context.policies].map(({ kind, name }) =>
    report(catalogue.notEmitted, { kind, name: name.text }, { span: name }),
  );
