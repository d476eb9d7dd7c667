import { classForms, usual } from "./class-forms.ts";
import type { Choices } from "./draw.ts";

/** Returns the entity file for a host. */
export function entityFileOf(drawn: Choices): string {
  const existing = Object.entries(drawn.existing).map(
    ([name, { form }]) =>
      `  ${name}:\n    model: existing\n    properties: { ${classForms[form]?.stated ?? usual.stated} }\n`,
  );
  const generated = generatedIn(drawn).map((name, index) => {
    const parent = index > 0 && drawn.isRelated ? `, ${generatedIn(drawn)[0]}Id: { type: Guid? }` : "";
    const child = index === 0 && drawn.isRelated ? generatedIn(drawn)[1] : undefined;
    const include = drawn.isIncluded ? ", include: true" : "";
    const relation =
      child === undefined
        ? ""
        : `    relationships: { ${child}s: { relatedEntity: ${child}, type: OneToMany${include} } }\n`;
    const contract = drawn.contract.map((key) => `    ${key}\n`).join("");
    return `  ${name}:\n${contract}    properties: { ${usual.stated}, Due: { type: DateOnly? }${parent} }\n${relation}`;
  });
  return `version: 1\ndefaults: { access: anonymous }\nentity:\n${[...existing, ...generated].join("")}`;
}

/** Returns the generated entities, which are none of the existing classes. */
export function generatedIn({ generated, existing }: Choices): readonly string[] {
  return generated.filter((name) => !(name in existing));
}

/** Returns the body that creates a row of each entity. */
export function bodiesOf(drawn: Choices): Readonly<Record<string, object>> {
  const existing = Object.entries(drawn.existing).map(
    ([name, { form }]) => [name, classForms[form]?.body ?? usual.body] as const,
  );
  const all = [...existing, ...generatedIn(drawn).map((name) => [name, usual.body] as const)];
  return Object.fromEntries(all);
}
