import type { ClaimMember, Entity } from "../../entity/entity.ts";
import type { Graft, Target } from "../../entity/graft.ts";
import { claimMembersOf, isRestricted } from "../../entity/own-rows.ts";
import type { View } from "../../render/view.ts";
import { camelCaseOf } from "../../text/casing.ts";
import type { EntityPlace } from "../generator.ts";
import { csharpIdentifier, csharpString } from "./csharp-text.ts";
import { entityWords, rowTypeOf, serviceContext, serviceType, typeWords } from "./entity-words.ts";
import { otherType, typeName } from "./names.ts";
import { csharpType } from "./types.ts";

/** Prints the rows of an entity that a file of another class may query. */
export function rowsIn(entity: Entity, target: Target): string {
  return isRestricted(entity)
    ? `${serviceType(entity.name, entity, target)}.Rows(db, caller)`
    : `db.Set<${otherType(rowTypeOf(entity, target))}>()`;
}

/** Prints the parameter of a class that asks for rows of a caller; empty if it asks for others. */
export function callerParameter(...entities: readonly Entity[]): string {
  return entities.some(isRestricted) ? `, ${typeName("ICaller")} caller` : "";
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
  const found = `db.Set<${RowType}>()${ofParents}${where(always)}`;
  return {
    hasRows: isRestricted(entity),
    rowSet: isRestricted(entity) ? "Rows(db, caller)" : `db.Set<${RowType}>()`,
    caller: callerParameter(entity),
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

/** Prints the parameters by which a new row gets the claims of its caller, and their assignments. */
export function claimWords(entity: Entity) {
  const members = claimMembersOf(entity);
  return {
    claims: members.map((one) => `${csharpType(one.property.type)} ${variableOf(one)}`).join(", "),
    claimed: members.map((one) => ({ name: one.property.name, value: variableOf(one) })),
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
