import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { pascalCaseOf } from "../../../text/casing.ts";
import type { EntityDecl } from "../../ast.ts";
import type { TypeSymbol } from "../../bind/symbols.ts";
import type { Check } from "../check.ts";
import { clashingNames } from "./clashing-names.ts";
import { entityMembers, reservationOf } from "./reserved-members.ts";

/** Checks that the commands of an entity differ in more than letter case, and from its properties. */
export const duplicateCommand: Check = ({ scope }) =>
  scope.context.entities.flatMap((symbol) => {
    const entity = symbol.decl.name.text;
    const { commands } = symbol;
    if (commands.length === 0) return [];
    const properties = propertiesOf(symbol);
    const namesakes = commands.flatMap(({ name: span }) => {
      const name = span.text;
      const isField = properties.includes(pascalCaseOf(name));
      if (!(isField || isGenerated(name))) return [];
      return [report(catalogue.commandNamedAsMember, { name, entity, isField, reason: reservationOf(name) }, { span })];
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

/** True if C# or the language reserves the name in entities. */
export function isGenerated(name: string): boolean {
  return entityMembers.has(name);
}

/** Checks that the factories of an entity differ in more than letter case, and from its fields and commands. */
export const duplicateFactory: Check = ({ scope }) =>
  scope.context.entities.flatMap((symbol) => {
    if (symbol.factories.length === 0) return [];
    const entity = symbol.decl.name.text;
    return [
      ...clashingNames(symbol.factories, (name, at) => report(catalogue.duplicateFactory, { name, entity }, at)),
      ...namesakes(symbol),
    ];
  });

// Request types are named after behaviours, so commands are compared without letter case.
function namesakes(symbol: TypeSymbol<EntityDecl>): readonly Diagnostic[] {
  const entity = symbol.decl.name.text;
  const fields = propertiesOf(symbol);
  const commands = new Map(symbol.commands.map(({ name }) => [name.text.toLowerCase(), name]));
  return symbol.factories.flatMap(({ name: span }) => {
    const name = span.text;
    const command = commands.get(name.toLowerCase());
    const isField = fields.includes(pascalCaseOf(name));
    if (command === undefined && !isField && !isGenerated(name)) return [];
    const kind = command === undefined ? (isField ? "field" : undefined) : "command";
    const notes = command === undefined ? [] : [{ message: "The command is here.", span: command }];
    return [
      report(catalogue.factoryNamedAsMember, { name, entity, kind, reason: reservationOf(name) }, { span, notes }),
    ];
  });
}
