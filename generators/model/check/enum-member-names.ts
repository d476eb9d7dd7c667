import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { gather, ofKind } from "../items.ts";
import type { Check } from "./check.ts";
import { clashingNames } from "./clashing-names.ts";
import { enumMembers } from "./reserved-members.ts";

/** Checks that enum members differ in more than letter case, and from the members of every enum class. */
export const enumMemberNames: Check = ({ scope }) =>
  gather(scope.context.enums, ({ decl }) => {
    const owner = decl.name.text;
    const members = ofKind(decl.members, "enumMember");
    const clashes = clashingNames(members, (name, at, [first]) =>
      first.name.text === name
        ? report(catalogue.duplicateEnumMember, { name, owner }, at)
        : report(catalogue.similarEnumMembers, { name, other: first.name.text, owner }, at),
    );
    const reserved = members
      .filter(({ name }) => enumMembers.has(name.text))
      .map(({ name }) => report(catalogue.enumMemberName, { name: name.text, owner }, { span: name }));
    return [...clashes, ...reserved];
  });
