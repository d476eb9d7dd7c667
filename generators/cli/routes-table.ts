import type { Model } from "../model/ir.ts";
import type { Origin, Route, RouteToken } from "../model/route/route.ts";
import { spellingOf } from "../model/type.ts";
import { visible } from "../text/quoted.ts";

const head = ["VERB", "ROUTE", "OPERATION", "TOKENS", "ROLE", "FROM"] as const;

/** Prints the HTTP operations of a model as a table: verb, route, token bindings, role, and the origin of each decision. */
export function routesTable({ contexts }: Model): string {
  const rows = contexts.flatMap(({ name, routes }) => routes.map((route) => rowOf(name, route, contexts.length > 1)));
  const table = [head, ...rows].map((row) => row.map(visible));
  const widths = head.map((_title, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join("  ")
          .trimEnd()}\n`,
    )
    .join("");
}

function rowOf(context: string, route: Route, isQualified: boolean): readonly string[] {
  const { verb, template, operationId, tokens, role, origins } = route;
  return [
    verb,
    template,
    isQualified ? `${context}.${operationId}` : operationId,
    tokens.map(tokenText).join(", ") || "-",
    role ?? "-",
    originText(origins),
  ];
}

function tokenText({ parameter, binding }: RouteToken): string {
  switch (binding.to) {
    case "nothing":
      return `${parameter.name}: unbound`;
    case "identity":
      return `${parameter.name}: identity ${spellingOf(binding.type)}`;
    case "parameter": {
      const note = binding.isRouteBindable ? "" : " (not route-bindable)";
      return `${parameter.name}: ${binding.name} ${spellingOf(binding.type)}${note}`;
    }
  }
}

function originText({ verb, template, role }: Route["origins"]): string {
  const isWritten = ({ kind }: Origin) => kind === "annotation";
  const written = [
    ...(isWritten(template) ? ["@route"] : []),
    ...(isWritten(verb) ? ["verb"] : []),
    ...(isWritten(role) ? ["@auth"] : []),
  ];
  return written.length === 0 ? "convention" : written.join(", ");
}
