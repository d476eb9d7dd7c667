import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../../diagnostics/report.ts";
import { declarationsOf } from "../../declarations.ts";
import { fallibleFields, inlineField, readsJoinedRow } from "../../fallible.ts";
import type { ReadModel } from "../../ir.ts";
import { isMap, isReadable } from "../../storage/computable.ts";
import { storageOf } from "../../storage/storage.ts";
import { placeOf, type RowPlace } from "../../storage/stored-position.ts";
import { storedReadModels } from "../../storage/stored-queries.ts";
import type { ModelCheck } from "../check.ts";

/** Reports the fields of joined rows that no database computes, or that fail in rows which no command checks. Spec: model-infrastructure, Joins. */
export const joinedFields: ModelCheck = (model) => {
  const [storage, declarations] = [storageOf(model), declarationsOf(model)];
  return model.contexts
    .flatMap((context) => storedReadModels(context, storage, declarations))
    .filter(({ readModel }) => readModel.joins.length > 0)
    .flatMap(({ readModel }) => faultsOf(readModel, placeOf(readModel, { storage, declarations })));
};

function faultsOf(readModel: ReadModel, place: RowPlace) {
  const fallible = new Set(fallibleFields(readModel, place.declarations));
  const read = readModel.fields.map((field) => ({
    field,
    value: inlineField(readModel, field.value, place.declarations),
  }));
  const firstMap = read.find(({ value }) => isMap(value))?.field;
  const reasonAgainst = ({ field, value }: (typeof read)[number]) => {
    if (!isReadable(value, place)) return "no database computes it";
    if (isMap(value) && field !== firstMap) return "a statement reads one list of results";
    const fails = fallible.has(field) && readsJoinedRow(readModel, value);
    return fails ? "it can fail, and no command of the joined root is held to it" : undefined;
  };
  return read.flatMap((one) => {
    const reason = reasonAgainst(one);
    const args = { field: one.field.name, readModel: readModel.name };
    return reason === undefined ? [] : [report(catalogue.joinedField, { ...args, reason })];
  });
}
