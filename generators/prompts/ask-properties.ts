import { isKeyType } from "../entity/property-type.ts";
import type { Ask } from "./ask.ts";
import { askFilter } from "./ask-filter.ts";
import { askProperty } from "./ask-property.ts";
import { draftOf, type EntityAnswers, faultOf, type PropertyAnswer } from "./draft.ts";
import type { Subject } from "./subject.ts";

/** Asks for properties until the user has enough, and shows them. */
export async function askProperties(ask: Ask, subject: Subject, start: EntityAnswers): Promise<EntityAnswers> {
  // A new entity has no properties yet, so the first question asks for one.
  let answers = start.properties.length === 0 ? await added(ask, subject, start) : start;
  while (true) {
    ask.tell(summaryOf(answers));
    const next = await ask.select({
      message: "Properties",
      choices: [
        { name: "that is all", value: "done" },
        { name: "add more", value: "add" },
        ...(keyable(answers).length > 0 ? [{ name: "make one a part of the key", value: "key" }] : []),
        ...(answers.properties.length > 0
          ? [
              { name: "filter lists by one", value: "filter" },
              { name: "remove one", value: "remove" },
            ]
          : []),
      ],
    });
    if (next === "done") return answers;
    answers = await (steps[next] ?? added)(ask, subject, answers);
  }
}

/** The steps beside a new property. */
const steps: Readonly<Record<string, typeof added>> = { filter: askFilter, remove: removed, key: withKeyPart };

async function added(ask: Ask, subject: Subject, start: EntityAnswers): Promise<EntityAnswers> {
  let answers = start;
  while (true) {
    const { key, properties } = answers;
    const withOne = (one: PropertyAnswer): EntityAnswers => ({ ...answers, properties: [...properties, one] });
    const fault = (one: PropertyAnswer) =>
      [key, ...properties].some(({ name }) => name === one.name)
        ? `There is a property ${one.name} already.`
        : faultOf(subject, draftOf(subject, withOne(one)));
    const property = await askProperty(ask, { fault, enums: subject.declared.enums });
    if (property === undefined) return answers;
    answers = withOne(property);
  }
}

/** The most properties of a key. Spec: entity-file, Keys of several properties. */
const mostKeyParts = 4;

/** Returns the properties that can join the key. */
function keyable({ properties, keyParts }: EntityAnswers): readonly PropertyAnswer[] {
  const isFull = keyParts.length + 1 >= mostKeyParts;
  return isFull ? [] : properties.filter(({ name, shape }) => isKeyType(shape.type) && !keyParts.includes(name));
}

async function withKeyPart(ask: Ask, subject: Subject, answers: EntityAnswers): Promise<EntityAnswers> {
  const chosen = await ask.select({
    message: `Part of the key, beside ${[answers.key.name, ...answers.keyParts].join(" and ")}`,
    choices: [...keyable(answers).map(({ name }) => ({ name, value: name })), { name: "none of them", value: "" }],
  });
  if (chosen === "") return answers;
  const extended = { ...answers, keyParts: [...answers.keyParts, chosen] };
  const fault = faultOf(subject, draftOf(subject, extended));
  if (fault !== undefined) ask.tell(`${chosen} is no part of the key: ${fault}`);
  return fault === undefined ? extended : answers;
}

async function removed(ask: Ask, subject: Subject, answers: EntityAnswers): Promise<EntityAnswers> {
  const chosen = await ask.select({
    message: "Remove",
    choices: [...answers.properties.map(({ name }) => ({ name, value: name })), { name: "none of them", value: "" }],
  });
  const isKept = (name: string) => name !== chosen;
  const fewer = {
    ...answers,
    properties: answers.properties.filter(({ name }) => isKept(name)),
    keyParts: answers.keyParts.filter(isKept),
  };
  const fault = faultOf(subject, draftOf(subject, fewer));
  if (fault !== undefined) ask.tell(`${chosen} stays: ${fault}`);
  return fault === undefined ? fewer : answers;
}

/** Formats each property on a line, as the file will have it. */
function summaryOf({ key, keyParts, properties }: EntityAnswers): string {
  const keys = [key.name, ...keyParts];
  return [key, ...properties].map(({ name, shape }) => `  ${name}: ${wordsOf(shape, keys.includes(name))}`).join("\n");
}

function wordsOf({ type, ...rest }: PropertyAnswer["shape"], isKey: boolean): string {
  const limits = Object.entries(rest).map(([limit, value]) => `${limit} ${value}`);
  return [type, ...(isKey ? ["key"] : []), ...limits].join(", ");
}
