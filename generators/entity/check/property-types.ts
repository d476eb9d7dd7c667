import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import { listOf, quoted } from "../../text/quoted.ts";
import { bodiesOf } from "../bodies.ts";
import type { PropertyDecl } from "../declaration.ts";
import { isKeyless, keyPropertiesOf } from "../key-parts.ts";
import { isKeyType, isOptional, propertyTypeOf, spellingOf, typeNameOf, typeNames } from "../property-type.ts";
import { type Check, propertyCheck } from "./check.ts";
import { memberFaults } from "./indexes.ts";

/** Checks that the type of a property exists. Spec: entity-file, Property types. */
export const unknownType = propertyCheck((property, declared) => {
  // A missing type is a mistake of the form.
  if (property.type.value === "" || propertyTypeOf(property, declared) !== undefined) return undefined;
  const { value: type, span } = property.type;
  const hint =
    spellingHint(typeNameOf(type), [...declared.enumByName.keys(), ...typeNames]) ??
    `Possible types: ${listOf(typeNames, "or")}, or an enum declared under ${quoted("enums")}.`;
  return report(catalogue.unknownType, { type, property: property.name.value }, { span, hint });
});

/** Checks that no property is optional by its type and required by its keyword. Spec: entity-file, Optional properties. */
export const contradictoryOptional = propertyCheck(({ name, type, required }) =>
  type.value.endsWith("?") && required?.value === true
    ? report(catalogue.contradictoryOptional, { property: name.value }, required)
    : undefined,
);

/** Checks that an entity has exactly one key. Spec: entity-file, Keys. */
export const oneKey: Check = ({ entities }) =>
  entities.flatMap((one) => {
    const { name, key, properties, isExisting } = one;
    const { value: entity, span } = name;
    if (isKeyless(one)) return [];
    const marked = properties.filter(({ isKey }) => isKey).map(({ name }) => name);
    const names = (key.length > 0 ? key : marked).map(({ value }) => value).join(", ");
    const keys = [...marked, ...key.slice(0, 1).map((one) => ({ ...one, value: `key: [${names}]` }))];
    const [first, second] = keys;
    const order = isExisting ? ", or write orderBy: [A, -B] if its rows have no key" : "";
    const hint = `Add a property such as Id: { type: Guid, isKey: true }${order}.`;
    if (first === undefined) return [report(catalogue.noKey, { entity }, { span, hint })];
    if (second === undefined) return [];
    const words = { entity, keys: keys.map(({ value }) => value) };
    const notes = [{ message: "The first key is here.", span: first.span }];
    const cure = key.length > 0 ? "Delete isKey, or key." : `Keep one isKey, or write key: [${names}] instead.`;
    return [report(catalogue.severalKeys, words, { span: second.span, notes, hint: cure })];
  });

/** Checks that a key is a required Guid, int, long or string, as is each of several properties. Spec: entity-file, Keys. */
export const keyForm: Check = (declared) =>
  declared.entities.flatMap(keyPropertiesOf).flatMap((property) => {
    const { name, type: written, required } = property;
    const type = propertyTypeOf(property, declared);
    const key = name.value;
    const isWrong = type !== undefined && !isKeyType(type);
    const place = written.value.endsWith("?") ? written : required;
    return [
      ...(isWrong ? [report(catalogue.keyType, { key, type: spellingOf(type) }, written)] : []),
      ...(isOptional(property) ? [report(catalogue.optionalKey, { key }, place)] : []),
    ];
  });

/** The most properties of a key. */
const mostParts = 4;

/** Checks that `key` names two to four properties, which a creation sets. Spec: entity-file, Keys of several properties. */
export const keyParts: Check = ({ entities }) =>
  entities.flatMap((entity) => {
    const { key, name } = entity;
    const [first] = key;
    if (first === undefined) return [];
    const hint = key.length === 1 ? `Delete key, and write isKey: true at ${first.value}.` : undefined;
    const words = { entity: name.value, count: key.length };
    return [
      ...(key.length === 1 || key.length > mostParts
        ? [report(catalogue.keyLength, words, { span: first.span, hint })]
        : []),
      ...memberFaults(entity, "key", key, reasonAgainst),
    ];
  });

function reasonAgainst({ default: given, ...property }: PropertyDecl): string | undefined {
  if (given !== undefined) return "it has a default";
  // Another check reports a member that the server sets.
  if (property.setByServer !== undefined) return undefined;
  return bodiesOf(property).join(" ") === "Create Response" ? undefined : "a creation sets it, and responses show it";
}
