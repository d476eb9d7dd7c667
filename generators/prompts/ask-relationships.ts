import type { EntityDecl } from "../entity/declaration.ts";
import { keyTypeOf } from "../entity/key-type.ts";
import { withArticle } from "../text/phrase.ts";
import { pluralOf } from "../text/plural.ts";
import { draftOf, type EntityAnswers, type RelationshipAnswer } from "./answers.ts";
import type { Ask } from "./ask.ts";
import { askForeignKey } from "./ask-foreign-key.ts";
import { faultOf } from "./draft.ts";
import type { Subject } from "./subject.ts";

/** Asks for the relationships between the new entity and existing ones. */
export async function askRelationships(ask: Ask, subject: Subject, start: EntityAnswers): Promise<EntityAnswers> {
  let answers = start;
  if (subject.declared.entities.length === 0) return answers;
  while (true) {
    for (const { parent, child, name } of answers.relationships) ask.tell(`  ${parent}.${name}: many of ${child}`);
    const next = await ask.select({ message: "Relationships", choices: choicesFor(subject, answers) });
    if (next === "done") return answers;
    if (next === "none") answers = { ...answers, relationships: [] };
    if (next === "parent") answers = await withParent(ask, subject, answers);
    if (next === "child") answers = await withChild(ask, subject, answers);
  }
}

function choicesFor(subject: Subject, { name, relationships }: EntityAnswers) {
  return [
    { name: relationships.length === 0 ? "none" : "that is all", value: "done" },
    ...(parentsIn(subject).length > 0 ? [{ name: `${name} belongs to another entity`, value: "parent" }] : []),
    { name: `${name} has many of another entity`, value: "child" },
    ...(relationships.length > 0 ? [{ name: "remove all", value: "none" }] : []),
  ];
}

// The parent declares a relationship, and only the chosen file changes.
function parentsIn({ declared, file }: Subject): readonly EntityDecl[] {
  return declared.entities.filter((entity) => entity.file.path === file.path);
}

/** Adds the parent's key as a property of the new entity, so that requests can set it. */
async function withParent(ask: Ask, subject: Subject, answers: EntityAnswers): Promise<EntityAnswers> {
  const parent = await askEntity(ask, `What does ${withArticle(answers.name)} belong to?`, parentsIn(subject));
  const foreignKey = `${parent.name.value}Id`;
  const isDeclared = answers.properties.some(({ name }) => name === foreignKey);
  const isRequired =
    isDeclared || (await ask.confirm(`Must every ${answers.name} have ${withArticle(parent.name.value)}?`, true));
  const shape = { type: `${keyTypeOf(parent) ?? "Guid"}${isRequired ? "" : "?"}` };
  const properties = isDeclared ? answers.properties : [...answers.properties, { name: foreignKey, shape }];
  return askListName(ask, subject, { ...answers, properties }, { parent: parent.name.value, child: answers.name });
}

async function withChild(ask: Ask, subject: Subject, answers: EntityAnswers): Promise<EntityAnswers> {
  const child = await askEntity(ask, `What does ${withArticle(answers.name)} have many of?`, subject.declared.entities);
  const ends = { parent: answers.name, child: child.name.value };
  const extended = await askListName(ask, subject, answers, ends);
  const last = extended.relationships.at(-1);
  if (last === undefined) return extended;
  const replaced = (answer: RelationshipAnswer) => ({ ...answers, relationships: [...answers.relationships, answer] });
  const parent = { name: answers.name, keyType: answers.key.shape.type };
  const isWrong = (answer: RelationshipAnswer) => faultOf(subject, draftOf(subject, replaced(answer)));
  return replaced(await askForeignKey(ask, { parent, child }, { answer: last, faultOf: isWrong }));
}

function askEntity(ask: Ask, message: string, entities: readonly EntityDecl[]): Promise<EntityDecl> {
  return ask.select({ message, choices: entities.map((entity) => ({ name: entity.name.value, value: entity })) });
}

async function askListName(
  ask: Ask,
  subject: Subject,
  answers: EntityAnswers,
  ends: Pick<RelationshipAnswer, "parent" | "child">,
): Promise<EntityAnswers> {
  const extended = (name: string): EntityAnswers => ({
    ...answers,
    relationships: [...answers.relationships, { ...ends, name, foreignKey: undefined }],
  });
  const name = await ask.text({
    message: `Name of the list in ${ends.parent}`,
    initial: pluralOf(ends.child),
    fault: (text) => faultOf(subject, draftOf(subject, extended(text))),
  });
  return extended(name);
}
