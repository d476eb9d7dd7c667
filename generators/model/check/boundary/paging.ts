import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import type { QueryDecl } from "../../ast.ts";
import { resolveType } from "../../bind/resolve.ts";
import { declarationsOf } from "../../declarations.ts";
import { limitOf, pageMembers, pagingOf } from "../../paging.ts";
import { storageOf } from "../../storage/storage.ts";
import { storedQueries } from "../../storage/stored-queries.ts";
import { required, spellingOf } from "../../type.ts";
import type { Check, ModelCheck, NameCheck } from "../check.ts";

const largestSize = 10_000;
const largestLimit = 1_000_000;

/** Checks the results, the sizes and the criteria of paged queries. Spec: model-rules, Paged queries. */
export const pagedQueries: Check = ({ scope }) =>
  scope.part.queries.flatMap((query) => {
    if (query.paging === undefined) return [];
    const type = required(resolveType(query.result, scope));
    if (type.kind === "unknown") return [];
    if (type.kind !== "list") {
      const args = { query: query.name.text, found: spellingOf(type) };
      return [report(catalogue.pagedOne, args, { span: query.paging.span })];
    }
    return [...sizeFaults(query), ...nameFaults(query)];
  });

function sizeFaults(query: QueryDecl): readonly Diagnostic[] {
  const sizes = pagingOf(query);
  if (sizes === undefined) return [];
  const isSize = (size: number) => size >= 1 && size <= largestSize;
  const reason = !(isSize(sizes.usual) && isSize(sizes.most))
    ? `each size is from 1 to ${largestSize}`
    : sizes.usual > sizes.most
      ? "the usual size comes first, and the largest second"
      : undefined;
  if (reason === undefined) return [];
  return [report(catalogue.pageSizes, { ...sizes, query: query.name.text, reason }, { span: query.paging?.span })];
}

function nameFaults(query: QueryDecl): readonly Diagnostic[] {
  const { name, parameters } = query;
  const members = pageMembers[pagingOf(query)?.by ?? "page"];
  // A list with cursors refuses the number of a page.
  const taken = new Set(["Page", ...members].map((member) => member.toLowerCase()));
  const criteria = parameters
    .filter((one) => taken.has(one.name.text.toLowerCase()))
    .map((one) => report(catalogue.pageCriterion, { name: one.name.text, query: name.text }, { span: one.name }));
  // No other spelling is the name of a C# member.
  return members.includes(name.text)
    ? [...criteria, report(catalogue.memberNamedAsType, { name: name.text, owner: name.text }, { span: name })]
    : criteria;
}

/** Checks that the limit of a context is a number of rows. */
export const contextLimit: NameCheck = ({ context }) =>
  context.parts.flatMap((part) => {
    const limit = limitOf(part);
    if (limit === undefined || (limit >= 1 && limit <= largestLimit)) return [];
    const args = { context: context.name, limit: part.limit?.text ?? "", largest: largestLimit };
    return [report(catalogue.contextLimit, args, { span: part.limit?.span })];
  });

/** Reports lists of a store that end at a limit which the model does not state. Spec: model-infrastructure, Queries. */
export const unstatedLimit: ModelCheck = (model) => {
  const [storage, declarations] = [storageOf(model), declarationsOf(model)];
  return model.contexts
    .filter(({ limit }) => limit === undefined)
    .flatMap((context) =>
      storedQueries(context, storage, declarations)
        .filter(({ query: { result } }) => result.isList && result.paging === undefined)
        .map(({ query: { name, operation } }) => {
          const hint = `Write \`paged\` behind its result, or state the limit: \`context ${context.name} limit 1000\`.`;
          return report(catalogue.unstatedLimit, { query: name }, { span: operation.span, hint });
        }),
    );
};
