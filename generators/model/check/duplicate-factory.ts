import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import type { EntityDecl } from "../ast.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import { gather } from "../items.ts";
import type { Check } from "./check.ts";
import { clashingNames } from "./clashing-names.ts";
import { isGenerated, propertiesOf } from "./duplicate-command.ts";

/** Checks that the factories of an entity differ in more than letter case, and from its fields and commands. */
export const duplicateFactory: Check = ({ scope }) =>
  gather(scope.context.entities, (symbol) => {
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
  return gather(symbol.factories, ({ name: span }) => {
    const name = span.text;
    const command = commands.get(name.toLowerCase());
    const isField = fields.includes(pascalCaseOf(name));
    if (command === undefined && !isField && !isGenerated(name)) return [];
    const kind = command === undefined ? (isField ? "field" : undefined) : "command";
    const notes = command === undefined ? [] : [{ message: "The command is here.", span: command }];
    return [report(catalogue.factoryNamedAsMember, { name, entity, kind }, { span, notes })];
  });
}
