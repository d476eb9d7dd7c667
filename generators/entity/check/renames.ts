import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Renamable } from "../declaration.ts";
import type { Check } from "./check.ts";

/** Checks that the name before a rename is a C# name, is gone, and belongs to one thing. Spec: entity-file, Renames. */
export const renames: Check = ({ entities, enums }) => [
  ...renamesAmong("entity", entities),
  ...entities.flatMap(({ properties, relationships }) => [
    ...renamesAmong("property", properties),
    ...renamesAmong("relationship", relationships),
  ]),
  ...enums.flatMap(({ members }) =>
    renamesAmong(
      "enum member",
      members.map(({ renamedFrom, ...name }) => ({ name, renamedFrom })),
    ),
  ),
];

function renamesAmong(kind: string, siblings: readonly Renamable[]): readonly Diagnostic[] {
  return siblings.flatMap(({ name, renamedFrom }, index) => {
    if (renamedFrom === undefined) return [];
    const old = renamedFrom.value;
    const first = siblings.findIndex((other) => other.renamedFrom?.value === old);
    const fault = faultOf(old, name.value, siblings) ?? (first < index ? sharedWith(siblings[first]) : undefined);
    if (fault === undefined) return [];
    const { reason, hint } = fault;
    return [
      report(catalogue.impossibleRename, { old, kind, name: name.value, reason }, { span: renamedFrom.span, hint }),
    ];
  });
}

interface Fault {
  readonly reason: string;
  readonly hint: string;
}

function faultOf(old: string, name: string, siblings: readonly Renamable[]): Fault | undefined {
  if (!/^[\p{L}_][\p{L}\p{Nd}_]*$/u.test(old))
    return { reason: "it is not a C# name", hint: "Write the name as it was before, such as renamedFrom: OldName." };
  if (old === name) return { reason: "that is its name now", hint: "Delete renamedFrom." };
  return siblings.some((other) => other.name.value === old)
    ? { reason: `\`${old}\` is still there`, hint: `Delete ${old}, or delete renamedFrom.` }
    : undefined;
}

function sharedWith(first: Renamable | undefined): Fault {
  const reason = `\`${first?.name.value}\` is renamed from it as well`;
  return { reason, hint: "Delete one of the two renamedFrom." };
}
