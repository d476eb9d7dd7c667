import { formatDiagnostics } from "../../diagnostics/format.ts";
import { type MapEvent, mapEventsOf } from "../../emit/documentation/context-map.ts";
import type { Outcome } from "../../flow/outcome.ts";
import type { Model } from "../../model/ir.ts";
import type { Relation } from "../../model/relation-kinds.ts";
import { type CommandContext, type CommandResult, usageError } from "../command.ts";
import type { buildOptions, Invocation } from "../options.ts";
import { type Ending, graftText } from "../report/graft-text.ts";
import { pathFrom, runRequestOf } from "../requests.ts";
import { checkedText } from "./checked-text.ts";
import { alignedTable, routesJson, routesTable } from "./routes-table.ts";

/** Reads the parts of a build that do not depend on its output. */
export function readBuild({ values, positionals }: Invocation<typeof buildOptions>, { folder }: CommandContext) {
  const { out, print } = values;
  if (positionals.length === 0) return usageError("No model was named.", "tenon build lending.model --out ../Library");
  if (out !== undefined && positionals.includes("-"))
    return usageError(
      "Standard input has no path that later runs of this folder can read again.",
      "Leave out --out, or save it to a file.",
    );
  const printer = print === undefined ? undefined : printers.get(print);
  if (print !== undefined && printer === undefined)
    return usageError(`'${print}' cannot be printed.`, "tenon build lending.model --print routes, or context-map");
  const request = {
    models: positionals.map((path) => pathFrom(folder, path)),
    folder: pathFrom(folder, out ?? "."),
    isPlanOnly: out === undefined,
    ...runRequestOf(values),
  };
  const usual = out === undefined ? checkedText({ input: "model file", baseline: values.baseline }) : graftText;
  if (printer === undefined) return { command: "build", values, request, text: usual };
  const printed = ({ meaning }: Outcome<Model>) => (meaning === undefined ? {} : printer.json(meaning));
  return { command: "build", values, request, text: printedOr(printer.table, usual), printed };
}

type Text = (outcome: Outcome<Model>, ending: Ending) => Omit<CommandResult, "exitCode">;

/** A view of a model, as text and as members of the JSON report. */
interface Printer {
  readonly table: (model: Model) => string;
  readonly json: (model: Model) => Readonly<Record<string, unknown>>;
}

const printers: ReadonlyMap<string, Printer> = new Map<string, Printer>([
  ["routes", { table: routesTable, json: (model) => ({ routes: routesJson(model) }) }],
  ["context-map", { table: contextMapTable, json: (model) => ({ contextMap: contextMapJson(model) }) }],
]);

/** Prints a view of a correct model, and the usual text otherwise. */
function printedOr(table: Printer["table"], usual: Text): Text {
  return (outcome, ending) => {
    const { meaning: model, diagnostics, texts } = outcome;
    if (model === undefined || ending.exitCode !== 0) return usual(outcome, ending);
    return { output: table(model), messages: formatDiagnostics(diagnostics, texts, ending.paint) };
  };
}

/** Prints the relations of a model's contexts and their integration events as two aligned tables. */
function contextMapTable(model: Model): string {
  const relations = model.relations.map(relationRow);
  const events = mapEventsOf(model).map(eventRow);
  const tables = [
    ...(relations.length === 0 ? [] : [alignedTable([["CONTEXT", "", "CONTEXT", "RELATION", "TYPES"], ...relations])]),
    ...(events.length === 0 ? [] : [alignedTable([["PUBLISHER", "EVENT", "SUBSCRIBERS"], ...events])]),
  ];
  return tables.length === 0 ? "The contexts have no relations and no integration events.\n" : tables.join("\n");
}

function relationRow({ kind, arrow, left, right, types, mappings }: Relation): readonly string[] {
  const translated = mappings.map(({ source, target }) => `${source} -> ${target}`);
  return [left, arrow, right, kind, [...types, ...translated].join(", ") || "-"];
}

function eventRow({ context, name, subscribers }: MapEvent): readonly string[] {
  return [context, name, subscribers.join(", ") || "-"];
}

/** Returns the same facts as data, for the JSON report. */
function contextMapJson(model: Model) {
  return {
    contexts: model.contexts.map(({ name }) => name),
    relations: model.relations,
    events: mapEventsOf(model),
  };
}
