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
const steps: Readonly<Record<string, typeof added>> = { filter: askFilter, remove: removed };

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

async function removed(ask: Ask, subject: Subject, answers: EntityAnswers): Promise<EntityAnswers> {
  const chosen = await ask.select({
    message: "Remove",
    choices: [...answers.properties.map(({ name }) => ({ name, value: name })), { name: "none of them", value: "" }],
  });
  const fewer = { ...answers, properties: answers.properties.filter(({ name }) => name !== chosen) };
  const fault = faultOf(subject, draftOf(subject, fewer));
  if (fault !== undefined) ask.tell(`${chosen} stays: ${fault}`);
  return fault === undefined ? fewer : answers;
}

/** Formats each property on a line, as the file will have it. */
function summaryOf({ key, properties }: EntityAnswers): string {
  return [key, ...properties].map(({ name, shape }) => `  ${name}: ${wordsOf(shape)}`).join("\n");
}

function wordsOf({ type, ...rest }: PropertyAnswer["shape"]): string {
  const limits = Object.entries(rest).map(([limit, value]) => (limit === "isKey" ? "key" : `${limit} ${value}`));
  return [type, ...limits].join(", ");
}
