import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { pascalCaseOf } from "../../text/pascal-case.ts";
import type { MemberDecl } from "../ast.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import { gather } from "../items.ts";
import type { Check } from "./check.ts";
import { entityMembers, recordMembers } from "./reserved-members.ts";

/** No field has the name of a member that its C# class has by itself. */
export const generatedMemberName: Check = ({ scope }) =>
  gather(scope.context.withFields, (symbol) => gather(symbol.fields, (member) => faultOf(symbol, member)));

function faultOf({ decl, aggregate }: TypeSymbol, { name: { text, span } }: MemberDecl): readonly Diagnostic[] {
  const property = pascalCaseOf(text);
  const owner = decl.name.text;
  if (decl.kind === "event" && property === "OccurredOn")
    return [report(catalogue.occurredOn, { event: owner }, { span })];
  if (decl.kind === "entity" && property === "Version" && aggregate?.isVersioned && aggregate.root.text === owner)
    return [report(catalogue.versionMember, { root: owner }, { span })];
  const taken = decl.kind === "entity" ? entityMembers : recordMembers;
  return taken.has(property) ? [report(catalogue.generatedMemberName, { name: text, owner }, { span })] : [];
}
