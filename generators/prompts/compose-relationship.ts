import { additionOf } from "./answers.ts";
import type { Ask } from "./ask.ts";
import { askRelationship, type Given } from "./ask-relationship.ts";
import type { Decision, Preview } from "./compose-entity.ts";
import { faultOf } from "./draft.ts";
import { review } from "./review.ts";
import type { Subject } from "./subject.ts";

/** Asks for what was not given of a relationship, and for the consent to write it; undefined where there is none. */
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
    // Answers are checked one by one, but what was given is not: the run says what is wrong with it.
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
