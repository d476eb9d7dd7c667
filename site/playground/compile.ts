import { entityContent, modelContent } from "../../generators/api/content.ts";
import type { CompiledModel, EntityFile, Outcome, Plan, Route, SourceText } from "../../generators/api/types.ts";
import { compileModel, plan, readEntityFile, render } from "../../generators/api.ts";
import { documentationOf } from "../../generators/emit/documentation/documentation.ts";
import type { GraftDiagnostic } from "../../pack.d.ts";
import { entityDiagram } from "./entity-diagram.ts";
import { hostFolder, hostFor } from "./host-for.ts";
import type { Input } from "./input.ts";
import { type OutputFile, outputFiles } from "./output-files.ts";

/** A row of the table of routes. */
interface RouteRow {
  readonly verb: string;
  readonly route: string;
  readonly operation: string;
  readonly access: string;
}

/** The output of an input without errors. */
export interface Output {
  readonly files: readonly OutputFile[];
  /** The lines that the host lacks. */
  readonly needs: Plan["needs"];
  readonly routes: readonly RouteRow[];
  /** The sources of class diagrams in the notation of Mermaid. */
  readonly diagrams: readonly string[];
  readonly documents: readonly OutputFile[];
}

/** The answer to an input: its diagnostics, and its output if none of them is an error. */
export interface Answer {
  readonly diagnostics: readonly GraftDiagnostic[];
  readonly output: Output | undefined;
}

/** Compiles an input as `tenon graft` does in the host of the playground, with the functions that programs use. */
export function compile(input: Input): Answer {
  const { kind, text } = input;
  const source = { path: `input.${kind}`, text };
  return kind === "model" ? compileModelText(source, input) : compileEntities(source, input);
}

function compileModelText(source: SourceText, input: Input): Answer {
  const model = compileModel([source]);
  if (!model.ok) return { diagnostics: model.diagnostics, output: undefined };
  const content = modelContent(model.value);
  return planned(model, model.value, input, {
    routes: content.model.contexts.flatMap(({ operations }) =>
      operations.map(({ id, verb, route, access, isServed }) => ({
        verb,
        route: isServed ? route.text : `${route.text} (not served)`,
        operation: id,
        access: nameOf(access),
      })),
    ),
    diagrams: documentationOf(content.model).contexts.flatMap(({ diagram }) => (diagram === "" ? [] : [diagram])),
  });
}

function compileEntities(source: SourceText, input: Input): Answer {
  const file = readEntityFile(source, { host: hostFor(input) });
  if (!file.ok) return { diagnostics: file.diagnostics, output: undefined };
  const { entities, relationships } = file.value;
  const routes = [...entities.flatMap((entity) => entity.routes), ...relationships.flatMap(({ route }) => route ?? [])];
  return planned(file, file.value, input, {
    routes: routes.map(({ access, ...route }) => ({ ...route, access: nameOf(access) })),
    diagrams: entities.length === 0 ? [] : [entityDiagram(entityContent(file.value).model)],
  });
}

function nameOf(access: Route["access"]): string {
  return "name" in access ? access.name : access.kind;
}

/** Adds the files of a content to the views that need none. */
function planned(
  { diagnostics }: Outcome<unknown>,
  content: CompiledModel | EntityFile,
  input: Input,
  views: Pick<Output, "routes" | "diagrams">,
): Answer {
  const { layers } = input;
  const code = plan(content, { output: "csharp", host: hostFor(input), layers });
  const api = plan(content, { output: "openapi", layers });
  // Plans of entities repeat what reading found.
  const found = new Map(
    [...diagnostics, ...code.diagnostics, ...api.diagnostics].map((one) => [JSON.stringify(one), one]),
  );
  const output = code.ok
    ? {
        ...views,
        files: outputFiles(code.value, textsOf(code.value), hostFolder),
        needs: code.value.needs,
        documents: api.ok ? outputFiles(api.value, textsOf(api.value), "") : [],
      }
    : undefined;
  return { diagnostics: [...found.values()], output };
}

function textsOf(wanted: Plan): readonly SourceText[] {
  const rendered = render(wanted);
  return rendered.ok ? rendered.value : [];
}
