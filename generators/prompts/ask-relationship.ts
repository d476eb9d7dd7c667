import type { Declared } from "../entity/declaration.ts";
import { namesOf } from "../entity/entity-names.ts";
import { keyTypeOf } from "../entity/key-type.ts";
import { nestedRoute } from "../http/route.ts";
import { withArticle } from "../text/phrase.ts";
import { additionOf, type RelationshipAnswer } from "./answers.ts";
import type { Ask } from "./ask.ts";
import { askForeignKey } from "./ask-foreign-key.ts";
import { faultOf } from "./draft.ts";
import type { Subject } from "./subject.ts";

/** The parts of a relationship that the command line states. */
export type Given = Partial<Pick<RelationshipAnswer, "child" | "name" | "foreignKey">>;

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
      message: `What does ${withArticle(parent)} have many of? (the child)`,
      choices: entities.map(({ name }) => ({ name: name.value, value: name.value })),
    }));
  const [parentDecl, childDecl] = [byName.get(parent), byName.get(child)];
  const unnamed = { parent, child, name: "", foreignKey: given.foreignKey };
  // The checks of the run report a stated entity that does not exist.
  if (parentDecl === undefined || childDecl === undefined) return { ...unnamed, name: given.name ?? child };
  const { plural, route } = namesOf(childDecl);
  const keyType = keyTypeOf(parentDecl) ?? "Guid";
  const parentResource = { name: parent, route: namesOf(parentDecl).route, key: { type: keyType } };
  const name =
    given.name ??
    (await ask.text({
      message: "Name of the relationship",
      initial: plural,
      fault: (text) => faultIn({ ...unnamed, name: text }),
      preview: () => `GET ${nestedRoute({ parent: parentResource, route })}`,
    }));
  const answer = { ...unnamed, name };
  if (given.foreignKey !== undefined) return answer;
  return askForeignKey(ask, { parent: { name: parent, keyType }, child: childDecl }, { answer, faultOf: faultIn });
}
