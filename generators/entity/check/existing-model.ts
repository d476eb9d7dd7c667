import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { DeclaredClass } from "../../host/host.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import { fullNameOf } from "../../text/class-names.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import { versionOf } from "../conventions.ts";
import type { Declared, EntityDecl } from "../declaration.ts";
import { classesOf, classNameOf } from "../host/existing-class.ts";
import { missingClassProperty } from "../host/missing-class-property.ts";
import type { Check } from "./check.ts";

/** Checks that the class of `model: existing` exists with the declared properties, and that no other entity names a class. Spec: entity-file, Existing classes. */
export const existingModel: Check = (declared) =>
  declared.entities.flatMap((entity) => {
    if (entity.isExisting) return faultsOf(entity, declared);
    const { clrType, name } = entity;
    return clrType === undefined ? [] : [report(catalogue.clrTypeOfGenerated, { entity: name.value }, clrType)];
  });

function faultsOf(entity: EntityDecl, declared: Declared): readonly Diagnostic[] {
  // The classes are known only if there is a host.
  if (declared.classes === undefined) return [];
  const [found, ...others] = classesOf(entity, declared);
  const { value: name, span } = classNameOf(entity);
  if (found === undefined) return absent(entity, declared);
  if (others.length > 0) {
    const names = [found, ...others].map(fullNameOf);
    return [report(catalogue.severalClasses, { name, names }, { span, hint: `Write clrType: ${names[0]}.` })];
  }
  return found.isUsable
    ? missingVersion(entity, found, declared)
    : [report(catalogue.unusableClass, { name: fullNameOf(found) }, { span })];
}

// Classes of libraries are not read, so a qualified name is accepted unless it nearly equals a class of the host.
function absent(entity: EntityDecl, { classes = [] }: Declared): readonly Diagnostic[] {
  const { value: name, span } = classNameOf(entity);
  const near = spellingHint(name, [...classes.map((one) => one.name), ...classes.map(fullNameOf)]);
  if (near === undefined && /^[\p{L}_][\p{L}\p{Nd}_]*(?:\.[\p{L}_][\p{L}\p{Nd}_]*)+$/u.test(name)) return [];
  const hint = near ?? "Write clrType with the namespace where the class is in a library, such as Acme.Sales.Order.";
  return [report(catalogue.unknownClass, { entity: entity.name.value, name }, { span, hint })];
}

/** Reports a version that the class lacks. The properties of the file are checked member by member. */
function missingVersion(entity: EntityDecl, found: DeclaredClass, declared: Declared): readonly Diagnostic[] {
  const { concurrency } = entity;
  const shape = declared.shapes.get(entity);
  if (shape === undefined || shape.unseenBase !== undefined || concurrency === undefined) return [];
  const { value } = concurrency;
  const known = shape.properties.map(({ name }) => name);
  const isMissing = value === versionOf(entity, declared) && !known.includes(pascalCaseOf(value));
  return isMissing ? [missingClassProperty(concurrency, fullNameOf(found), known)] : [];
}
