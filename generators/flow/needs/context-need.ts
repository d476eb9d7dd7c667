import type { HostNeed, Import } from "../../host/needs.ts";

/** Returns a line that a host lacks for a context of a model. The lines of one context are of use together only. */
export function contextNeed(context: string, need: Pick<HostNeed, "line" | "place" | "spot">): HostNeed {
  const note = `it stands in the namespace ${context}`;
  return { file: "Program.cs", ...need, place: `${need.place}; ${note}`, note, group: `model ${context}` };
}

/** Returns the import of an extension method that a host calls for a context, which stands in a class of its namespace. */
export function contextImport(context: string, extensions: string): Import {
  return { namespace: context, alone: `static ${context}.${extensions}` };
}
