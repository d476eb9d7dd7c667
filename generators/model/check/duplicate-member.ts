import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { gather } from "../items.ts";
import type { Check } from "./check.ts";
import { clashingNames } from "./clashing-names.ts";

/** Checks that the fields of a declaration differ in more than letter case. */
export const duplicateMember: Check = ({ scope }) =>
  gather(scope.context.withFields, ({ decl, fields }) =>
    clashingNames(fields, (name, at) => report(catalogue.duplicateMember, { name, owner: decl.name.text }, at)),
  );
