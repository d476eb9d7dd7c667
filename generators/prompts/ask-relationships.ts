import { namesOf } from "../entity/conventions.ts";
import type { Declared, EntityDecl } from "../entity/declaration.ts";
import { type RelationshipType, relationshipTypes } from "../entity/entity.ts";
import { builtInTypeOf, keyTypeOf } from "../entity/property-type.ts";
import { nestedRoute } from "../http/resource-routes.ts";
import { kebabOf, pascalCaseOf, wordsOf } from "../text/casing.ts";
import { phraseOf, pluralOf, withArticle } from "../text/nouns.ts";
import type { Ask, Choice } from "./ask.ts";
import { additionOf, draftOf, type EntityAnswers, faultOf, type RelationshipAnswer } from "./draft.ts";
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

function choicesFor(subject: Subject, { name, relationships, keyParts }: EntityAnswers) {
  return [
    { name: relationships.length === 0 ? "none" : "that is all", value: "done" },
    ...(parentsIn(subject).length > 0 ? [{ name: `${name} belongs to another entity`, value: "parent" }] : []),
    ...(keyParts.length > 0 ? [] : [{ name: `${name} has many of another entity`, value: "child" }]),
    ...(relationships.length > 0 ? [{ name: "remove all", value: "none" }] : []),
  ];
}

// The parent declares a relationship, and only the chosen file changes.
function parentsIn({ declared, file }: Subject): readonly EntityDecl[] {
  return declared.entities.filter(({ file: { path }, key }) => path === file.path && key.length === 0);
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

const plain = { type: "OneToMany", inverse: undefined, foreignKey: undefined, include: false } as const;

async function askListName(
  ask: Ask,
  subject: Subject,
  answers: EntityAnswers,
  ends: Pick<RelationshipAnswer, "parent" | "child">,
): Promise<EntityAnswers> {
  const extended = (name: string): EntityAnswers => ({
    ...answers,
    relationships: [...answers.relationships, { ...ends, ...plain, name }],
  });
  const name = await ask.text({
    message: `Name of the list in ${ends.parent}`,
    initial: pluralOf(ends.child),
    fault: (text) => faultOf(subject, draftOf(subject, extended(text))),
  });
  return extended(name);
}

/** The parts of a relationship that the command line states. */
export type Given = Partial<Omit<RelationshipAnswer, "parent">>;

/** Asks for the parent among the existing entities. */
export async function askParent(ask: Ask, { entities }: Declared): Promise<string> {
  return ask.select({
    message: "Whose list is it? (the parent)",
    choices: entities.map(({ name }) => ({ name: name.value, value: name.value })),
  });
}

/** Asks for the unstated parts of a relationship between two existing entities. */
export async function askRelationship(
  ask: Ask,
  subject: Subject,
  { parent, given }: { readonly parent: string; readonly given: Given },
): Promise<RelationshipAnswer> {
  const { entities, byName } = subject.declared;
  const faultIn = (answer: RelationshipAnswer) =>
    faultOf(subject, { additions: [additionOf(answer)], access: undefined });
  const child =
    given.child ??
    (await ask.select({
      message: `What is ${withArticle(parent)} related to? (the child)`,
      choices: entities.map(({ name }) => ({ name: name.value, value: name.value })),
    }));
  const [parentDecl, childDecl] = [byName.get(parent), byName.get(child)];
  const unnamed = { ...plain, parent, child, name: "", ...stated(given) };
  // The checks of the run report a stated entity that does not exist.
  if (parentDecl === undefined || childDecl === undefined) return { ...unnamed, name: given.name ?? child };
  const ends = { parent: { name: parent, keyType: keyTypeOf(parentDecl) ?? "Guid" }, child: childDecl };
  const faultOfAnyKey = withAnyKey(ends, given, faultIn);
  const type = given.type ?? (await askType(ask, ends, { answer: unnamed, faultOf: faultOfAnyKey }));
  const { plural, route } = namesOf(childDecl);
  const parentResource = { name: parent, route: namesOf(parentDecl).route, keys: [{ type: ends.parent.keyType }] };
  const [initial, segment] = type === "OneToOne" ? [child, kebabOf(wordsOf(child))] : [plural, route];
  const name =
    given.name ??
    (await ask.text({
      message: "Name of the relationship",
      initial,
      fault: (text) => faultOfAnyKey({ ...unnamed, type, name: text }),
      preview: () => `GET ${nestedRoute({ parent: parentResource, route: segment })}`,
    }));
  const answer = { ...unnamed, type, name };
  const asked = { answer, faultOf: faultIn };
  return type === "ManyToMany" ? askInverse(ask, parentDecl, asked) : askKeyAndInclude(ask, ends, { ...asked, given });
}

async function askKeyAndInclude(
  ask: Ask,
  ends: Ends,
  { answer, faultOf, given }: Asked & { readonly given: Given },
): Promise<RelationshipAnswer> {
  const linked = given.foreignKey === undefined ? await askForeignKey(ask, ends, { answer, faultOf }) : answer;
  const included = { ...linked, include: true };
  const include =
    given.include ??
    (faultOf(included) === undefined && (await ask.confirm("Let requests include the related rows?", false)));
  return include ? included : linked;
}

/** Returns the check of an answer whose foreign key is still to be chosen: one that fits is enough. */
function withAnyKey(ends: Ends, given: Given, faultOf: FaultOf): FaultOf {
  const keys = foreignKeyChoices(ends).map(({ value }) => value);
  return (answer) => {
    const isOpen = given.foreignKey === undefined && answer.type !== "ManyToMany";
    const faults = (isOpen ? keys : [given.foreignKey]).map((foreignKey) => faultOf({ ...answer, foreignKey }));
    return faults.includes(undefined) ? undefined : faults[0];
  };
}

function stated({ foreignKey, inverse }: Given) {
  return { ...(foreignKey !== undefined && { foreignKey }), ...(inverse !== undefined && { inverse }) };
}

/** Asks for the kind of a relationship among those that fit; does not ask if one is left. */
async function askType(ask: Ask, ends: Ends, { answer, faultOf }: Asked): Promise<RelationshipType> {
  const [one, other] = [ends.parent.name, ends.child.name.value].map((name) => withArticle(phraseOf(name)));
  const many = phraseOf(namesOf(ends.child).plural);
  const meanings = {
    OneToMany: `${one} has many ${many}`,
    OneToOne: `${one} has ${other} at most`,
    ManyToMany: `${one} is linked to many ${many}, and ${other} to many as well`,
  } as const;
  const fitting = relationshipTypes.filter(
    (type) => faultOf({ ...answer, type, name: `Related${ends.child.name.value}` }) === undefined,
  );
  const [only = "OneToMany", ...others] = fitting.length === 0 ? relationshipTypes : fitting;
  if (others.length === 0) return only;
  const choices = [only, ...others].map((type) => ({ name: type, value: type, description: `${meanings[type]}.` }));
  return ask.select<RelationshipType>({ message: "What kind of relationship is it?", choices });
}

/** Asks whether the other side of links has a list as well, and for its name. */
async function askInverse(ask: Ask, parent: EntityDecl, { answer, faultOf }: Asked): Promise<RelationshipAnswer> {
  if (answer.inverse !== undefined) return answer;
  const { plural } = namesOf(parent);
  if (!(await ask.confirm(`Let ${withArticle(phraseOf(answer.child))} list its ${phraseOf(plural)} as well?`, true)))
    return answer;
  const inverse = await ask.text({
    message: `Name of the list in ${answer.child}`,
    initial: plural,
    fault: (text) => faultOf({ ...answer, inverse: text }),
  });
  return { ...answer, inverse };
}

/** An answer so far, and the check of a whole one. */
interface Asked {
  readonly answer: RelationshipAnswer;
  readonly faultOf: FaultOf;
}

type FaultOf = (answer: RelationshipAnswer) => string | undefined;

/** The two ends of a relationship: the child exists in a file, the parent may be new. */
interface Ends {
  readonly parent: { readonly name: string; readonly keyType: string | undefined };
  readonly child: EntityDecl;
}

/** Asks which property of the child is the foreign key, and explains a shadow foreign key. */
async function askForeignKey(
  ask: Ask,
  { parent, child }: Ends,
  { answer, faultOf }: Asked,
): Promise<RelationshipAnswer> {
  const choices = foreignKeyChoices({ parent, child }).filter(
    ({ value }) => faultOf({ ...answer, foreignKey: value }) === undefined,
  );
  const foreignKey = await ask.select({
    message: `What tells the ${parent.name} of ${withArticle(child.name.value)}?`,
    choices,
  });
  return { ...answer, foreignKey };
}

function foreignKeyChoices({ parent, child }: Ends): readonly Choice<string | undefined>[] {
  const usual = `${parent.name}Id`;
  const names = child.properties
    .filter((property) => !property.isKey && builtInTypeOf(property) === parent.keyType)
    .map(({ name }) => pascalCaseOf(name.value));
  const isDeclared = child.properties.some(({ name }) => name.value.toLowerCase() === usual.toLowerCase());
  const own = { name: `${usual} of ${child.name.value}`, value: undefined };
  const shadow = {
    name: `${usual}, a column that only the database knows`,
    value: undefined,
    description:
      `No request can set or show it, and a row may have none. ` +
      `To change that, declare ${usual}: { type: ${parent.keyType} } in ${child.name.value}.`,
  };
  const others = names
    .filter((name) => name.toLowerCase() !== usual.toLowerCase())
    .map((name) => ({ name: `${name} of ${child.name.value}`, value: name }));
  return isDeclared ? [own, ...others] : [shadow, ...others];
}
