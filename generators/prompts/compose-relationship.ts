import { additionOf } from "./answers.ts";
import type { Ask } from "./ask.ts";
import { askRelationship, type Given } from "./ask-relationship.ts";
import type { Decision, Preview } from "./compose-entity.ts";
import { faultOf } from "./draft.ts";
import { review } from "./review.ts";
import type { Subject } from "./subject.ts";

/** Asks for the unstated parts of a relationship and for the consent to write it; undefined if the user declines. */
export async function composeRelationship(
  ask: Ask,
  subject: Subject,
  { parent, given, preview }: { readonly parent: string; readonly given: Given; readonly preview: Preview },
): Promise<Decision | undefined> {
  let said = given;
  while (true) {
    const draft = {
      additions: [additionOf(await askRelationship(ask, subject, { parent, given: said }))],
      access: undefined,
    };
    // Stated parts are not checked one by one: the run reports their faults.
    if (faultOf(subject, draft) !== undefined) return { draft, settled: new Map(), wires: false };
    const verdict = await review(ask, {
      plan: (consent) => preview.plan({ draft, ...consent }),
      describe: preview.describe,
      steps: [{ name: "the questions", value: "questions" }],
    });
    if (verdict.kind === "cancel") return undefined;
    if (verdict.kind === "write") return { draft, settled: verdict.settled, wires: verdict.wires };
    said = {};
  }
}
