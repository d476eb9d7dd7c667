import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { pascalCaseOf } from "../../../text/casing.ts";
import type { Context, Entity, Member } from "../../ir.ts";
import { valuesByKey } from "../../items.ts";
import { type Storage, storageOf } from "../../storage/storage.ts";
import { listPosition, type StoredEntity } from "../../storage/stored-entities.ts";
import { storedPartsOf } from "../../storage/stored-form.ts";
import { declaredIn, innerTypesOf, isRouteBindable, keyOf, spellingOf, type Type } from "../../type.ts";
import type { ModelCheck } from "../check.ts";

/** Reports what a store cannot keep. Spec: model-infrastructure, Refused. */
export const storedTypes: ModelCheck = (model) => {
  const storage = storageOf(model);
  return model.contexts.flatMap((context) => {
    const entities = storage.entitiesOf(context);
    const owners = ownersOf(context);
    return [
      ...entities.flatMap(({ entity }) =>
        storedPartsOf(entity).flatMap((field) => fieldFaults(field, { entity, context, owners })),
      ),
      ...entities.flatMap(({ entity }) => keyFaults(entity, storage)),
      ...entities.flatMap(nameFaults),
      ...tableFaults(entities),
    ];
  });
};

interface FieldPlace {
  readonly entity: Entity;
  readonly context: Context;
  readonly owners: ReadonlyMap<string, readonly string[]>;
}

/** Lists the fields that hold each entity. */
function ownersOf({ entities }: Context): ReadonlyMap<string, readonly string[]> {
  const parts = entities.filter(({ aggregate }) => aggregate !== undefined);
  return valuesByKey(
    parts.flatMap((entity) =>
      storedPartsOf(entity).flatMap(({ name, type }) => {
        const child = childIn(type);
        return child === undefined ? [] : [[child, `${entity.name}.${name}`] as const];
      }),
    ),
  );
}

function fieldFaults({ name, type }: Member, { entity, context, owners }: FieldPlace): readonly Diagnostic[] {
  if (!declaredIn(type).some(({ kind }) => kind === "entity")) return [];
  const refuse = (reason: string) => [
    report(catalogue.childNotStored, { field: name, entity: entity.name, type: spellingOf(type), reason }),
  ];
  const child = childIn(type);
  if (child === undefined) return refuse("children are stored as `List<Entity>`, or one as `Entity?`");
  const declared = context.entities.find((one) => keyOf(one.type) === child);
  if (declared?.isRoot === true) return refuse("it is the root of the aggregate");
  const [one, other] = owners.get(child) ?? [];
  return other === undefined
    ? []
    : refuse(`the table of a child has one owner, but \`${one}\` and \`${other}\` hold it`);
}

/** Returns the entity that a list or a field of its own holds. */
function childIn(type: Type): string | undefined {
  const one = type.kind === "optional" || type.kind === "list" ? innerTypesOf(type)[0] : type;
  return one?.kind === "entity" ? keyOf(one) : undefined;
}

/** Reports the maps of an entity, also inside its values, that JSON cannot hold. */
function keyFaults(entity: Entity, storage: Storage): readonly Diagnostic[] {
  const met = new Set<string>();
  const faultsIn = (type: Type, field: string): readonly Diagnostic[] => {
    const words = { field, entity: entity.name, type: spellingOf(type) };
    if (type.kind === "map" && !isRouteBindable(type.key))
      return [report(catalogue.keyNotStored, { ...words, key: spellingOf(type.key) })];
    const value = type.kind === "value" ? storage.declaredValue(type) : undefined;
    if (value === undefined) return innerTypesOf(type).flatMap((inner) => faultsIn(inner, field));
    if (met.has(keyOf(value.type))) return [];
    met.add(keyOf(value.type));
    return storedPartsOf(value).flatMap((part) => faultsIn(part.type, field));
  };
  return storedPartsOf(entity).flatMap(({ name, type }) => faultsIn(type, name));
}

function nameFaults({ entity, owner }: StoredEntity): readonly Diagnostic[] {
  const own = new Set([
    ...(owner?.foreignKey ?? []).map(({ name }) => name),
    ...(owner?.isList === true ? [listPosition] : []),
  ]);
  return entity.members
    .filter(({ name }) => own.has(pascalCaseOf(name)))
    .map(({ name }) => report(catalogue.nameOfStore, { field: name, entity: entity.name }));
}

function tableFaults(entities: readonly StoredEntity[]): readonly Diagnostic[] {
  const known = new Map<string, string>();
  return entities.flatMap(({ entity, table }) => {
    const other = known.get(table.toLowerCase());
    known.set(table.toLowerCase(), entity.name);
    return other === undefined ? [] : [report(catalogue.sameTable, { one: other, other: entity.name, table })];
  });
}
