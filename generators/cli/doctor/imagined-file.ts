import type { InputEdit } from "../../files/write/write-with-input.ts";
import type { HostClass } from "../../host/host.ts";

import { fullNameOf } from "../../text/class-names.ts";

/** The name of the entity that stands for the first one of a host. */
export const imaginedEntity = "TenonSample";

/** Adds an entity file of one entity to a folder. It states access, and a context if there are several. */
export function imaginedFile(folder: string, context: HostClass | undefined): InputEdit {
  const target = context === undefined ? "" : `target: { dbContext: ${JSON.stringify(fullNameOf(context))} }\n`;
  const text = `version: 1
${target}defaults: { access: authenticated }
entity:
  ${imaginedEntity}:
    properties:
      Id: { type: Guid, isKey: true }
`;
  const after = new TextEncoder().encode(text);
  return { path: `${folder}/first.yaml`, before: undefined, after, reason: "is imagined" };
}
