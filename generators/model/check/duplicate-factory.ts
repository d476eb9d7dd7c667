import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { pascalCaseOf } from "../../text/pascal-case.ts";
import type { EntityDecl } from "../ast.ts";
import { typesOf } from "../bind/symbols.ts";
import { gather, ofKind } from "../items.ts";
import type { Check } from "./check.ts";
import { clashingNames } from "./clashing-names.ts";
import { isGenerated, propertiesOf } from "./duplicate-command.ts";

/** The factories of an entity differ in more than letter case, and no field or command has the name of one. */
export const duplicateFactory: Check = ({ scope }) =>
  gather(typesOf(scope.context, "entity"), ({ decl }) => {
    const entity = decl.name.text;
    return [
      ...clashingNames(ofKind(decl.items, "factory"), (name, at) =>
        report(catalogue.duplicateFactory, { name, entity }, at),
      ),
      ...namesakes(decl),
    ];
  });

// Requests are named after behaviours, so commands are compared without letter case.
function namesakes(decl: EntityDecl): readonly Diagnostic[] {
  const entity = decl.name.text;
  const fields = propertiesOf(decl);
  const commands = new Map(ofKind(decl.items, "command").map(({ name }) => [name.text.toLowerCase(), name.span]));
  return gather(ofKind(decl.items, "factory"), ({ name: { text: name, span } }) => {
    const command = commands.get(name.toLowerCase());
    const isField = fields.includes(pascalCaseOf(name));
    if (command === undefined && !isField && !isGenerated(name)) return [];
    const kind = command === undefined ? (isField ? "field" : undefined) : "command";
    const notes = command === undefined ? [] : [{ message: "The command is here.", span: command }];
    return [report(catalogue.factoryNamedAsMember, { name, entity, kind }, { span, notes })];
  });
}
