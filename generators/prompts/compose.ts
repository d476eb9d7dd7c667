import type { Ask, Choice } from "./ask.ts";
import { askAccess, askConcurrency, askName, askOperations, faultOfName } from "./ask-entity.ts";
import { askProperties } from "./ask-properties.ts";
import { askKey } from "./ask-property.ts";
import { askRelationship, askRelationships, type Given } from "./ask-relationships.ts";
import { askRows } from "./ask-rows.ts";
import { additionOf, draftOf, type EntityAnswers, faultOf } from "./draft.ts";
import { type Decision, type Preview, review } from "./review.ts";
import type { Subject } from "./subject.ts";

type Step = (ask: Ask, subject: Subject, answers: EntityAnswers) => Promise<EntityAnswers>;

const steps: readonly Choice<Step>[] = [
  { name: "the name", value: askName },
  { name: "the key", value: askKeyOf },
  { name: "the properties", value: askProperties },
  { name: "the operations", value: askOperations },
  { name: "the concurrency", value: askConcurrency },
  { name: "the relationships", value: askRelationships },
  { name: "the access", value: askAccess },
  { name: "the rows", value: askRows },
];

const blank: EntityAnswers = {
  name: "",
  key: { name: "Id", shape: { type: "Guid" } },
  properties: [],
  relationships: [],
  access: undefined,
  operations: undefined,
  concurrency: false,
  keyParts: [],
  rows: [],
};

/** Asks for a new entity, whose name may be given, and for the consent to write it; undefined if the user declines. */
export async function composeEntity(
  ask: Ask,
  subject: Subject,
  { preview, name }: { readonly preview: Preview; readonly name: string },
): Promise<Decision | undefined> {
  let answers = { ...blank, name };
  const isNamed = faultOfName(subject, answers) === undefined;
  for (const { value: step } of isNamed ? steps.slice(1) : steps) answers = await step(ask, subject, answers);
  while (true) {
    const verdict = await review(ask, { ...preview, draft: draftOf(subject, answers), steps });
    if ("decision" in verdict) return verdict.decision;
    answers = await verdict.to(ask, subject, answers);
  }
}

async function askKeyOf(ask: Ask, subject: Subject, answers: EntityAnswers): Promise<EntityAnswers> {
  const fault = (key: EntityAnswers["key"]) => faultOf(subject, draftOf(subject, { ...answers, key }));
  return { ...answers, key: await askKey(ask, fault, answers.key) };
}

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
    const verdict = await review(ask, { ...preview, draft, steps: [{ name: "the questions", value: undefined }] });
    if ("decision" in verdict) return verdict.decision;
    said = {};
  }
}
