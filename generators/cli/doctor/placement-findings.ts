import { grouped } from "../../text/grouped.ts";
import type { Examination } from "./examination.ts";
import type { Finding } from "./finding.ts";
import type { PartPlaces } from "./part-places.ts";

/** Returns the folder of each part of the generated code, with the contexts that lead there if others do not. */
export function placementFindings({ places, plan }: Examination): readonly Finding[] {
  if (places.length === 0) return [{ mark: "fact", subject: "parts", text: "unknown, as no graft could be planned" }];
  const mark = plan.kind === "recorded" ? "good" : "fact";
  const all = new Set(places.map(({ context }) => context)).size;
  return [...grouped(places, rowOf).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const notes = same.length === all ? [] : [`With ${same.map(({ context }) => context).join(", ")}.`];
    const text = `${first.folder}, namespace ${first.namespace}`;
    return [{ mark, subject: first.parts.join(", "), text, notes }];
  });
}

function rowOf({ parts, folder, namespace }: PartPlaces): string {
  return [...parts, folder, namespace].join("\n");
}
