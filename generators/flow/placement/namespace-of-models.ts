import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { runtimeNamespace } from "../../emit/csharp/model/model-names.ts";
import { registrationGenerator } from "../../emit/generator-names.ts";
import type { HostDefaults } from "../../entity/declaration.ts";
import type { Manifest } from "../../files/manifest/manifest.ts";
import type { Model } from "../../model/ir.ts";

/** Warns of a stated namespace on a host without entities, as it moves no code of models. Spec: entity-file, Namespace and prefix. */
export function namespaceOfModels(
  { contexts }: Model,
  namespace: HostDefaults["namespace"],
  { files }: Pick<Manifest, "files">,
): readonly Diagnostic[] {
  const hasEntities = [...files.values()].some(({ generator }) => generator === registrationGenerator);
  if (namespace === undefined || hasEntities) return [];
  const namespaces = [...contexts.map(({ name }) => name), runtimeNamespace];
  const hint = "Remove the key, or keep it for entity files to come.";
  return [report(catalogue.namespaceOfModels, { namespaces }, { span: namespace.span, hint })];
}
