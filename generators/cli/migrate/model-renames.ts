import { privateLists } from "../../emit/csharp/model/domain/private-lists.ts";
import type { DeclaredRename } from "../../migration/declared-rename.ts";
import type { MarkedRenames, RenamedText } from "../../migration/rename-texts.ts";
import { declarationsOf } from "../../model/declarations.ts";
import type { Renamed } from "../../model/declared.ts";
import type { Entity, Enum, Member, Model } from "../../model/ir.ts";
import { type Storage, storageOf } from "../../model/storage/storage.ts";
import type { StoredEntity } from "../../model/storage/stored-entities.ts";
import { storedPartsOf } from "../../model/storage/stored-form.ts";
import { keyOf, type Type } from "../../model/type.ts";
import { camelCaseOf, pascalCaseOf } from "../../text/casing.ts";

/** Returns the renames that a model declares, as the tables of its store see them. Spec: model-infrastructure, Renames. */
export function modelRenames(model: Model): MarkedRenames {
  const storage = storageOf(model);
  const { enums } = declarationsOf(model);
  const found = model.contexts.flatMap((context) =>
    storage.rootsOf(context).flatMap((root) => renamesBelow(root, new Map(), { storage, enums })),
  );
  return { names: found.flatMap(({ names }) => names), texts: found.flatMap(({ texts }) => texts) };
}

interface Place {
  readonly storage: Storage;
  readonly enums: ReadonlyMap<string, Enum>;
}

/** Lists the renames of an entity and of its children; `above` has the old names of the columns of its key. */
function renamesBelow(
  stored: StoredEntity,
  above: ReadonlyMap<string, string>,
  place: Place,
): readonly MarkedRenames[] {
  const { entity, owner, children } = stored;
  const name = fullName(entity, entity.name);
  const lists = privateLists(entity, place.storage);
  const columns = storedPartsOf(entity).flatMap((member) => columnsOf(member, noStructure, place, lists));
  const keys = new Map(
    [...(owner?.foreignKey ?? [])]
      .reverse()
      .map(({ name: column, isOwn }) => [
        column,
        isOwn && owner !== undefined ? withOldOwner(column, owner.entity) : (above.get(column) ?? column),
      ]),
  );
  const foreignKeys = Array.from(keys, ([property, from]) => ({ from, property }));
  const own: MarkedRenames = {
    names: [
      ...(entity.renamedFrom === undefined
        ? []
        : [{ entity: name, property: undefined, from: fullName(entity, entity.renamedFrom.name) }]),
      ...[...foreignKeys, ...columns]
        .filter(({ from, property }) => lastOf(from) !== lastOf(property))
        .map(({ from, property }): DeclaredRename => ({ entity: name, property, from })),
    ],
    texts: [
      ...columns.flatMap(({ property, members = [] }) =>
        members.flatMap((member) => textOf({ entity: name, property }, member)),
      ),
      ...sequenceOf(entity),
    ],
  };
  return [own, ...children.flatMap((child) => renamesBelow(child.stored, keys, place))];
}

/** Returns the name of a class with its namespace; of an entity, by its name of now or before. */
export function fullName({ type, modules }: Entity, name: string): string {
  return [type.context, ...modules, name].join(".");
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

/** Returns the column that names an owner, as it was called after the old name of the owner. */
function withOldOwner(column: string, { name, renamedFrom }: Entity): string {
  return renamedFrom === undefined ? column : column.replace(`${name}Id`, `${renamedFrom.name}Id`);
}

/** The structures around a property, now and before. */
interface Around {
  readonly path: string;
  readonly oldPath: string;
}

const noStructure: Around = { path: "", oldPath: "" };

/** A property or structure with its old name, and the members of its enum. */
interface Column {
  readonly property: string;
  readonly from: string;
  readonly members?: Enum["members"];
}

function columnsOf(
  member: Member,
  { path, oldPath }: Around,
  place: Place,
  lists: ReadonlyMap<string, string> = new Map(),
): readonly Column[] {
  const { name, type, renamedFrom } = member;
  const { storage, enums } = place;
  const form = storage.formOf(type);
  if (form.kind === "children") return [];
  const [now, old] = [pascalCaseOf(name), pascalCaseOf(renamedFrom?.name ?? name)];
  const list = lists.get(name);
  if (list !== undefined) return [{ property: list, from: now === old ? list : `_${camelCaseOf(old)}` }];
  const own = { property: path + now, from: oldPath + old };
  if (form.kind === "column") return [{ ...own, members: enums.get(keyOfEnum(form.type))?.members ?? [] }];
  if (form.kind !== "columns" || form.type.kind === "range") return [own];
  const inside = { path: `${own.property}.`, oldPath: `${own.from}.` };
  return [own, ...storedPartsOf(storage.declaredValue(form.type)).flatMap((part) => columnsOf(part, inside, place))];
}

function keyOfEnum(type: Type): string {
  return type.kind === "enum" ? keyOf(type) : "";
}

function textOf(
  column: Pick<RenamedText, "entity" | "property">,
  { name, renamedFrom }: Renamed & { readonly name: string },
) {
  return renamedFrom === undefined ? [] : [{ ...column, from: renamedFrom.name, to: name }];
}

/** Returns the new name of the sequence that counts the identities of a renamed root. */
function sequenceOf({ identity, name, renamedFrom, type }: Entity): readonly RenamedText[] {
  if (identity.strategy.kind !== "sequence" || renamedFrom === undefined) return [];
  const [from, to] = [renamedFrom.name, name].map((one) => `${type.context}.${one}`);
  return [{ entity: "Modeler.Runtime.IdentitySequence", property: "Name", from: from ?? "", to: to ?? "" }];
}
