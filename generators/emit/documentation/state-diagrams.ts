import type { Command, Context, Entity, StateMachine } from "../../model/ir.ts";

/** Returns every state machine of a context, entity by entity: a diagram of Mermaid, and the same as text. Spec: openapi, Documentation page. */
export function stateDiagrams({ entities }: Context) {
  return entities.flatMap((entity) => entity.states.map((machine) => stateDiagram(entity, machine)));
}

function stateDiagram(entity: Entity, { field, rules }: StateMachine) {
  const initial = entity.members.find(({ name }) => name === field)?.initializer?.value;
  const start = initial?.kind === "enumMember" ? initial.name : "";
  const steps = rules.flatMap(({ from, to, guardText = "" }) =>
    to.map((state) => ({ from, to: state, commands: commandsTo(state, field, entity.commands), guard: guardText })),
  );
  const named = rules.flatMap(({ from, to }) => [from, ...to]);
  const states = [...new Set([...(start === "" ? [] : [start]), ...named])];
  const ends = states.filter((state) => !steps.some(({ from }) => from === state));
  const diagram = mermaidText({ states, start, steps, ends });
  return { title: `${entity.name}: ${field}`, diagram, start, steps, ends };
}

/** Names the commands that set a field to a state; one that takes the state from elsewhere may reach each. */
function commandsTo(state: string, field: string, commands: readonly Command[]): string {
  const setting = commands.filter(({ transitions }) =>
    transitions.some(({ field: set, value }) => set === field && (value.kind !== "enumMember" || value.name === state)),
  );
  return setting.map(({ name }) => name).join(", ");
}

interface Drawn {
  readonly states: readonly string[];
  /** The initial state; empty for none. */
  readonly start: string;
  readonly steps: readonly Readonly<Record<"from" | "to" | "commands" | "guard", string>>[];
  /** The states that no step leaves. */
  readonly ends: readonly string[];
}

// States have ids of our own, as the notation keeps some names for itself. A guard stands in the table alone.
function mermaidText({ states, start, steps, ends }: Drawn): string {
  const ids = new Map(states.map((state, index) => [state, `s${index}`]));
  const arrow = (from: string, to: string, label = "") =>
    `  ${ids.get(from) ?? from} --> ${ids.get(to) ?? to}${label === "" ? "" : ` : ${label}`}`;
  return [
    "stateDiagram-v2",
    "  direction LR",
    ...states.map((state) => `  state "${state}" as ${ids.get(state)}`),
    ...(start === "" ? [] : [arrow("[*]", start)]),
    ...steps.map(({ from, to, commands, guard }) =>
      arrow(from, to, guard === "" ? commands : `${commands} [guarded]`.trim()),
    ),
    ...ends.map((state) => arrow(state, "[*]")),
    "",
  ].join("\n");
}
