import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import type { AggregateDecl } from "../ast.ts";
import { ofKind } from "../items.ts";
import type { NameCheck } from "./check.ts";

/** Checks that the root of an aggregate is an entity declared inside it. */
export const aggregateRootMissing: NameCheck = ({ context }) =>
  context.aggregates.filter(isRootMissing).map(({ name, root, items }) => {
    const names = ofKind(items, "entity").map((entity) => entity.name.text);
    const args = { aggregate: name.text, root: root.text };
    return report(catalogue.aggregateRootMissing, args, { span: root, hint: spellingHint(root.text, names) });
  });

export function isRootMissing({ root, items }: AggregateDecl): boolean {
  return root.text !== "" && !ofKind(items, "entity").some(({ name }) => name.text === root.text);
}
