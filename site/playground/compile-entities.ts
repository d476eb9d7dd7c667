import { knownNames } from "../../generators/emit/csharp/known-names.ts";
import { entityDocument } from "../../generators/emit/openapi/entity/entity-document.ts";
import { printDocument } from "../../generators/emit/openapi/print-document.ts";
import { plan } from "../../generators/emit/plan.ts";
import { type EntityOperation, endpointNames, type Graft } from "../../generators/entity/entity.ts";
import { validate } from "../../generators/entity/validate.ts";
import type { InputFile } from "../../generators/source/decode-text.ts";
import { csharpRenderer } from "../../generators/targets/csharp-renderer.ts";
import { entityGenerators } from "../../generators/targets/entity-generators.ts";
import { libraries } from "../../generators/targets/libraries/index.ts";
import type { Answer, OutputFile, RouteRow } from "./compile.ts";
import { entityDiagram } from "./entity-diagram.ts";
import { hostFor } from "./host-for.ts";
import type { BrowserSystem } from "./system-of-browser.ts";

/** Compiles an entity file to the C# of a host that exists on this page alone, its routes and its document. */
export function compileEntities(file: InputFile, system: BrowserSystem): Answer {
  const graft = validate([file], hostFor(new TextDecoder().decode(file.bytes)));
  if (!graft.ok) return { diagnostics: graft.diagnostics, output: undefined };
  const library = libraries[graft.value.target.library];
  const print = csharpRenderer(knownNames, {}, system);
  const files = plan(graft.value, entityGenerators(library), library.typeNames).flatMap(
    (planned): readonly OutputFile[] => {
      const text = print(planned);
      return text.ok ? [{ path: planned.path, text: text.value }] : [];
    },
  );
  const document = printDocument(entityDocument(graft.value, "Playground API"), "yaml");
  const output = {
    files,
    routes: operationsOf(graft.value).map(rowOf),
    diagrams: [entityDiagram(graft.value)],
    documents: [{ path: "openapi.yaml", text: document }],
  };
  return { diagnostics: graft.diagnostics, output };
}

function operationsOf({ entities, relationships }: Graft): readonly EntityOperation[] {
  return [
    ...entities.flatMap(({ operations }) => endpointNames.map((name) => operations[name])),
    ...relationships.map(({ operation }) => operation),
  ];
}

function rowOf({ verb, route, id, access }: EntityOperation): RouteRow {
  return { verb, route: route.text, operation: id, access: access.kind === "policy" ? access.name : access.kind };
}
