import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import { pluralOf } from "../../../text/nouns.ts";
import type { AggregateDecl, EntityDecl } from "../../ast.ts";
import type { TypeSymbol } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import type { Check, NameCheck } from "../check.ts";
import { clashingNames } from "../names/clashing-names.ts";

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

/** True for the root of an aggregate. Any entity counts where the root is missing, which has a diagnostic of its own. */
export function isRoot({ aggregate, decl }: TypeSymbol<EntityDecl>): boolean {
  return aggregate !== undefined && (aggregate.root.text === decl.name.text || isRootMissing(aggregate));
}

/** Checks that aggregate roots have different plurals, which name the repositories of the unit of work. Spec: model-rules, Aggregates. */
export const samePluralOfRoots: Check = ({ scope }) =>
  clashingNames(
    scope.context.aggregates.filter((one) => !isRootMissing(one)).map(({ root }) => ({ name: root })),
    (root, at, [first]) =>
      report(catalogue.samePluralOfRoots, { root, other: first.name.text, plural: pluralOf(root) }, at),
    pluralOf,
  );
