import { type FilterOperator, filterOperators } from "../entity/entity.ts";
import type { PropertyShape } from "../entity/yaml/entity-file.ts";
import type { Ask } from "./ask.ts";
import { draftOf, type EntityAnswers, faultOf } from "./draft.ts";
import type { Subject } from "./subject.ts";

/** Asks for the operators that filter lists by one of the properties. Spec: entity-file, Filters. */
export async function askFilter(ask: Ask, subject: Subject, answers: EntityAnswers): Promise<EntityAnswers> {
  const chosen = await ask.select({
    message: "Filter by",
    choices: answers.properties.map(({ name }) => ({ name, value: name })),
  });
  const filtered = (text: string): EntityAnswers => ({
    ...answers,
    properties: answers.properties.map((one) =>
      one.name === chosen ? { name: chosen, shape: withFilter(one.shape, text) } : one,
    ),
  });
  const text = await ask.text({
    message: `Operators of ${chosen}, such as: eq gte lt (Enter for eq alone, none for no filter)`,
    fault: (typed) => faultOfWords(typed) ?? faultOf(subject, draftOf(subject, filtered(typed))),
  });
  return filtered(text);
}

function wordsIn(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((word) => word !== "");
}

function isOperator(word: string): word is FilterOperator {
  return filterOperators.some((operator) => operator === word);
}

function faultOfWords(text: string): string | undefined {
  if (text.trim() === "none" || wordsIn(text).every(isOperator)) return undefined;
  return `Operators are ${filterOperators.join(", ")}.`;
}

function withFilter({ filter: _before, ...shape }: PropertyShape, text: string): PropertyShape {
  if (text.trim() === "none") return { ...shape, filter: "none" };
  const operators = wordsIn(text).filter(isOperator);
  return operators.length === 0 ? shape : { ...shape, filter: operators };
}
