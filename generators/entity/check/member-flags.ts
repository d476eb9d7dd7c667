import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import { isSetByCreate, memberFlagNames } from "../bodies.ts";
import type { PropertyDecl } from "../declaration.ts";
import { operationsOf } from "../operations.ts";
import { isOptional } from "../property-type.ts";
import { type Check, propertyCheck } from "./check.ts";

/** Checks that the flags of a property agree, and that no key has one or is declared unique. Spec: entity-file, Members of bodies; entity-file, Indexes. */
export const memberFlags = propertyCheck((property) =>
  property.isKey ? flagsOfKey(property) : contradiction(property),
);

function flagsOfKey(property: PropertyDecl): readonly Diagnostic[] {
  const reason = "the key";
  return ([...memberFlagNames, "unique"] as const).flatMap((limit) => {
    const flag = property[limit];
    if (flag?.value !== true) return [];
    return [report(catalogue.limitWithoutMeaning, { limit, property: property.name.value, reason }, flag)];
  });
}

/** Reports `readOnly` beside a flag of requests. */
function contradiction({ name, readOnly, createOnly, writeOnly }: PropertyDecl): readonly Diagnostic[] {
  if (readOnly?.value !== true) return [];
  return Object.entries({ createOnly, writeOnly }).flatMap(([flag, written]) => {
    if (written?.value !== true) return [];
    const words = { property: name.value, flag };
    return [report(catalogue.contradictoryFlags, words, { span: written.span, hint: "Delete one of the two." })];
  });
}

/** Warns of a required property that no request sets, if endpoints create its rows. Spec: entity-file, Members of bodies. */
export const unsetProperty: Check = (declared) =>
  declared.entities.flatMap((entity) => {
    const operations = operationsOf(entity, declared);
    if (entity.isExisting || !(operations.includes("create") || operations.includes("createMany"))) return [];
    return entity.properties
      .filter((one) => !(one.isKey || isOptional(one) || isSetByCreate(one)))
      .map(({ name, type }) => {
        const hint = `Give it a default, or write type: ${type.value}?, unless code of the host sets ${pascalCaseOf(name.value)}.`;
        return report(
          catalogue.unsetProperty,
          { property: name.value, entity: entity.name.value },
          { span: name.span, hint },
        );
      });
  });
