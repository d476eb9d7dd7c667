import type { Command, Context, Entity, StateMachine } from "../../model/ir.ts";

/** A state machine of the documentation page: a diagram, and the same as text. */
export interface StateDiagram {
  readonly title: string;
  /** The source of a state diagram of Mermaid. */
  readonly diagram: string;
  readonly start: string;
  readonly steps: readonly Step[];
  /** The states that no step leaves. */
  readonly ends: readonly string[];
}

/** A legal step between two states. */
interface Step {
  readonly from: string;
  readonly to: string;
  /** The commands that take the step. */
  readonly commands: string;
  readonly guard: string;
}

/** Returns every state machine of a context, entity by entity. Spec: openapi, Documentation page. */
export function stateDiagrams({ entities }: Context): readonly StateDiagram[] {
  return entities.flatMap((entity) => entity.states.map((machine) => stateDiagram(entity, machine)));
}

function stateDiagram(entity: Entity, machine: StateMachine): StateDiagram {
  const { field, rules } = machine;
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

interface Drawn extends Pick<StateDiagram, "start" | "steps" | "ends"> {
  readonly states: readonly string[];
}

// States have ids of our own, as the notation keeps some names for itself. A guard stands in the table alone.
function mermaidText({ states, start, steps, ends }: Drawn): string {
  const ids = new Map(states.map((state, index) => [state, `s${index}`]));
  const arrow = (from: string, to: string, label: string) => `  ${from} --> ${to}${label === "" ? "" : ` : ${label}`}`;
  return [
    "stateDiagram-v2",
    "  direction LR",
    ...states.map((state) => `  state "${state}" as ${ids.get(state)}`),
    ...(start === "" ? [] : [arrow("[*]", ids.get(start) ?? "", "")]),
    ...steps.map(({ from, to, commands, guard }) => {
      const label = guard === "" ? commands : `${commands} [guarded]`.trim();
      return arrow(ids.get(from) ?? "", ids.get(to) ?? "", label);
    }),
    ...ends.map((state) => arrow(ids.get(state) ?? "", "[*]", "")),
    "",
  ].join("\n");
}
