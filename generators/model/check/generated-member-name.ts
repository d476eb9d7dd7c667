import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import type { MemberDecl } from "../ast.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import { gather } from "../items.ts";
import type { Check } from "./check.ts";
import { entityMembers, recordMembers } from "./reserved-members.ts";

/** Checks that no field has the name of a built-in member of its C# class. */
export const generatedMemberName: Check = ({ scope }) =>
  gather(scope.context.withFields, (symbol) => gather(symbol.fields, (member) => faultOf(symbol, member)));

function faultOf({ decl, aggregate }: TypeSymbol, { name: span }: MemberDecl): readonly Diagnostic[] {
  const { text } = span;
  const owner = decl.name.text;
  if (decl.kind === "event" && pascalCaseOf(text) === "OccurredOn")
    return [report(catalogue.occurredOn, { event: owner }, { span })];
  const isVersionedRoot = decl.kind === "entity" && aggregate?.isVersioned && aggregate.root.text === owner;
  if (isVersionedRoot && pascalCaseOf(text) === "Version")
    return [report(catalogue.versionMember, { root: owner }, { span })];
  const taken = decl.kind === "entity" ? entityMembers : recordMembers;
  return taken.has(text) ? [report(catalogue.generatedMemberName, { name: text, owner }, { span })] : [];
}
