import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { isDeviceName } from "../../text/device-name.ts";
import type { Located } from "../declaration.ts";
import { namesOf } from "../entity-names.ts";
import type { Check } from "./check.ts";

// What stands in the namespace above the entities, and the namespaces that their code uses.
const takenFolders: ReadonlySet<string> = new Set(
  [
    ...[
      "Shared",
      "System",
      "Microsoft",
      "FluentValidation",
      "HealthEndpoint",
      "ReadyEndpoint",
      "HealthResponse",
      "IReference",
      "PagedResponse",
    ],
    ...[
      "PageRequest",
      "ProblemConvention",
      "QueryReader",
      "UtcDateTime",
      "ValidationFilter",
      "WriteOutcome",
      "WriteResult",
    ],
  ].map((name) => name.toLowerCase()),
);

/** No entity or folder takes a name that Windows or the emitted code needs. Spec: decisions, 3. */
export const reservedName: Check = ({ entities }) =>
  entities.flatMap((entity) => {
    const { folder } = namesOf(entity);
    const folderName = { value: folder, span: (entity.plural ?? entity.name).span };
    if (isDeviceName(entity.name.value)) return [refused(entity.name, "Windows keeps it for a device")];
    if (isDeviceName(folder)) return [refused(folderName, "Windows keeps it for a device")];
    return takenFolders.has(folder.toLowerCase())
      ? [refused(folderName, "the generated code has that name already")]
      : [];
  });

function refused({ value: name, span }: Located<string>, reason: string) {
  return report(catalogue.reservedName, { name, reason }, { span });
}
