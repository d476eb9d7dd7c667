import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import type { AggregateDecl, FinderDecl } from "../../ast.ts";
import { isLeftToStore } from "../../bind/identities.ts";
import { resolveType } from "../../bind/resolve.ts";
import type { Scope } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import { repositoryOperations } from "../../repository-operations.ts";
import { required, spellingOf } from "../../type.ts";
import { type Check, findersOf } from "../check.ts";
import { clashingNames } from "../names/clashing-names.ts";
import { isRootMissing } from "./aggregate-roots.ts";

/** Checks that a repository has known operations, and that its finders return its root. */
export const repository: Check = ({ scope }) =>
  scope.context.aggregates.flatMap((aggregate) => {
    const repositories = ofKind(aggregate.items, "repository");
    const operations = repositories.flatMap((one) => one.operations ?? []);
    const finders = findersOf(aggregate);
    const words: readonly string[] = repositoryOperations;
    return [
      ...operations
        .filter(({ text }) => text !== "" && !words.includes(text))
        .map((name) =>
          report(
            catalogue.repositoryOperation,
            { name: name.text },
            { span: name, hint: spellingHint(name.text, words) },
          ),
        ),
      ...clashingNames(finders, (name, at) => report(catalogue.duplicateFinder, { name }, at)),
      ...finders.flatMap((finder) => finderFaults(finder, aggregate, scope)),
    ];
  });

/** True if the repository has a method for the next number of a sequence. */
function givesNumbers({ root }: AggregateDecl, scope: Scope): boolean {
  const entity = scope.context.entities.find(({ decl }) => decl.name.text === root.text);
  return entity?.factories.some((factory) => isLeftToStore(factory, entity, scope)) === true;
}

function finderFaults(finder: FinderDecl, aggregate: AggregateDecl, scope: Scope): readonly Diagnostic[] {
  const span = finder.name;
  const name = span.text;
  const faults: Diagnostic[] = [];
  const words: readonly string[] = givesNumbers(aggregate, scope)
    ? [...repositoryOperations, "nextId"]
    : repositoryOperations;
  if (words.some((word) => word.toLowerCase() === name.toLowerCase()))
    faults.push(report(catalogue.finderNamedAsOperation, { name }, { span }));
  for (const parameter of finder.parameters)
    if (parameter.name.text === "ct")
      faults.push(report(catalogue.finderParameterName, { finder: name, parameter: "ct" }, { span: parameter.name }));
  const { root } = aggregate;
  const type = required(resolveType(finder.result, scope));
  const found = type.kind === "list" ? type.item : type;
  const isRoot = found.kind === "entity" && found.name === root.text && found.context === scope.context.name;
  if (!(isRoot || found.kind === "unknown" || isRootMissing(aggregate)))
    faults.push(
      report(
        catalogue.finderResult,
        { finder: name, root: root.text, found: spellingOf(type) },
        { span: finder.result.span },
      ),
    );
  return faults;
}
