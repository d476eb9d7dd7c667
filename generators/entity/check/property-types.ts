import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { spellingHint } from "../../text/did-you-mean.ts";
import { listOf, quoted } from "../../text/quoted.ts";
import { isKeyType, isOptional, propertyTypeOf, spellingOf, typeNameOf, typeNames } from "../property-type.ts";
import { type Check, propertyCheck } from "./check.ts";

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
  entities.flatMap(({ name: { value: entity, span }, properties }) => {
    const keys = properties.filter(({ isKey }) => isKey).map(({ name }) => name);
    const [first, second] = keys;
    const hint = "Add a property such as Id: { type: Guid, isKey: true }.";
    if (first === undefined) return [report(catalogue.noKey, { entity }, { span, hint })];
    if (second === undefined) return [];
    const words = { entity, keys: keys.map(({ value }) => value) };
    const notes = [{ message: "The first key is here.", span: first.span }];
    return [report(catalogue.severalKeys, words, { span: second.span, notes })];
  });

/** Checks that a key is a required Guid, int, long or string. Spec: entity-file, Keys. */
export const keyForm = propertyCheck((property, declared) => {
  if (!property.isKey) return [];
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
