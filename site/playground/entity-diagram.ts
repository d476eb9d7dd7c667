import type { Property } from "../../generators/entity/entity.ts";
import type { EntityModel } from "../../generators/entity/graft.ts";
import { ownKeyOf } from "../../generators/entity/wire-properties.ts";

/** The multiplicities of either end of a relationship. */
const ends = { OneToMany: ["1", "*"], OneToOne: ["1", "0..1"], ManyToMany: ["*", "*"] } as const;

/** Returns the entities as a class diagram of Mermaid. Boxes have ids of our own, as its notation keeps some names for itself. */
export function entityDiagram({ entities, enums, relationships }: EntityModel): string {
  const ids = new Map([...entities, ...enums].map(({ name }, index) => [name, `c${index}`]));
  const boxes = [
    ...entities.map((entity) => boxOf(entity.name, [...ownKeyOf(entity), ...entity.properties].map(lineOf))),
    ...enums.map(({ name, members }) => boxOf(name, ["<<enumeration>>", ...members])),
  ];
  // The other side of links is the arrow back to front.
  const arrows = relationships
    .filter(({ type, links }) => type !== "ManyToMany" || links !== undefined)
    .map(({ name, type, parent, child }) => {
      const [from, to] = ends[type];
      return `  ${ids.get(parent.name)} "${from}" --> "${to}" ${ids.get(child.name)} : ${name}`;
    });
  return ["classDiagram", ...boxes, ...arrows, ""].join("\n");

  function boxOf(name: string, lines: readonly string[]): string {
    return [`  class ${ids.get(name)}["${name}"] {`, ...lines.map((line) => `    ${line}`), "  }"].join("\n");
  }
}

function lineOf({ name, type, isOptional }: Property): string {
  const spelled = typeof type === "string" ? type.replace("[]", " array") : type.name;
  return `${name} ${spelled}${isOptional ? "?" : ""}`;
}
