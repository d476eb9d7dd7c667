import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { pascalCaseOf } from "../../../text/casing.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import type { QueryDecl } from "../../ast.ts";
import { memberTypeOf, resolveType } from "../../bind/resolve.ts";
import type { Scope, TypeSymbol } from "../../bind/symbols.ts";
import { declarationsOf } from "../../declarations.ts";
import { listedFields, listedModel, listMembers } from "../../operation/listing.ts";
import { storageOf } from "../../storage/storage.ts";
import { storedQueries } from "../../storage/stored-queries.ts";
import { isRouteBindable, isScalar, required, spellingOf } from "../../type.ts";
import type { Check, ModelCheck } from "../check.ts";

type Listed = ReturnType<typeof listedFields>[number];

/** Checks the orders and the searched fields of lists. Spec: model-rules, Orders of lists; model-rules, Searched lists. */
export const listings: Check = ({ scope }) =>
  scope.part.queries.flatMap((query) => {
    const fields = listedFields(query);
    const type = required(resolveType(query.result, scope));
    const [first] = fields;
    if (first === undefined || type.kind === "unknown") return [];
    if (type.kind !== "list") {
      const args = { query: query.name.text, word: first.word, found: spellingOf(type) };
      const { sorted, sortable, search } = query;
      return [report(catalogue.listOfOne, args, { span: (sorted ?? sortable ?? search)?.span })];
    }
    const model = listedModel(query, scope);
    const faults = model === undefined ? [] : fields.flatMap((field) => fieldFaults(query, field, { model, scope }));
    return [...faults, ...sameFields(query), ...nameFaults(query)];
  });

function fieldFaults(
  query: QueryDecl,
  { name, word }: Listed,
  { model, scope }: { readonly model: TypeSymbol; readonly scope: Scope },
): readonly Diagnostic[] {
  const { decl, members } = model;
  if (name.text === "") return [];
  const args = { query: query.name.text, field: name.text, word };
  const shown = decl.kind === "readModel" ? decl.fields : [];
  const known = [...members.keys(), ...shown.flatMap((field) => (field.kind === "missing" ? [] : field.name.text))];
  if (!known.includes(name.text)) {
    const reason = `\`${decl.name.text}\` has no such field`;
    return [report(catalogue.listedField, { ...args, reason }, { span: name, hint: spellingHint(name.text, known) })];
  }
  const type = memberTypeOf(model, name.text, scope);
  if (type === undefined || required(type).kind === "unknown") return [];
  const isListed = word === "search" ? isScalar(required(type), "String") : isRouteBindable(type);
  if (isListed) return [];
  const reason = `\`${spellingOf(type)}\` ${word === "search" ? "is no text" : "has no order"}`;
  return [report(catalogue.listedField, { ...args, reason }, { span: name })];
}

function sameFields(query: QueryDecl): readonly Diagnostic[] {
  const fields = listedFields(query);
  return fields
    .filter(
      (one, index) => fields.findIndex(({ name, word }) => word === one.word && name.text === one.name.text) < index,
    )
    .filter(({ name }) => name.text !== "")
    .map(({ name, word }) => {
      const args = { query: query.name.text, field: name.text, word, reason: "it is there already" };
      return report(catalogue.listedField, args, { span: name });
    });
}

function nameFaults(query: QueryDecl): readonly Diagnostic[] {
  const { name, parameters } = query;
  const taken = new Set(listedFields(query).flatMap(({ word }) => listMembers[word]));
  const criteria = parameters
    .filter((one) => taken.has(one.name.text.toLowerCase()))
    .map((one) => report(catalogue.pageCriterion, { name: one.name.text, query: name.text }, { span: one.name }));
  const isMember =
    taken.has(name.text.toLowerCase()) && ["Sort", "Search", "ToSortKeys"].includes(pascalCaseOf(name.text));
  return isMember
    ? [...criteria, report(catalogue.memberNamedAsType, { name: name.text, owner: name.text }, { span: name })]
    : criteria;
}

/** Reports the orders and the searched fields that no database computes. Spec: model-infrastructure, Queries. */
export const storedListings: ModelCheck = (model) => {
  const [storage, declarations] = [storageOf(model), declarationsOf(model)];
  return model.contexts
    .flatMap((context) => storedQueries(context, storage, declarations))
    .flatMap(({ query, unlisted }) =>
      unlisted.map((field) => {
        const word = query.listing.searched.includes(field)
          ? "search"
          : query.listing.sortable.includes(field)
            ? "sortable"
            : "sorted";
        const args = { query: query.name, field, word, reason: "no database computes it" };
        return report(catalogue.listedField, args, { span: query.operation.span });
      }),
    );
};
