import type { Expr } from "../../model/expr.ts";
import type { Model } from "../../model/ir.ts";
import { storageOf } from "../../model/storage/storage.ts";
import { storedPartsOf } from "../../model/storage/stored-form.ts";
import { pascalCaseOf } from "../../text/casing.ts";
import { fullName } from "./model-renames.ts";

/** The default that an entity file or a model states for a property. */
export interface StatedDefault {
  /** With its namespace, or without. */
  readonly entity: string;
  readonly property: string;
  /** The value as text: `Draft`, `1.5`, `true`. */
  readonly text: string;
}

/** Returns the constants that fields of stored entities begin with. Spec: migrations, Defaults of new columns. */
export function modelDefaults(model: Model): readonly StatedDefault[] {
  const storage = storageOf(model);
  return model.contexts
    .flatMap((context) => storage.entitiesOf(context))
    .flatMap(({ entity }) =>
      storedPartsOf(entity).flatMap(({ name, initializer }) => {
        const text = initializer && textOf(initializer.value);
        return text === undefined
          ? []
          : [{ entity: fullName(entity, entity.name), property: pascalCaseOf(name), text }];
      }),
    );
}

/** Returns a constant as text; undefined for any other value. */
function textOf(value: Expr): string | undefined {
  switch (value.kind) {
    case "int":
    case "decimal":
      return value.text;
    case "string":
      return value.value;
    case "bool":
      return String(value.value);
    case "enumMember":
      return value.name;
    case "unary": {
      const operand = value.operator === "-" ? textOf(value.operand) : undefined;
      return operand && `-${operand}`;
    }
    default:
      return undefined;
  }
}
