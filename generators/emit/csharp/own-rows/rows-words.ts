import type { ClaimMember, Entity } from "../../../entity/entity.ts";
import type { Graft, Target } from "../../../entity/graft.ts";
import { claimMembersOf, isNarrowed, isRestricted } from "../../../entity/own-rows.ts";
import type { View } from "../../../render/view.ts";
import { camelCaseOf } from "../../../text/casing.ts";
import type { EntityPlace } from "../../generator.ts";
import { csharpIdentifier, csharpString } from "../csharp-text.ts";
import { entityWords, rowTypeOf, serviceContext, serviceType, typeWords } from "../entity-words.ts";
import { extensionMethod, otherType, typeName } from "../names.ts";
import { csharpType } from "../types.ts";

/** Prints the rows of an entity that a file of another class may query. */
export function rowsIn(entity: Entity, target: Target): string {
  return isNarrowed(entity)
    ? `${serviceType(entity.name, entity, target)}.${doorOf(entity)}`
    : `db.Set<${otherType(rowTypeOf(entity, target))}>()`;
}

/** Prints the call of the method that finds the rows of an entity. */
function doorOf(entity: Entity, name = "Rows"): string {
  return `${name}(db${isRestricted(entity) ? ", caller" : ""})`;
}

/** Prints the parameter of a class that notes the caller, or asks for rows of a caller; empty if it does neither. */
export function callerParameter(isNoting: boolean, ...entities: readonly Entity[]): string {
  return isNoting || entities.some(isRestricted) ? `, ${typeName("ICaller")} caller` : "";
}

/** Returns the words of the rows that the service of an entity queries. Spec: entity-file, Whose rows. */
export function rowsWords(entity: Entity, RowType: string, target: Target) {
  const { tenant, owner, through } = entity.rows ?? {};
  const { entity: row, entities } = entityWords(entity);
  const parents = through && entityWords(through.parent);
  const isEveryones = owner?.unless !== undefined;
  const always = [tenant, isEveryones ? undefined : owner].flatMap((member) => member ?? []);
  const where = (members: readonly ClaimMember[]) => {
    const same = members.map((one) => `${row}.${one.property.name} == ${variableOf(one)}`);
    return same.length === 0 ? "" : `.Where(${row} => ${same.join(" && ")})`;
  };
  const ofParents =
    through && parents
      ? `.Where(${row} => ${parents.entities}.Any(${parents.entity} => ${parents.entity}.${parents.keyName} == ${row}.${through.foreignKey.name}))`
      : "";
  const set = `db.Set<${RowType}>()`;
  const found = `${set}${ofParents}${where(always)}`;
  return {
    ...doorWords(entity, set),
    asksForParents: entity.asksForParents,
    given: claimMembersOf(entity).map(requireCall).join(", "),
    required: [
      ...(through && parents ? [{ variable: parents.entities, value: rowsIn(through.parent, target) }] : []),
      ...always.map((one) => ({ variable: variableOf(one), value: requireCall(one) })),
    ],
    found,
    isEveryones,
    everyones: (isEveryones && owner ? [owner] : []).map((one) => ({
      ...{ entities, found },
      policyText: csharpString(owner?.unless ?? ""),
      variable: variableOf(one),
      value: requireCall(one),
      filter: where([one]),
    })),
  };
}

/** Returns the words of the methods that find rows: the one that every query calls, and that with deleted rows of a caller. */
function doorWords(entity: Entity, set: string) {
  const { deletedAt, model } = entity;
  const hasRows = isNarrowed(entity);
  // A generated mapping hides deleted rows; that of the host is not known.
  const hasDeleted = deletedAt !== undefined && model.kind === "existing";
  const door = hasDeleted ? "WithDeleted" : "Rows";
  const rowSet = hasRows ? doorOf(entity) : set;
  const { entity: row, isRow, keyGiven } = entityWords(entity);
  // A compiled query takes a key of one property.
  const isCompiled = !hasRows && entity.keys.length === 1;
  return {
    ...{ hasRows, hasDeleted, door, isRestricted: isRestricted(entity) },
    ...{ isCompiled, rowSet },
    tracked: isCompiled
      ? `Reads.TrackAsync(db, ${keyGiven}, ct)`
      : `${rowSet}.${extensionMethod("SingleOrDefaultAsync")}(${row} => ${isRow}, ct)`,
    every: isRestricted(entity) ? doorOf(entity, door) : set,
    deletedName: deletedAt?.name ?? "",
  };
}

/** Prints the parameters by which a new row gets the claims of its caller, and their assignments. */
export function claimWords(entity: Entity) {
  const members = claimMembersOf(entity);
  return {
    claims: members.map((one) => `${csharpType(one.property.type)} ${variableOf(one)}`).join(", "),
    claimed: members.map((one) => ({ name: one.property.name, value: variableOf(one), raw: variableOf(one) })),
  };
}

function variableOf({ property }: ClaimMember): string {
  return csharpIdentifier(camelCaseOf(property.name));
}

/** Prints the call that reads a claim of the caller, or refuses. */
function requireCall({ claim, property: { type, limits } }: ClaimMember): string {
  const length = type === "string" && limits.maxLength !== undefined ? `, ${limits.maxLength}` : "";
  return `caller.Require<${csharpType(type)}>(${csharpString(claim)}${length})`;
}

/** The rows of an entity without a service. */
export function rowsView(entity: Entity, { target }: EntityPlace): View {
  const { RowType } = typeWords(entity, target);
  return { ...entityWords(entity), RowType, dbContext: serviceContext(target), ...rowsWords(entity, RowType, target) };
}

const claimTypes = typeName("ClaimTypes");

/** The claims that ASP.NET Core renames by default, each with its new name as C#. */
const renamedClaims: Readonly<Record<string, string>> = {
  sub: `${claimTypes}.NameIdentifier`,
  oid: csharpString("http://schemas.microsoft.com/identity/claims/objectidentifier"),
  tid: csharpString("http://schemas.microsoft.com/identity/claims/tenantid"),
  email: `${claimTypes}.Email`,
  upn: `${claimTypes}.Upn`,
  unique_name: `${claimTypes}.Name`,
};

/** Returns the view of the caller of a request. */
export function httpCallerView(): View {
  return { renamed: Object.entries(renamedClaims).map(([claim, name]) => ({ claim: csharpString(claim), name })) };
}

const identifying = ["sub", "oid", "tid", "tenant_id", "client_id", "azp", "appid"];

/** Prints the claims that tell callers apart: the usual ones, and those that decide on rows. */
export function identifyingClaims({ entities }: Pick<Graft, "entities">): string {
  const own = entities.flatMap(claimMembersOf).map(({ claim }) => claim);
  const names = [
    ...identifying.map(csharpString),
    ...own.flatMap((one) => [csharpString(one), renamedClaims[one] ?? []].flat()),
  ];
  return [...new Set([`${claimTypes}.NameIdentifier`, `${claimTypes}.Name`, ...names])].join(", ");
}
