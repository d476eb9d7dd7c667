import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Located } from "../declaration.ts";
import { namesOf } from "../entity-names.ts";
import type { Check } from "./check.ts";
import { clashesOf } from "./clashes.ts";

/** Checks that enum names differ in more than letter case. Spec: decisions, 3. */
export const sameEnumName: Check = ({ enums }) =>
  twins(enums.map(({ name }) => name)).map(({ first, second }) =>
    report(catalogue.sameEnumName, { name: second.value, other: first.value }, placeOf(first, second)),
  );

/** Checks that the members of an enum differ in more than letter case. Spec: decisions, 3. */
export const sameEnumMember: Check = ({ enums }) =>
  enums.flatMap(({ name, members }) =>
    twins(members).map(({ first, second }) =>
      report(
        catalogue.sameEnumMember,
        { member: second.value, other: first.value, enumeration: name.value },
        placeOf(first, second),
      ),
    ),
  );

/** Checks that no enum has the name of an entity or of an entity's namespace. Spec: decisions, 3. */
export const enumNamedAsEntity: Check = ({ enums, entities }) =>
  enums.flatMap(({ name: { value: enumeration, span } }) => {
    const isSame = (name: string) => name.toLowerCase() === enumeration.toLowerCase();
    const entity = entities.find((candidate) => isSame(candidate.name.value) || isSame(namesOf(candidate).folder));
    if (entity === undefined) return [];
    const name = isSame(entity.name.value) ? entity.name.value : namesOf(entity).folder;
    const notes = [{ message: "The entity is here.", span: entity.name.span }];
    return [report(catalogue.enumNamedAsEntity, { enumeration, entity: entity.name.value, name }, { span, notes })];
  });

function twins(names: readonly Located<string>[]) {
  return clashesOf(names, ({ value }) => value.toLowerCase());
}

function placeOf(first: Located<string>, second: Located<string>) {
  return { span: second.span, notes: [{ message: "The other one is here.", span: first.span }] };
}
