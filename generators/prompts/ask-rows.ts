import type { Ask, Choice } from "./ask.ts";
import { draftOf, type EntityAnswers, faultOf } from "./draft.ts";
import type { RowsWord } from "./rows-words.ts";
import type { Subject } from "./subject.ts";

const choices: readonly Choice<RowsWord>[] = [
  { name: "tenant: a caller has the rows of the own tenant", value: "tenant" },
  { name: "owner: a caller has the own rows", value: "owner" },
  { name: "softDelete: deleted rows stay in the table", value: "softDelete" },
  { name: "restore: deleted rows can be brought back", value: "restore" },
  { name: "audit: rows tell who changed them, and when", value: "audit" },
];

/** Asks whose rows these are and what they tell, if anything can be said. Spec: entity-file, Whose rows. */
export async function askRows(ask: Ask, subject: Subject, start: EntityAnswers): Promise<EntityAnswers> {
  const answers = { ...start, rows: [] };
  const offered = choices.filter(({ value }) => isOffered(subject, answers, value));
  if (offered.length === 0) return answers;
  const chosen = await ask.checks({
    message: "Whose rows? (Space to choose, Enter for everybody's)",
    choices: offered,
  });
  return { ...answers, rows: withNeeded(chosen, subject) };
}

/** True if a word says something new of the entity, and the run accepts it. */
function isOffered(subject: Subject, answers: EntityAnswers, word: RowsWord): boolean {
  const { operations } = answers;
  const deletes = operations === undefined || operations.includes("delete");
  const writes = operations === undefined || operations.some((name) => name !== "getAll" && name !== "get");
  const isUsed = word === "tenant" || word === "owner" ? operations?.length !== 0 : word === "audit" ? writes : deletes;
  if (!isUsed || isDefault(subject, word)) return false;
  return faultOf(subject, draftOf(subject, { ...answers, rows: withNeeded([word], subject) })) === undefined;
}

/** True if the file says it of all entities. */
function isDefault({ declared, file }: Subject, word: RowsWord): boolean {
  const defaults = declared.files.find(({ path }) => path === file.path)?.defaults;
  if (defaults === undefined || word === "restore") return false;
  if (word === "softDelete") return defaults.softDelete !== undefined;
  return word === "audit" ? Object.keys(defaults.audit).length > 0 : defaults.rows?.[word] !== undefined;
}

/** Adds what a word needs: only a row that stays can be restored. */
export function withNeeded(words: readonly RowsWord[], subject: Subject): readonly RowsWord[] {
  const isKept = words.includes("softDelete") || isDefault(subject, "softDelete");
  return words.includes("restore") && !isKept ? [...words, "softDelete"] : words;
}
