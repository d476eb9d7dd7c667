import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { gather, ofKind } from "../items.ts";
import type { NameCheck } from "./check.ts";
import { meant } from "./meant.ts";

/** The root of an aggregate is an entity that is declared inside it. */
export const aggregateRootMissing: NameCheck = ({ context }) =>
  gather(context.aggregates, ({ name, root, items }) => {
    const names = ofKind(items, "entity").map((entity) => entity.name.text);
    if (root.text === "" || names.includes(root.text)) return [];
    const args = { aggregate: name.text, root: root.text };
    return [report(catalogue.aggregateRootMissing, args, { span: root.span, hint: meant(root.text, names) })];
  });
