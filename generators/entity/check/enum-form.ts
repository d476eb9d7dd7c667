import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { isPascalCase, suggestedName } from "../../text/casing.ts";
import { quoted } from "../../text/quoted.ts";
import type { Located } from "../declaration.ts";
import type { Check } from "./check.ts";

/** Checks that the names of enums and members are C# identifiers in Pascal case. Spec: entity-file, Enums. */
export const enumForm: Check = ({ enums }) =>
  enums.flatMap(({ name, members }) => [
    ...(isPascalCase(name.value) ? [] : [report(catalogue.enumName, { name: name.value }, found(name))]),
    ...members
      .filter(({ value }) => !isPascalCase(value))
      .map((member) => report(catalogue.enumMember, { member: member.value, enumeration: name.value }, found(member))),
  ]);

function found({ value, span }: Located<string>) {
  const suggestion = suggestedName(value);
  const hint =
    suggestion === undefined
      ? "A name is a capital letter, then letters and digits, of A to Z."
      : `Write ${quoted(suggestion)}.`;
  return { span, hint };
}
