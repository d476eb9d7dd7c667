import type { ReadModel } from "../../../../model/ir.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { described } from "../described.ts";
import { csharpExpression } from "../expression.ts";
import { recordWords } from "../record-words.ts";
import { csharpTypeOf } from "../type-words.ts";

/** A read model and its projection. Spec: model, Emitted artifacts, Read model. */
export function readModelView(readModel: ReadModel, { facts, scope }: ModelPlace) {
  const { name, fields, source } = readModel;
  const parameters = fields.map((field) => `${csharpTypeOf(field.type, scope)} ${pascalCaseOf(field.name)}`);
  const at = { facts, scope, receiver: "src.", subject: `nameof(${name})`, names: new Set(["src"]) } as const;
  const values = fields.map((field) => csharpExpression(field.value, at));
  return {
    ...described(readModel),
    ...recordWords(name, parameters),
    readModel: name,
    source: scope.declared(source),
    ...valueWords(values),
  };
}

/** The arguments of the new record: on one line, or one a line where that would be too long. */
function valueWords(values: readonly string[]) {
  const inlineValues = values.join(", ");
  const isTall = inlineValues.length > 100;
  const lines = values.map((value, index) => ({ value, end: index === values.length - 1 ? ");" : "," }));
  return { inlineValues: isTall ? "" : inlineValues, isTall, values: isTall ? lines : [] };
}
