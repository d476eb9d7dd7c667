import type { ClaimMember, Entity } from "../../../entity/entity.ts";
import type { Graft, Target } from "../../../entity/graft.ts";
import { claimMembersOf, compiledFor, isNarrowed, isRestricted } from "../../../entity/own-rows.ts";
import { serves } from "../../../entity/served.ts";
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
  const ofParents =
    through && parents
      ? `.Where(${row} => ${parents.entities}.Any(${parents.entity} => ${parents.entity}.${parents.keyName} == ${row}.${through.foreignKey.name}))`
      : "";
  const found = `db.Set<${RowType}>()${ofParents}${where(row, always.map(isSame(row)))}`;
  return {
    ...doorWords(entity, `db.Set<${RowType}>()`),
    ...readsWords(entity, `db.Set<${RowType}>()`),
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
      filter: where(row, [isSame(row)(one)]),
    })),
  };
}

function where(row: string, conditions: readonly string[]): string {
  return conditions.length === 0 ? "" : `.Where(${row} => ${conditions.join(" && ")})`;
}

function isSame(row: string) {
  return (member: ClaimMember) => `${row}.${member.property.name} == ${variableOf(member)}`;
}

/** Returns the words of the methods that find rows: the one that every query calls, and that with deleted rows of a caller. */
function doorWords(entity: Entity, set: string) {
  const { deletedAt } = entity;
  const hasDeleted = tellsDeletedRows(entity);
  const door = hasDeleted ? "WithDeleted" : "Rows";
  return {
    ...{ hasDeleted, door, isRestricted: isRestricted(entity), hasRows: isNarrowed(entity) },
    rowSet: isNarrowed(entity) ? doorOf(entity) : set,
    every: isRestricted(entity) ? doorOf(entity, door) : set,
    deletedName: deletedAt?.name ?? "",
  };
}

/** True for rows of which queries tell the deleted ones. A generated mapping hides them; that of the host is not known. */
function tellsDeletedRows({ deletedAt, model }: Entity): boolean {
  return deletedAt !== undefined && model.kind === "existing";
}

/** Returns the words of the compiled queries of a service, which take a key of one property. */
function readsWords(entity: Entity, set: string) {
  const { entity: row, isRow, keyGiven } = entityWords(entity);
  const compiled = compiledFor(entity);
  const members = claimMembersOf(entity);
  const isLive = tellsDeletedRows(entity) ? [`${row}.${entity.deletedAt?.name} == null`] : [];
  // The rows of a caller have two claims at most; one that an entity does not need is null.
  const claims = <T>(words: (member: ClaimMember) => T, none: T) =>
    [members[0], members[1]].map((one) => (one === undefined ? none : words(one))).join(", ");
  const claimed = members.length === 0 ? "default" : "ClaimsOf(caller)";
  const source = compiled === "caller" ? `db, ${claimed}` : "db";
  return {
    isCompiled: compiled !== undefined,
    isOfEverybody: compiled === "everybody",
    isOfCaller: compiled === "caller",
    claimed,
    showsDeleted: isRestricted(entity) && tellsDeletedRows(entity) && serves(entity, "restore"),
    source,
    claimTypes: claims(({ property }) => csharpType(property.type), "object?"),
    claimVariables: claims(variableOf, "_"),
    claimValues: claims(requireCall, "null"),
    allowed: `${set}${where(row, [...members.map(isSame(row)), ...isLive])}`,
    tracked: compiled
      ? `Reads.TrackAsync(${source}, ${keyGiven}, ct)`
      : `${isNarrowed(entity) ? doorOf(entity) : set}.${extensionMethod("SingleOrDefaultAsync")}(${row} => ${isRow}, ct)`,
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
  const words = { ...entityWords(entity), RowType, dbContext: serviceContext(target) };
  return { ...words, ...rowsWords(entity, RowType, target) };
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
