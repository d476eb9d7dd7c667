import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { resolveType } from "../bind/resolve-type.ts";
import { gather, ofKind } from "../items.ts";
import { isSameType, spellingOf } from "../type.ts";
import type { Check } from "./check.ts";

/** Warns if a factory leaves a required field without a value. */
export const fieldLeftOut: Check = ({ scope }) =>
  gather(scope.context.factories, ({ entity, decl }) => {
    const set = new Set(ofKind(decl.statements, "assign").map(({ field }) => field.text));
    const parameters = new Map(decl.parameters.map(({ name, type }) => [name.text, resolveType(type, scope)]));
    return gather([...entity.members.values()], ({ name, type: ref, value }) => {
      const field = name.text;
      const type = resolveType(ref, scope);
      const given = parameters.get(field);
      const isFilled = value !== undefined || set.has(field) || (given !== undefined && isSameType(given, type));
      const isUnknown = type.kind === "unknown" || given?.kind === "unknown";
      if (isFilled || isUnknown || type.kind === "optional") return [];
      const notes = [{ message: "The field is declared here.", span: name }];
      const words = { field, factory: decl.name.text, type: spellingOf(type) };
      return [report(catalogue.fieldLeftOut, words, { span: decl.name, notes })];
    });
  });
