import type { HostClass } from "../../host/host.ts";
import type { InputFile } from "../../source/decode-text.ts";
import { fullNameOf } from "../../text/class-names.ts";

/** The name of the entity that stands for the first one of a host. */
export const imaginedEntity = "TenonSample";

/** Writes an entity file of one entity. It states access, and a context if there are several. */
export function imaginedFile(context: HostClass | undefined): InputFile {
  const target = context === undefined ? "" : `target: { dbContext: ${JSON.stringify(fullNameOf(context))} }\n`;
  const text = `version: 1
${target}defaults: { access: authenticated }
entity:
  ${imaginedEntity}:
    properties:
      Id: { type: Guid, isKey: true }
`;
  return { path: "first.yaml", bytes: new TextEncoder().encode(text) };
}
