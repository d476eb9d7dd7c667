import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { membersOf } from "../bind/members-of.ts";
import { typesOf } from "../bind/symbols.ts";
import { gather } from "../items.ts";
import type { Check } from "./check.ts";
import { clashingNames } from "./clashing-names.ts";

/** The fields of a declaration differ in more than letter case. */
export const duplicateMember: Check = ({ scope }) =>
  gather(typesOf(scope.context, "value", "quantity", "event", "entity"), ({ decl }) =>
    clashingNames(membersOf(decl), (name, at) =>
      report(catalogue.duplicateMember, { name, owner: decl.name.text }, at),
    ),
  );
