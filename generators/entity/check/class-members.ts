import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { ClassShape } from "../../host/csharp/class-shape.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import { fullNameOf } from "../../text/class-names.ts";
import { listOf } from "../../text/quoted.ts";
import type { Declared, EntityDecl, PropertyDecl } from "../declaration.ts";
import { faultOfMember, mismatchOf } from "../host/class-fit.ts";
import { missingClassProperty } from "../host/missing-class-property.ts";
import { keyPropertiesOf } from "../key-parts.ts";
import type { Check } from "./check.ts";

/** Checks that the properties of an existing class are shown as the file says, and that the key is the whole key. Spec: entity-file, Existing classes. */
export const classMembers: Check = (declared) =>
  [...declared.shapes].flatMap(([entity, shape]) => [
    ...entity.properties.flatMap((property) => memberFaults(property, shape, declared)),
    ...keyFaults(entity, shape),
  ]);

function memberFaults(decl: PropertyDecl, shape: ClassShape, declared: Declared): readonly Diagnostic[] {
  const property = pascalCaseOf(decl.name.value);
  const name = fullNameOf(shape.type);
  const found = shape.properties.find((one) => one.name === property);
  if (found === undefined) {
    if (shape.unseenBase !== undefined) return [];
    const known = shape.properties.map((one) => one.name);
    return [missingClassProperty(decl.name, name, known)];
  }
  const reason = faultOfMember(found, shape);
  if (reason !== undefined) {
    const hint = `Leave ${property} out of properties, or let the class and its mapping have it.`;
    return [report(catalogue.hiddenClassProperty, { property, name, reason }, { span: decl.name.span, hint })];
  }
  const mismatch = mismatchOf(decl, found, declared);
  if (mismatch === undefined) return [];
  const { wanted } = mismatch;
  const hint = wanted === undefined ? `Leave ${property} out of properties.` : `Write type: ${wanted}.`;
  const words = { property, name, found: mismatch.found, type: decl.type.value };
  return [report(catalogue.classPropertyType, words, { span: decl.type.span, hint })];
}

/** Reports half of a composite key, and a key that the server makes and the mapping does not know. */
function keyFaults(entity: EntityDecl, { type, key, facts }: ClassShape): readonly Diagnostic[] {
  const stated = keyPropertiesOf(entity);
  const [first] = stated;
  if (first === undefined || (key === undefined && !facts.hasNoKey)) return [];
  const keys = key ?? [];
  const [only, ...others] = keys;
  const names = stated.map(({ name }) => pascalCaseOf(name.value));
  const isWhole = names.length === keys.length && keys.every((one) => names.includes(one));
  // A text that clients choose can name a row beside its key.
  const isText = names.length === 1 && /^string$/i.test(first.type.value);
  if (isWhole || (isText && keys.length === 1)) return [];
  const words = { name: fullNameOf(type), key: names.join(", "), keys };
  const hint =
    only === undefined
      ? "Leave the entity out; rows without a key have no address."
      : others.length === 0
        ? `Write isKey: true at ${only}.`
        : `Write key: [${keys.join(", ")}].`;
  return [report(catalogue.otherClassKey, words, { span: first.name.span, hint })];
}

/** Checks that the enums of the host can be written in requests, and that two of them differ by name. Spec: entity-file, Enums of the host. */
export const hostEnum: Check = ({ hostEnums, enumByName, types }) => {
  // Without a host, one enum can be written with and without its namespace.
  if (types === undefined) return [];
  const seen = new Map<string, string>();
  return [...hostEnums].flatMap(([{ type }, { name, ofHost }]) => {
    const full = fullNameOf({ name: name.value, namespace: ofHost?.namespace ?? "" });
    const first = seen.get(name.value) ?? full;
    seen.set(name.value, first);
    const reason =
      ofHost?.fault ??
      (first === full ? undefined : `${listOf([first])} is used as well`) ??
      (enumByName.has(name.value) ? "the file declares an enum of that name" : undefined);
    const hint = "Leave the property out of properties.";
    return reason === undefined
      ? []
      : [report(catalogue.unusableEnum, { name: full, reason }, { span: type.span, hint })];
  });
};
