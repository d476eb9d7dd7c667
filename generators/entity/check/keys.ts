import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { Declared } from "../declaration.ts";
import { isKeyType, isOptional, propertyTypeOf, spellingOf } from "../property-type.ts";
import type { Check } from "./check.ts";

/** Checks that an entity has exactly one key. Spec: entity-file, Keys. */
export const oneKey: Check = ({ entities }: Declared) =>
  entities.flatMap(({ name: { value: entity, span }, properties }) => {
    const keys = properties.filter(({ isKey }) => isKey);
    const [first, second] = keys;
    if (first === undefined)
      return [
        report(catalogue.noKey, { entity }, { span, hint: "Add a property such as Id: { type: Guid, isKey: true }." }),
      ];
    if (second === undefined) return [];
    const notes = [{ message: "The first key is here.", span: first.name.span }];
    return [
      report(
        catalogue.severalKeys,
        { entity, keys: keys.map(({ name }) => name.value) },
        { span: second.name.span, notes },
      ),
    ];
  });

/** Checks that a key is a required Guid, int, long or string. Spec: entity-file, Keys. */
export const keyForm: Check = (declared) =>
  declared.entities
    .flatMap(({ properties }) => properties.filter(({ isKey }) => isKey))
    .flatMap((key) => {
      const type = propertyTypeOf(key, declared);
      const args = { key: key.name.value };
      return [
        ...(type === undefined || isKeyType(type)
          ? []
          : [report(catalogue.keyType, { ...args, type: spellingOf(type) }, { span: key.type.span })]),
        ...(isOptional(key)
          ? [
              report(catalogue.optionalKey, args, {
                span: key.type.value.endsWith("?") ? key.type.span : key.required?.span,
              }),
            ]
          : []),
      ];
    });
