import type { Context, Entity, Enum, ReadModel, Value } from "../../model/ir.ts";
import { type DeclaredType, spellingOf, type Type } from "../../model/type.ts";
import { namedIn } from "../openapi/declared-types.ts";

/** A box of the diagram. */
interface Box {
  readonly name: string;
  readonly stereotype: string;
  readonly lines: readonly string[];
  /** The related types, by the word on the arrow. */
  readonly parts: readonly (readonly [arrow: string, type: Type, label: string])[];
}

/** Returns the types of a context as a class diagram of Mermaid, empty where there are none. Boxes have ids of our own, as its notation keeps some names for itself. */
export function classDiagram(context: Context): string {
  const { enums, values, entities, readModels } = context;
  const boxes = [
    ...entities.map(entityBox),
    ...values.map(valueBox),
    ...readModels.map(readModelBox),
    ...enums.map(enumBox),
  ];
  if (boxes.length === 0) return "";
  const ids = new Map(boxes.map(({ name }, index) => [name, `c${index}`]));
  const idOf = (type: DeclaredType) => (type.context === context.name ? ids.get(type.name) : undefined);
  const drawn = boxes.flatMap(({ name, stereotype, lines }) => [
    `  class ${ids.get(name)}["${name}"] {`,
    ...(stereotype === "" ? [] : [`    <<${stereotype}>>`]),
    ...lines.map((line) => `    ${line}`),
    "  }",
  ]);
  const arrows = boxes.flatMap(({ name, parts }) =>
    parts.flatMap(([arrow, type, label]) =>
      namedIn(type).flatMap((part) => {
        const id = idOf(part);
        return id === undefined ? [] : [`  ${ids.get(name)} ${arrow} ${id} : ${label}`];
      }),
    ),
  );
  return ["classDiagram", ...drawn, ...arrows, ""].join("\n");
}

function entityBox({ name, isRoot, identity, members, commands, factories }: Entity): Box {
  const behaviours = [...factories, ...commands].map((one) => `${one.name}()`);
  return {
    name,
    stereotype: isRoot ? "aggregate root" : "entity",
    lines: [
      fieldLine("id", identity.type),
      ...members.map((member) => fieldLine(member.name, member.type)),
      ...behaviours,
    ],
    parts: members.map((member) => ["*--", member.type, member.name]),
  };
}

function valueBox({ name, members }: Value): Box {
  return {
    name,
    stereotype: "value",
    lines: members.map((member) => fieldLine(member.name, member.type)),
    parts: members.map((member) => ["*--", member.type, member.name]),
  };
}

function readModelBox({ name, source, fields }: ReadModel): Box {
  return {
    name,
    stereotype: "read model",
    lines: fields.map((field) => fieldLine(field.name, field.type)),
    parts: [["..>", source, "from"]],
  };
}

function enumBox({ name, members }: Enum): Box {
  return { name, stereotype: "enumeration", lines: members.map((member) => member.name), parts: [] };
}

/** Angle brackets are tildes in Mermaid, and a comma between them is not understood. */
function fieldLine(name: string, type: Type): string {
  return `${name} ${spellingOf(type).replace(/[<>]/g, "~").replaceAll(", ", " to ")}`;
}
