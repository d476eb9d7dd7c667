import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { versionOf } from "../bind/version.ts";
import { gather } from "../items.ts";
import type { NameCheck } from "./check.ts";

/** Checks that all parts of a context that state a version state the same version. Silent in spec. */
export const contextVersions: NameCheck = ({ context }) => {
  const [first, ...others] = context.parts.filter((part) => versionOf(part) !== undefined);
  if (first === undefined) return [];
  const other = versionOf(first) ?? 0;
  return gather(others, (part) => {
    const version = versionOf(part) ?? 0;
    if (version === other) return [];
    const notes = [{ message: "The version is first stated here.", span: first.version?.span ?? first.span }];
    const args = { context: context.name, version, other };
    return [report(catalogue.contextVersions, args, { span: part.version?.span, notes })];
  });
};
