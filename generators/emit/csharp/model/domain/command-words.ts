import type { Command, Entity } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpExpression } from "../expression.ts";
import { csharpTypeOf } from "../type-words.ts";
import { copyOf } from "./copy.ts";
import { methodWords } from "./method-words.ts";
import { ownerPlace } from "./owner-place.ts";
import { raisedEvent } from "./raised-event.ts";
import { ruleWords } from "./rule-words.ts";
import { transitionRule } from "./transition-rule.ts";

/** A command as a method: rules first, then the new state and its invariants, then events and the result. */
export function commandWords(command: Command, entity: Entity, place: ModelPlace) {
  const { name, parameters, requires, transitions, emissions, result } = command;
  const at = ownerPlace(entity, place, parameters);
  const types = new Map(entity.members.map((member) => [member.name, member.type]));
  const own = (property: string) => (at.names.has(property) ? `this.${property}` : property);
  const assignments = transitions.map(({ field, value }) => {
    const text = csharpExpression(value, at);
    return `${own(pascalCaseOf(field))} = ${copyOf(types.get(field) ?? value.type, text, at)}`;
  });
  const check = entity.invariants.length > 0 && transitions.length > 0 ? ["CheckInvariants()"] : [];
  const raised = emissions.map((emission) => `Raise(${raisedEvent(emission, at)})`);
  const answer = result === undefined ? [] : [`return ${csharpExpression(result.value, at)}`];
  return methodWords(place, {
    described: command,
    signature: `${result === undefined ? "void" : csharpTypeOf(result.type)} ${pascalCaseOf(name)}`,
    parameters,
    declarations: [],
    rules: [
      ...requires.map((rule) => ruleWords(rule, at)),
      ...transitions.flatMap((step) => transitionRule(step, { command, entity, at }) ?? []),
    ],
    statements: [...assignments, ...check, ...raised, ...answer],
  });
}
