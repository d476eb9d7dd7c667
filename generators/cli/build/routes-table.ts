import { roleOf } from "../../http/access.ts";
import type { Model } from "../../model/ir.ts";
import type { ModelOperation, RouteToken } from "../../model/operation/model-operation.ts";
import { spellingOf } from "../../model/type.ts";
import { visible } from "../../text/quoted.ts";

const head = ["VERB", "ROUTE", "OPERATION", "TOKENS", "ROLE", "FROM"] as const;

/** Prints the HTTP operations of a model as an aligned table, with tokens, roles and the origin of each decision. */
export function routesTable({ contexts }: Model): string {
  const rows = contexts.flatMap(({ name, operations }) =>
    operations.map((operation) => rowOf(name, operation, contexts.length > 1)),
  );
  return alignedTable([head, ...rows]);
}

function rowOf(context: string, operation: ModelOperation, isQualified: boolean): readonly string[] {
  const { verb, route, id, tokens, origins } = operation;
  return [
    verb,
    route.text,
    isQualified ? `${context}.${id}` : id,
    tokens.map(tokenText).join(", ") || "-",
    roleOf(operation) ?? "-",
    originText(origins),
  ];
}

function tokenText({ name, parameter }: RouteToken): string {
  if (parameter === undefined) return `${name}: unbound`;
  const note = parameter.binding === "route" ? "" : " (not route-bindable)";
  return `${name}: ${parameter.isIdentity ? "identity" : parameter.name} ${spellingOf(parameter.type)}${note}`;
}

function originText({ verb, route, access }: ModelOperation["origins"]): string {
  const annotations = [
    ["@route", route],
    ["verb", verb],
    ["@auth", access],
  ] as const;
  const written = annotations.filter(([, { kind }]) => kind === "annotation").map(([name]) => name);
  return written.join(", ") || "convention";
}

/** Returns the HTTP operations of a model as data. Spec: command-line, JSON report. */
export function routesJson({ contexts }: Model) {
  return contexts.flatMap(({ name: context, operations }) =>
    operations.map((operation) => {
      const { verb, route, id, tokens, origins } = operation;
      return {
        ...{ context, operation: id, verb, route: route.text, role: roleOf(operation) ?? null },
        tokens: tokens.map(tokenJson),
        origins: { verb: origins.verb.kind, route: origins.route.kind, role: origins.access.kind },
      };
    }),
  );
}

function tokenJson({ name, parameter }: RouteToken) {
  if (parameter === undefined) return { name, parameter: null };
  const { isIdentity, type, binding } = parameter;
  const bound = isIdentity ? "identity" : parameter.name;
  return { name, parameter: bound, type: spellingOf(type), isBound: binding === "route" };
}

/** Formats rows as a table with aligned columns. Control characters are shown. */
export function alignedTable(rows: readonly (readonly string[])[]): string {
  const table = rows.map((row) => row.map(visible));
  const columns = table[0]?.map((_title, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  const lineOf = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(columns[column] ?? 0)).join("  ");
  return table.map((row) => `${lineOf(row).trimEnd()}\n`).join("");
}
