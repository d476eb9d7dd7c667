import { posix } from "node:path";
import { catalogue } from "../diagnostics/catalogue.ts";
import { report } from "../diagnostics/report.ts";
import type { Result } from "../diagnostics/result.ts";
import { documentGenerator } from "../emit/document-generators.ts";
import { entityDocument } from "../emit/openapi/entity/entity-document.ts";
import { printDocument } from "../emit/openapi/print-document.ts";
import { validateEntities } from "../entity/validate.ts";
import type { WritableDisk } from "../files/disk.ts";
import { readHost } from "../host/read-host.ts";
import { textOf } from "../source/decode-text.ts";
import { pascalCaseOf } from "../text/casing.ts";
import { deliver, openSite } from "./deliver.ts";
import type { DocumentRequest } from "./document-request.ts";
import { type GraftOutcome, nothingDone } from "./outcome.ts";
import { readInputs } from "./read-entity-files.ts";

/** The way of the OpenAPI document of entity files: read → validate → plan → compare → write. */
export function document(request: DocumentRequest, disk: WritableDisk): GraftOutcome {
  const host = hostOf(request, disk);
  if (!host.ok) return { ...nothingDone, diagnostics: host.diagnostics };
  const site = { disk, root: request.folder };
  const start = { ...nothingDone, root: site.root };
  const manifest = openSite(site, request);
  if (!manifest.ok) return { ...start, diagnostics: manifest.diagnostics };

  const inputs = readInputs(site, { ...request, edit: undefined }, manifest.value.inputs);
  if (!inputs.ok) return { ...start, diagnostics: inputs.diagnostics };
  if (inputs.value.length === 0) return { ...start, diagnostics: [report(catalogue.noEntityFile, {})] };
  const texts = new Map(inputs.value.map(({ path, bytes }) => [path, textOf(bytes)]));
  const model = validateEntities(inputs.value, host.value);
  if (!model.ok) return { ...start, texts, diagnostics: model.diagnostics };

  const paths = inputs.value.map(({ path }) => path);
  const place = {
    path: `openapi.${request.format}`,
    generator: documentGenerator,
    item: "",
    // All files have one document together.
    input: undefined,
    shapesSchema: false,
  };
  const delivery = {
    planned: [{ ...place, document: entityDocument(model.value, titleOf(paths)) }],
    print: (file: { readonly document: ReturnType<typeof entityDocument> }) =>
      printDocument(file.document, request.format),
    manifest: manifest.value,
    inputs: paths,
    ownsShared: true,
    judges: (generator: string) => generator === documentGenerator,
  };
  const delivered = deliver(site, delivery, request);
  return { ...start, ...delivered, texts, diagnostics: [...model.diagnostics, ...delivered.diagnostics] };
}

/** Without a host, what the files leave open is open. */
function hostOf({ host }: DocumentRequest, disk: WritableDisk): Result<Parameters<typeof validateEntities>[1]> {
  return host === undefined
    ? { ok: true, value: { registersAuthentication: false, classes: undefined }, diagnostics: [] }
    : readHost(disk, host);
}

/** `shop.yaml` describes the Shop API. */
function titleOf([path = ""]: readonly string[]): string {
  return `${pascalCaseOf(posix.basename(path).replace(/\.\w+$/, ""))} API`;
}
