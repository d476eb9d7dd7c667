import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import type { ReadModelDecl } from "../../ast.ts";
import type { Name } from "../../ast-node.ts";
import { joinedRows, resolveType, sourceOf } from "../../bind/resolve.ts";
import type { Scope, TypeSymbol } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import { required, spellingOf } from "../../type.ts";
import type { Check } from "../check.ts";
import { clashingNames } from "../clashes.ts";
import { positionalMembers, reservationOf } from "../names/member-names.ts";
import { isRootMissing } from "./aggregates.ts";

/** Checks that the source of a read model exists and has the copied fields. Spec: model-rules, Read models. */
export const readModelSource: Check = ({ scope }) =>
  scope.part.readModels.flatMap(({ decl }) => {
    const source = sourceOf(decl.source.text, scope);
    return source === undefined ? unknownSource(decl, scope) : unknownFields(decl, source, scope);
  });

function unknownSource({ name, source }: ReadModelDecl, { context }: Scope): readonly Diagnostic[] {
  const possible = context.withFields
    .filter(({ type }) => type.kind === "entity" || type.kind === "value")
    .map(({ type }) => type.name);
  const args = { source: source.text, readModel: name.text, context: context.name };
  const isRootless = context.aggregates.some((one) => one.name.text === source.text && isRootMissing(one));
  return source.text === "" || isRootless
    ? []
    : [report(catalogue.readModelUnknownSource, args, { span: source, hint: spellingHint(source.text, possible) })];
}

function unknownFields(readModel: ReadModelDecl, { decl, members }: TypeSymbol, scope: Scope): readonly Diagnostic[] {
  const { name, fields, joins } = readModel;
  const rows = joinedRows(readModel, scope);
  // A field can be of a row that could not be joined.
  if (rows.length < joins.length) return [];
  const joined = rows.flatMap(({ symbol }) => [...symbol.members.keys()]);
  const known = [...members.keys(), ...(decl.kind === "entity" ? ["id"] : []), ...joined];
  return ofKind(fields, "directField")
    .filter((field) => field.name.text !== "" && !known.includes(field.name.text))
    .map(({ name: span }) => {
      const field = span.text;
      const hint = spellingHint(field, known) ?? `To compute it, write \`${field}: Type = expression\`.`;
      const notes = [{ message: `\`${decl.name.text}\` is declared here.`, span: decl.name }];
      const args = { field, source: decl.name.text, readModel: name.text };
      return report(catalogue.readModelUnknownField, args, { span, hint, notes });
    });
}

/** Checks that fields of read models, criteria of queries and members of requests are valid, distinct record members. Spec: model-rules, Read models. */
export const readModelFields: Check = ({ scope: { part }, operations }) => {
  const readModels = part.readModels.map(({ decl }) => ({
    owner: decl.name.text,
    names: decl.fields.flatMap((field): readonly { readonly name: Name }[] =>
      field.kind === "missing" ? [] : [field],
    ),
  }));
  const queries = part.queries.map(({ name, parameters }) => ({ owner: name.text, names: parameters }));
  const requests = operations
    .filter(({ decl, operation }) => decl.kind !== "query" && operation.isServed)
    .map(({ decl, operation }) => ({ owner: operation.name, names: decl.parameters }));
  return [
    ...readModels.flatMap(({ owner: readModel, names }) =>
      clashingNames(names, (field, at) => report(catalogue.duplicateReadModelField, { field, readModel }, at)),
    ),
    ...[...readModels, ...queries, ...requests].flatMap(({ owner, names }) =>
      names
        .filter(({ name }) => positionalMembers.has(name.text))
        .map(({ name: span }) => {
          const name = span.text;
          return report(catalogue.recordMemberName, { name, owner, reason: reservationOf(name) }, { span });
        }),
    ),
  ];
};

/** Checks that a query returns a read model of its context or a List of one. Spec: model-rules, Queries. */
export const queryResult: Check = ({ scope }) =>
  scope.part.queries.flatMap(({ name, result }) => {
    const type = required(resolveType(result, scope));
    const one = type.kind === "list" ? type.item : type;
    if (one.kind === "unknown" || (one.kind === "readModel" && one.context === scope.context.name)) return [];
    const { span } = result;
    const shown =
      one.kind === "entity"
        ? `Show it by a read model: \`readmodel ${one.name}Row from ${one.name} { … }\`.`
        : undefined;
    return [
      report(catalogue.queryResultNotReadModel, { query: name.text, found: spellingOf(type) }, { span, hint: shown }),
    ];
  });
