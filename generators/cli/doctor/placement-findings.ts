import type { Examination } from "./examination.ts";
import type { Finding } from "./finding.ts";

/** Returns the folder of each part of the generated code. Contexts to choose from have a placement each. */
export function placementFindings({ places, plan }: Examination): readonly Finding[] {
  const contexts = new Set(places.map(({ context }) => context));
  const mark = plan.kind === "recorded" && contexts.size === 1 ? "good" : "fact";
  if (places.length === 0) return [{ mark: "fact", subject: "parts", text: "unknown, as nothing could be planned" }];
  return places.map(({ context, parts, folder, namespace }) => {
    const choice = contexts.size > 1 ? [`With ${context}.`] : [];
    return { mark, subject: parts.join(", "), text: `${folder}, namespace ${namespace}`, notes: choice };
  });
}
