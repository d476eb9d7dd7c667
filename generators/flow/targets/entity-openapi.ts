import { posix } from "node:path";
import type { Result } from "../../diagnostics/result.ts";
import { documentGenerator } from "../../emit/generator-names.ts";
import { entityDocument } from "../../emit/openapi/entity/entity-document.ts";
import type { PlannedDocument } from "../../emit/plan-documents.ts";
import type { EntityModel } from "../../entity/graft.ts";
import { noHost } from "../../entity/host/no-host.ts";
import { validateEntities } from "../../entity/validate.ts";
import type { ResolvingDisk } from "../../files/disk/disk.ts";
import type { Host } from "../../host/host.ts";
import { readHost } from "../../host/snapshot/read-host.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import { noEntityFile, readEntityFiles } from "../read-inputs.ts";
import type { EntityDocumentRequest } from "../request.ts";
import type { Source, Target } from "../target.ts";
import { documentRenderer } from "./document-renderer.ts";

type AccessOfHost = Parameters<typeof validateEntities>[1];

interface EntityFiles extends Source {
  readonly host: AccessOfHost;
}

/** The endpoints of entity files, as one OpenAPI document. */
export const entityOpenapi: Target<EntityDocumentRequest, EntityFiles, EntityModel, PlannedDocument> = {
  locate: ({ folder }) => ({ ok: true, value: { root: folder }, diagnostics: [] }),
  read: ({ site, request, manifest }) => {
    const host = hostOf(request.host, site.disk);
    if (!host.ok) return host;
    const source = readEntityFiles(site, request, manifest.inputs);
    if (!source.ok) return source;
    if (source.value.files.length === 0) return { ok: false, diagnostics: [noEntityFile()] };
    return { ...source, value: { ...source.value, host: host.value } };
  },
  understand: ({ files, host }, { request }) =>
    validateEntities(files, { ...host, defaults: request.configuration?.defaults }),
  plan: (model, { inputs }, { request }) => {
    const file = {
      path: `openapi.${request.format}`,
      generator: documentGenerator,
      item: "",
      // One document describes all files.
      input: undefined,
      shapesSchema: false,
      document: entityDocument(model, titleOf(inputs)),
    };
    return { ok: true, value: { files: [file], needs: [] }, diagnostics: [] };
  },
  renderer: documentRenderer,
  owns: ({ generator }) => generator === documentGenerator,
};

/** Without a host, operations without a stated access are anonymous. */
function hostOf(host: string | undefined, disk: ResolvingDisk): Result<AccessOfHost | Host> {
  return host === undefined ? { ok: true, value: noHost, diagnostics: [] } : readHost(disk, host);
}

/** `shop.yaml` describes the Shop API. */
function titleOf([path = ""]: readonly string[]): string {
  return `${pascalCaseOf(posix.basename(path).replace(/\.\w+$/, ""))} API`;
}
