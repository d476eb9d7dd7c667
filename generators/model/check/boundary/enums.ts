import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { pascalCaseOf } from "../../../text/casing.ts";
import type { EnumDecl } from "../../ast.ts";
import { resolveType } from "../../bind/resolve.ts";
import type { Scope } from "../../bind/symbols.ts";
import { ofKind } from "../../items.ts";
import { isScalar, spellingOf } from "../../type.ts";
import type { Check } from "../check.ts";
import { clashingNames } from "../clashes.ts";
import { classMembers } from "../names/member-names.ts";

/** Checks that enum members differ in more than letter case, and from the names that C# reserves. */
export const enumMemberNames: Check = ({ scope }) =>
  scope.part.enums.flatMap(({ decl }) => {
    const owner = decl.name.text;
    const members = ofKind(decl.members, "enumMember");
    const clashes = clashingNames(members, (name, at, [first]) =>
      first.name.text === name
        ? report(catalogue.duplicateEnumMember, { name, owner }, at)
        : report(catalogue.similarEnumMembers, { name, other: first.name.text, owner }, at),
    );
    const reserved = members
      .filter(({ name }) => classMembers.has(name.text))
      .map(({ name }) => report(catalogue.enumMemberName, { name: name.text, owner }, { span: name }));
    return [...clashes, ...reserved];
  });

/** Checks that enum members have a value for each datum, and data have literal types and free names. */
export const enumData: Check = ({ scope }) =>
  scope.part.enums.flatMap(({ decl }) => [...dataFaults(decl, scope), ...countFaults(decl)]);

function dataFaults({ name: owner, parameters, members }: EnumDecl, scope: Scope): readonly Diagnostic[] {
  const taken = new Set(ofKind(members, "enumMember").map(({ name }) => pascalCaseOf(name.text)));
  return parameters.flatMap(({ name: span, type: ref }) => {
    const name = span.text;
    const type = resolveType(ref, scope);
    const isMember = taken.has(pascalCaseOf(name));
    const isFree = !(classMembers.has(name) || isMember);
    const isFit = type.kind === "unknown" || isScalar(type, "String", "Int", "Long", "Decimal", "Double", "Bool");
    return [
      ...(isFree ? [] : [report(catalogue.enumDatumName, { name, owner: owner.text, isMember }, { span })]),
      ...(isFit ? [] : [report(catalogue.enumDatumKind, { name, type: spellingOf(type) }, ref)]),
    ];
  });
}

function countFaults({ parameters: { length: expected }, members }: EnumDecl): readonly Diagnostic[] {
  return ofKind(members, "enumMember")
    .filter((member) => member.arguments.length !== expected)
    .map(({ name, arguments: { length: found }, span }) =>
      report(catalogue.enumDataCount, { member: name.text, expected, found }, { span }),
    );
}
