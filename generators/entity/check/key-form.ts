import { catalogue } from "../../diagnostics/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import { isKeyType, isOptional, propertyTypeOf, spellingOf } from "../property-type.ts";
import type { Check } from "./check.ts";

/** Checks that a key is a required Guid, int, long or string. Spec: endpoints, Entity configuration; decisions, 3. */
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
