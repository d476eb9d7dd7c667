import type { EntityDecl } from "../entity/declaration.ts";
import { builtInTypeOf } from "../entity/property-type.ts";
import { pascalCaseOf } from "../text/pascal-case.ts";
import { withArticle } from "../text/phrase.ts";
import type { RelationshipAnswer } from "./answers.ts";
import type { Ask, Choice } from "./ask.ts";

type FaultOf = (answer: RelationshipAnswer) => string | undefined;

/** The two ends of a relationship: the child exists in a file, the parent may be new. */
export interface Ends {
  readonly parent: { readonly name: string; readonly keyType: string | undefined };
  readonly child: EntityDecl;
}

/** Asks which property of the child is the foreign key, and explains a shadow foreign key. */
export async function askForeignKey(
  ask: Ask,
  { parent, child }: Ends,
  { answer, faultOf }: { readonly answer: RelationshipAnswer; readonly faultOf: FaultOf },
): Promise<RelationshipAnswer> {
  const choices = choicesFor({ parent, child }).filter(
    ({ value }) => faultOf({ ...answer, foreignKey: value }) === undefined,
  );
  const foreignKey = await ask.select({
    message: `What tells the ${parent.name} of ${withArticle(child.name.value)}?`,
    choices,
  });
  return { ...answer, foreignKey };
}

function choicesFor({ parent, child }: Ends): readonly Choice<string | undefined>[] {
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
