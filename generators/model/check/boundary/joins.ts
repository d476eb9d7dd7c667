import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import { inSentence, quoted } from "../../../text/quoted.ts";
import type { ReadModelDecl } from "../../ast.ts";
import { holdersOf, identityTypeOf, joinsOf, sourceOf } from "../../bind/resolve.ts";
import type { JoinedRow, JoinSearch, ReadRow, Scope, TypeSymbol } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import { spellingOf, unknownType } from "../../type.ts";
import type { Check } from "../check.ts";
import { clashes } from "../clashes.ts";

/** Checks that each join names a root, by one field of an earlier row, and that copied fields are of one row. Spec: model-rules, Joins. */
export const joins: Check = ({ scope }) =>
  scope.part.readModels.flatMap(({ decl }) => {
    if (decl.joins.length === 0) return [];
    const source = sourceOf(decl.source.text, scope);
    if (source === undefined) return [];
    const searches = joinsOf(decl, scope);
    const faults = searches.flatMap((search) => joinFaults(search, { decl, source, scope }));
    return faults.length > 0 ? faults : [...sameRows(decl, searches), ...fieldsOfSeveral(decl, source, scope)];
  });

interface JoinPlace {
  readonly decl: ReadModelDecl;
  readonly source: TypeSymbol;
  readonly scope: Scope;
}

function joinFaults({ clause, root, found }: JoinSearch, place: JoinPlace): readonly Diagnostic[] {
  const { decl, source, scope } = place;
  const span = clause.target;
  const readModel = decl.name.text;
  if (span.text === "" || clause.path.some(({ text }) => text === "")) return [];
  const wrong = (reason: string, hint?: string) => [
    report(catalogue.wrongJoin, { readModel, name: span.text, reason }, { span, hint }),
  ];
  if (source.type.kind !== "entity") return wrong(`${quoted(source.decl.name.text)} is a value, which has no rows`);
  if (root === undefined) {
    const roots = scope.context.aggregates.map((aggregate) => aggregate.root.text);
    return wrong(
      `it is not the root of an aggregate of context ${quoted(scope.context.name)}`,
      spellingHint(span.text, roots),
    );
  }
  const identity = identityTypeOf(root, scope) ?? unknownType;
  if (identity.kind === "unknown") return [];
  if (identity.kind !== "identity") return wrong(`its identity ${quoted(spellingOf(identity))} is a value`);
  if (found.length === 0) return [withoutField({ clause, root, found }, spellingOf(identity), place)];
  return found.length === 1 ? [] : [ofSeveral({ clause, root, found }, readModel)];
}

function withoutField({ clause, root }: JoinSearch, identity: string, { decl, source, scope }: JoinPlace): Diagnostic {
  const { target, path } = clause;
  const before = joinsOf({ ...decl, joins: decl.joins.slice(0, decl.joins.indexOf(clause)) }, scope);
  const all = [source, ...before.flatMap((one) => one.root ?? [])];
  const [open] = joinsOf(
    { ...decl, joins: [...before.map((one) => one.clause), { ...clause, path: [] }] },
    scope,
  ).slice(-1);
  const possible = (open?.found ?? []).map(pathOf);
  const named = path.map(({ text }) => text).join(".");
  const hint =
    possible.length === 0
      ? `Give ${quoted(source.decl.name.text)} a field such as \`${target.text.charAt(0).toLowerCase()}${target.text.slice(1)}: ${identity}\`.`
      : `Write ${inSentence(
          possible.map((one) => `\`on ${one}\``),
          "or",
        )}.`;
  const args = {
    ...{ readModel: decl.name.text, root: root?.decl.name.text ?? "", identity },
    field: named === "" ? "field" : `field ${quoted(named)}`,
    rows: [...new Set(all.map((one) => one.decl.name.text))],
  };
  return report(catalogue.joinWithoutField, args, { span: path[0] ?? target, hint });
}

function ofSeveral({ clause, root, found }: JoinSearch, readModel: string): Diagnostic {
  const fields = found.map(pathOf);
  const hint = `Name the field: \`join ${clause.target.text} on ${fields[0]}\`.`;
  return report(
    catalogue.joinOfSeveral,
    { readModel, root: root?.decl.name.text ?? "", fields },
    { span: clause.target, hint },
  );
}

/** Returns the way to a field as a join writes it. */
function pathOf({ holder, name }: JoinedRow): string {
  return holder.name === undefined ? name : `${holder.name}.${name}`;
}

function sameRows({ name }: ReadModelDecl, searches: readonly JoinSearch[]): readonly Diagnostic[] {
  const rows = searches.flatMap(({ clause, found: [row] }) => (row === undefined ? [] : [{ clause, row }]));
  return clashes(rows, ({ row }) => row.name.toLowerCase()).map(([, { clause, row }]) => {
    const hint = "A row has the name of its field: join it once, or give one of the two fields another name.";
    return report(catalogue.sameJoinedRow, { readModel: name.text, name: row.name }, { span: clause.target, hint });
  });
}

function fieldsOfSeveral(decl: ReadModelDecl, source: TypeSymbol, scope: Scope): readonly Diagnostic[] {
  return ofKind(decl.fields, "directField").flatMap(({ name: span }) => {
    const holders = holdersOf(span.text, decl, scope);
    if (holders.length < 2) return [];
    const rows = holders.map((row) => rowName(row, source));
    const [way = ""] = holders.flatMap(({ name }) => name ?? []);
    const own = `${way}${span.text.charAt(0).toUpperCase()}${span.text.slice(1)}`;
    const hint = `Write \`${own}: Type = ${way}.${span.text}\`; an expression finds a bare name in ${quoted(source.decl.name.text)}.`;
    const args = { field: span.text, readModel: decl.name.text, rows };
    return [report(catalogue.fieldOfSeveral, args, { span, hint })];
  });
}

function rowName({ name }: ReadRow, source: TypeSymbol): string {
  return name ?? source.decl.name.text;
}
