import type { Result } from "../../diagnostics/result.ts";
import { type DocumentFormat, printDocument } from "../../emit/openapi/print-document.ts";
import type { PlannedDocument } from "../../emit/plan-documents.ts";
import { type PrintedFile, wholeText } from "../../render/render.ts";

/** Returns the renderer of documents, which writes YAML or JSON. */
export function documentRenderer({
  format,
}: {
  readonly format: DocumentFormat;
}): (file: PlannedDocument) => Result<PrintedFile> {
  return ({ document }) => ({ ok: true, value: wholeText(printDocument(document, format)), diagnostics: [] });
}
