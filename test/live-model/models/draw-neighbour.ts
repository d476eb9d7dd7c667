import { type Draw, maybe, oneOf } from "./draw.ts";
import { drawMembers, type Member, memberText, typesWith } from "./draw-members.ts";

/** A second context beside a drawn one, and its effects on that. */
interface Neighbour {
  /** The text of the context and of the context map. */
  readonly text: string;
  /** The lines that the first context needs. */
  readonly lines: readonly string[];
  /** The types of the neighbour that the first context names without a qualifier. */
  readonly visible: readonly string[];
}

/** Draws a context that publishes events and shares types, by one of the ways to see them. */
export function drawNeighbour(draw: Draw, context: string, next: () => string): Neighbour {
  const near = `${context}Near`;
  const [grade, price, sent, own] = [next(), next(), next(), next()];
  const kinds = typesWith([grade], []);
  const fields = drawMembers(draw, kinds).map((member) => `    ${memberText(draw, member)}`);
  const types = `${grade}, ${price}`;
  const [line, relation] = oneOf(draw, [
    [`import ${near}.{ ${types} }`, "customer-supplier"],
    [`import ${near}.*`, "open-host"],
    ["", `shared-kernel { ${types} }`],
    ["", "conformist"],
    ["", `conformist { ${types} }`],
  ]);
  const arrow = relation.startsWith("shared-kernel") ? "<->" : "->";
  const layer = `  ${near} -> ${context} : anti-corruption-layer acl { ${near}.${price} -> ${context}.${own}  ${near}.${sent} -> ${context}.${own} }\n`;
  const event = `${maybe(draw, '@deprecated("sent") ', 6)}integration event ${sent} {\n${eventFields(draw, [...kinds.enums, price])}\n  }`;
  const shared = [
    `enum ${grade} { Small, Large }`,
    `value ${price} {\n${fields.join("\n")}\n  }`,
    event,
    `publishes ${sent}`,
  ];
  return {
    text: `context ${near} {\n  ${shared.join("\n  ")}\n}\n\ncontextmap {\n  ${near} ${arrow} ${context} : ${relation}\n${maybe(draw, layer, 2)}}\n`,
    lines: [line, `subscribes ${near}.${sent}`, `value ${own} { of: ${grade}?  cost: List<${price}> }`].filter(
      (one) => one !== "",
    ),
    visible: [grade, price],
  };
}

function eventFields(draw: Draw, types: readonly string[]): string {
  return drawMembers(draw, typesWith(types, []))
    .map((member) => `    ${memberText(draw, member)}`)
    .join("\n");
}

/** An integration event of the first context, and the command that publishes it. */
export function drawPublication(draw: Draw, name: string, kinds: ReturnType<typeof typesWith>) {
  const fields: readonly Member[] = drawMembers(draw, kinds);
  const lines = fields.map((member) => `    ${memberText(draw, member)}`).join("\n");
  const given = fields.map((field) => `${field.name}: ${field.name}`).join(", ");
  const taken = fields.map((field) => `${field.name}: ${field.type}`).join(", ");
  return {
    text: `publishes ${name}\n  integration event ${name} {\n${lines}\n  }`,
    command: `command tell(${taken}) { publish ${name}(${given}) }`,
  };
}

/** The root that reacts to an event of the neighbour, by a command with one parameter. */
interface Reacting {
  readonly context: string;
  readonly root: string;
  readonly command: string;
  readonly target: Member;
  readonly names: readonly [event: string, policy: string];
}

/** Draws an event of the neighbour, in a part of its own, and the policy of the first context that begins with it. */
export function drawReaction(draw: Draw, { context, root, command, target, names: [event, policy] }: Reacting) {
  const near = `${context}Near`;
  const field = target.name === "about" ? "key" : "about";
  const identity = draw(3) > 0 ? `  ${field}: ${context}.${root}Id` : "";
  return {
    text: `\ncontext ${near} {\n  publishes ${event}\n  integration event ${event} { ${target.name}: ${target.type}${identity} }\n}\n`,
    lines: [
      `subscribes ${near}.${event}`,
      `policy ${policy} when ${near}.${event} then ${root}.${command}(${target.name}: ${target.name})`,
    ],
  };
}
