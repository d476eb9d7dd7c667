import type { AccessShape } from "../entity/yaml/entity-file.ts";
import { folderOf, pluralOf, routeOf } from "../text/nouns.ts";
import type { Ask, Choice } from "./ask.ts";
import { draftOf, type EntityAnswers, faultOf } from "./draft.ts";
import type { Subject } from "./subject.ts";

/** Asks for the entity's name and previews its route and folder. */
export async function askName(ask: Ask, subject: Subject, answers: EntityAnswers): Promise<EntityAnswers> {
  const renamed = (name: string): EntityAnswers => ({
    ...answers,
    name,
    relationships: answers.relationships.map((one) => ({
      ...one,
      parent: one.parent === answers.name ? name : one.parent,
      child: one.child === answers.name ? name : one.child,
    })),
  });
  const name = await ask.text({
    message: "Name of the entity",
    ...(answers.name !== "" && { initial: answers.name }),
    fault: (text) => faultOfName(subject, renamed(text)),
    preview: (text) => `/${routeOf(text)}, in the folder ${folderOf(text, pluralOf(text))}`,
  });
  return renamed(name);
}

/** Explains what is wrong with the name of an entity; undefined if nothing is. */
export function faultOfName(subject: Subject, answers: EntityAnswers): string | undefined {
  const { name } = answers;
  if (name === "") return "A C# class name in the singular, such as OrderLine.";
  if (subject.declared.byName.has(name)) return `There is an entity ${name} already.`;
  return faultOf(subject, draftOf(subject, answers));
}

/** Asks who may call the endpoints. A host without authentication would refuse every caller, so its default is `anonymous`. Spec: entity-file, Access rules. */
export async function askAccess(ask: Ask, subject: Subject, answers: EntityAnswers): Promise<EntityAnswers> {
  const isNew = subject.file.bytes === undefined;
  const stated = subject.declared.files.find(({ path }) => path === subject.file.path)?.defaults.access?.default;
  const statesNone = stated === undefined || isNew;
  const chosen = await ask.select({
    message: "Who may call the endpoints?",
    choices: [
      ...(statesNone
        ? []
        : [
            {
              name: `what the file says of all: ${stated.kind === "policy" ? stated.name : stated.kind}`,
              value: "file",
            },
          ]),
      { name: "authenticated: whoever is signed in", value: "authenticated" },
      { name: "anonymous: anybody", value: "anonymous" },
      { name: "a policy of the host", value: "policy" },
    ],
    ...(statesNone && subject.host.authentication === "absent" && { initial: "anonymous" }),
  });
  const access = await accessFor(ask, chosen, (policy) =>
    faultOf(subject, draftOf(subject, { ...answers, access: { policy } })),
  );
  return { ...answers, access };
}

/** The lists of operations that are offered, the usual one first. */
const operationChoices: readonly Choice<EntityAnswers["operations"]>[] = [
  { name: "all: create, getAll, get, update, delete", value: undefined },
  {
    name: "these and patch: create, getAll, get, update, patch, delete",
    value: ["create", "getAll", "get", "update", "patch", "delete"],
  },
  {
    name: "these and many at once: create, createMany, getAll, get, update, patch, delete",
    value: ["create", "createMany", "getAll", "get", "update", "patch", "delete"],
  },
  { name: "reading alone: getAll, get", value: ["getAll", "get"] },
  { name: "no deletion: create, getAll, get, update", value: ["create", "getAll", "get", "update"] },
  { name: "no update: create, getAll, get, delete", value: ["create", "getAll", "get", "delete"] },
  { name: "none: other entities refer to it", value: [] },
];

/** Asks which operations are emitted. Spec: entity-file, Operations. */
export async function askOperations(ask: Ask, _subject: Subject, answers: EntityAnswers): Promise<EntityAnswers> {
  return { ...answers, operations: await ask.select({ message: "Which operations?", choices: operationChoices }) };
}

/** Asks whether rows have a version, if an operation changes them. Spec: entity-file, Concurrency. */
export async function askConcurrency(ask: Ask, subject: Subject, answers: EntityAnswers): Promise<EntityAnswers> {
  const { operations } = answers;
  const changes =
    operations === undefined || operations.some((name) => name !== "create" && name !== "getAll" && name !== "get");
  if (!changes) return { ...answers, concurrency: false };
  const versioned = { ...answers, concurrency: true };
  // A property of the name says that the file counts versions in a way of its own.
  if (faultOf(subject, draftOf(subject, versioned)) !== undefined) return { ...answers, concurrency: false };
  const message = "Give rows a version, so that no update is lost (concurrency: true)?";
  return { ...answers, concurrency: await ask.confirm(message, true) };
}

async function accessFor(
  ask: Ask,
  chosen: string,
  fault: (policy: string) => string | undefined,
): Promise<AccessShape | undefined> {
  if (chosen === "authenticated" || chosen === "anonymous") return chosen;
  return chosen === "policy" ? { policy: await ask.text({ message: "Name of the policy", fault }) } : undefined;
}
