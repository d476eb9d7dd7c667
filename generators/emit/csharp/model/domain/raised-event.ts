import type { Emission } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { declaredType } from "../../names.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { canBeLeftOut, eventParameters } from "./event-parameters.ts";

/** The event that a behaviour raises: `new LoanOpened(Id)`. */
export function raisedEvent({ event, arguments: given }: Emission, at: ExpressionPlace): string {
  const declared = at.facts.eventOf(event);
  if (declared === undefined) throw new Error(`The event '${event.name}' is not understood.`);
  const values = new Map(given.map(({ name, value }) => [name, value]));
  const members = eventParameters(declared).filter((member) => values.has(member.name) || !canBeLeftOut(member));
  const positional = eventParameters(declared).slice(0, members.length);
  const args = members.map((member, index) => {
    const value = values.get(member.name) ?? member.initializer?.value;
    const text = value === undefined ? "default!" : csharpExpression(value, at);
    return positional[index] === member ? text : `${pascalCaseOf(member.name)}: ${text}`;
  });
  return `new ${declaredType(event)}(${args.join(", ")})`;
}
