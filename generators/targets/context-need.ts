import type { HostNeed } from "../host/needs.ts";

/** Returns a line that a host lacks for a context of a model. The lines of one context are of use together only. */
export function contextNeed(context: string, need: Pick<HostNeed, "line" | "place" | "spot">): HostNeed {
  const note = `it stands in the namespace ${context}`;
  return { file: "Program.cs", ...need, place: `${need.place}; ${note}`, note, group: `model ${context}` };
}
