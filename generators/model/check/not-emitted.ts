import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { gather, ofKind } from "../items.ts";
import type { Check } from "./check.ts";

/** Says what is read and has no output. */
export const notEmitted: Check = ({ scope: { context } }) => {
  const items = gather(context.parts, (part) => part.items);
  const decls = [
    ...ofKind(items, "spec"),
    ...gather(context.aggregates, (aggregate) => ofKind(aggregate.items, "spec")),
    ...ofKind(items, "policy"),
  ];
  return decls.map(({ kind, name: { text, span } }) => report(catalogue.notEmitted, { kind, name: text }, { span }));
};
