import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import { pluralOf } from "../../../text/nouns.ts";
import type { AggregateDecl, EntityDecl, FinderDecl } from "../../ast.ts";
import { isLeftToStore } from "../../bind/identities.ts";
import { resolveType, typeOfKind } from "../../bind/resolve.ts";
import type { Scope, TypeSymbol } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import { repositoryOperations } from "../../repository-operations.ts";
import { required, spellingOf } from "../../type.ts";
import { type Check, findersOf, type NameCheck } from "../check.ts";
import { clashingNames } from "../clashes.ts";

/** Checks that the root of an aggregate is an entity declared inside it. */
export const aggregateRootMissing: NameCheck = ({ part }) =>
  part.aggregates.filter(isRootMissing).map(({ name, root, items }) => {
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

/** Checks that a repository has known operations, and that its finders return its root. */
export const repository: Check = ({ scope }) =>
  scope.part.aggregates.flatMap((aggregate) => {
    const repositories = ofKind(aggregate.items, "repository");
    const operations = repositories.flatMap((one) => one.operations ?? []);
    const finders = findersOf(aggregate);
    const words: readonly string[] = repositoryOperations;
    return [
      ...operations
        .filter(({ text }) => text !== "" && !words.includes(text))
        .map((span) =>
          report(catalogue.repositoryOperation, { name: span.text }, { span, hint: spellingHint(span.text, words) }),
        ),
      ...clashingNames(finders, (name, at) => report(catalogue.duplicateFinder, { name }, at)),
      ...finders.flatMap((finder) => finderFaults(finder, aggregate, scope)),
    ];
  });

/** True if the repository has a method for the next number of a sequence. */
function givesNumbers({ root }: AggregateDecl, scope: Scope): boolean {
  const entity = typeOfKind("entity", root.text, scope.context);
  return entity?.factories.some((factory) => isLeftToStore(factory, entity, scope)) === true;
}

function finderFaults(finder: FinderDecl, aggregate: AggregateDecl, scope: Scope): readonly Diagnostic[] {
  const { text: name } = finder.name;
  const words = [...repositoryOperations, ...(givesNumbers(aggregate, scope) ? ["nextId"] : [])];
  const isTaken = words.some((word) => word.toLowerCase() === name.toLowerCase());
  const root = aggregate.root.text;
  const type = required(resolveType(finder.result, scope));
  const found = type.kind === "list" ? type.item : type;
  const isOfRoot = found.kind === "entity" && found.name === root && found.context === scope.context.name;
  const isFine = isOfRoot || found.kind === "unknown" || isRootMissing(aggregate);
  const args = { finder: name, root, found: spellingOf(type) };
  return [
    ...(isTaken ? [report(catalogue.finderNamedAsOperation, { name }, { span: finder.name })] : []),
    ...finder.parameters
      .filter((parameter) => parameter.name.text === "ct")
      .map(({ name: span }) => report(catalogue.finderParameterName, { finder: name, parameter: "ct" }, { span })),
    ...(isFine ? [] : [report(catalogue.finderResult, args, finder.result)]),
  ];
}
