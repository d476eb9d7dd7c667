import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { pascalCaseOf } from "../../text/pascal-case.ts";
import type { EntityDecl } from "../ast.ts";
import { membersOf } from "../bind/members-of.ts";
import { typesOf } from "../bind/symbols.ts";
import { ofKind } from "../items.ts";
import type { Check } from "./check.ts";
import { clashingNames } from "./clashing-names.ts";
import { classMembers, entityMembers } from "./reserved-members.ts";

/** The commands of an entity differ in more than letter case, and no field has the property of one. */
export const duplicateCommand: Check = ({ scope }) =>
  typesOf(scope.context, "entity").flatMap(({ decl }) => {
    const entity = decl.name.text;
    const commands = ofKind(decl.items, "command");
    const taken = takenNames(decl);
    return [
      ...clashingNames(commands, (name, at) => report(catalogue.duplicateCommand, { name, entity }, at)),
      ...commands
        .filter(({ name }) => taken.has(pascalCaseOf(name.text)))
        .map(({ name }) => report(catalogue.commandNamedAsMember, { name: name.text, entity }, { span: name.span })),
    ];
  });

/** The names of an entity's properties, its own and those that every entity has. */
export function takenNames(decl: EntityDecl): ReadonlySet<string> {
  const properties = membersOf(decl).map(({ name }) => pascalCaseOf(name.text));
  return new Set([...properties, ...classMembers, ...entityMembers]);
}
