import { type Diagnostic, sortDiagnostics } from "../../diagnostics/diagnostic.ts";
import type { Model } from "../ir.ts";
import type { DocumentCheck } from "./document-check.ts";
import { roleWithoutScheme } from "./role-without-scheme.ts";
import { sameDocumentPath } from "./same-document-path.ts";
import { trailingSlash } from "./trailing-slash.ts";
import { twinDocumentPath } from "./twin-document-path.ts";
import { unservedOperation } from "./unserved-operation.ts";

/** Every rule of OpenAPI documents. */
const checks: readonly DocumentCheck[] = [
  sameDocumentPath,
  twinDocumentPath,
  trailingSlash,
  roleWithoutScheme,
  unservedOperation,
];

/** What keeps a model that is right in itself from having a document, or what its reader has to know. */
export function checkDocument({ contexts }: Model): readonly Diagnostic[] {
  return sortDiagnostics(contexts.flatMap((context) => checks.flatMap((check) => check(context))));
}
