import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import { gather } from "../items.ts";
import type { Check } from "./check.ts";
import { clashingNames } from "./clashing-names.ts";
import { entityMembers } from "./reserved-members.ts";

/** Checks that the commands of an entity differ in more than letter case, and from its properties. */
export const duplicateCommand: Check = ({ scope }) =>
  gather(scope.context.entities, (symbol) => {
    const entity = symbol.decl.name.text;
    const { commands } = symbol;
    if (commands.length === 0) return [];
    const properties = propertiesOf(symbol);
    const namesakes = gather(commands, ({ name: span }) => {
      const name = span.text;
      const isField = properties.includes(pascalCaseOf(name));
      if (!(isField || isGenerated(name))) return [];
      return [report(catalogue.commandNamedAsMember, { name, entity, isField }, { span })];
    });
    return [
      ...clashingNames(commands, (name, at) => report(catalogue.duplicateCommand, { name, entity }, at)),
      ...namesakes,
    ];
  });

/** Returns the names of an entity's own properties. */
export function propertiesOf({ fields }: TypeSymbol): readonly string[] {
  return fields.map(({ name }) => pascalCaseOf(name.text));
}

/** True if every entity class has a member with this name. */
export function isGenerated(name: string): boolean {
  return entityMembers.has(name);
}
