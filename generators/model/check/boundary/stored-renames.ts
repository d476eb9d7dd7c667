import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { declarationsOf } from "../../declarations.ts";
import type { Renamed } from "../../declared.ts";
import { type Storage, storageOf } from "../../storage/storage.ts";
import { storedPartsOf } from "../../storage/stored-form.ts";
import { innerTypesOf, keyOf, type Type } from "../../type.ts";
import type { ModelCheck } from "../check.ts";

/** Reports renames that no migration can make: of names inside JSON texts. Spec: model-infrastructure, Renames. */
export const storedRenames: ModelCheck = (model) => {
  const [storage, declarations] = [storageOf(model), declarationsOf(model)];
  const met = new Set<string>();
  /** Lists the names inside a type: fields, and members of enums. */
  const namesIn = (type: Type): readonly (Renamed & { readonly name: string })[] => {
    if (!("name" in type && "context" in type)) return innerTypesOf(type).flatMap(namesIn);
    const key = keyOf(type);
    if (met.has(key)) return [];
    met.add(key);
    const fields = storedPartsOf(declarations.values.get(key) ?? declarations.unionCases.get(key));
    const cases = declarations.unions.get(key)?.cases ?? [];
    const members = declarations.enums.get(key)?.members ?? [];
    const inner = [...fields, ...cases.flatMap((one) => storedPartsOf(one))];
    const own = (one: Renamed & { readonly name: string }) => ({ ...one, name: `${type.name}.${one.name}` });
    return [...[...fields, ...members].map(own), ...inner.flatMap((field) => namesIn(field.type))];
  };
  const faultsIn = (type: Type, place: string): readonly Diagnostic[] =>
    typesInTexts(type, storage)
      .flatMap(namesIn)
      .flatMap((one) => refusal(one, place));
  return model.contexts.flatMap((context) =>
    storage
      .entitiesOf(context)
      .flatMap(({ entity }) =>
        storedPartsOf(entity).flatMap(({ name, type }) => faultsIn(type, `${entity.name}.${name}`)),
      ),
  );
};

/** Returns the types that a field keeps in JSON texts or lists, in the place of columns of their own. */
function typesInTexts(type: Type, storage: Storage): readonly Type[] {
  const form = storage.formOf(type);
  if (form.kind === "column" || form.kind === "children") return [];
  if (form.kind !== "columns") return [type];
  if (form.type.kind === "range") return [];
  return storedPartsOf(storage.declaredValue(form.type)).flatMap((part) => typesInTexts(part.type, storage));
}

function refusal({ name, renamedFrom }: Renamed & { readonly name: string }, place: string): readonly Diagnostic[] {
  if (renamedFrom === undefined) return [];
  const { name: old, span } = renamedFrom;
  const hint = "Keep the old name, or delete `renamed from` and update the rows in a migration of your own.";
  return [report(catalogue.renamedInDocument, { name, old, place }, { span, hint })];
}
