import { folderOf } from "../text/folder.ts";
import { pluralOf, routeOf } from "../text/plural.ts";
import { draftOf, type EntityAnswers } from "./answers.ts";
import type { Ask } from "./ask.ts";
import { faultOf } from "./draft.ts";
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
    fault: (text) => {
      if (text === "") return "A C# class name in the singular, such as OrderLine.";
      if (subject.declared.byName.has(text)) return `There is an entity ${text} already.`;
      return faultOf(subject, draftOf(subject, renamed(text)));
    },
    preview: (text) => `/${routeOf(text)}, in the folder ${folderOf(text, pluralOf(text))}`,
  });
  return renamed(name);
}
