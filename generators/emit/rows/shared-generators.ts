import type { Entity, Property, PropertyType } from "../../entity/entity.ts";
import type { Graft } from "../../entity/graft.ts";
import { isRestricted, namesCallers } from "../../entity/own-rows.ts";
import type { Part } from "../../entity/placement.ts";
import { hasCursors, hasRequest, serves } from "../../entity/served.ts";
import { requestKinds, requestProperties } from "../../entity/wire-properties.ts";
import { csharpString } from "../csharp/csharp-text.ts";
import { classCalls } from "../csharp/http-words.ts";
import type { Generator } from "../generator.ts";

type SharedModule = Required<Pick<Generator<"project">, "module">>["module"];

/** The file of each part for what every host with entities has. The types of entities have no such file: few hosts need one. */
const files = { entity: undefined, contracts: "Contracts", data: "Data", api: "Http" } as const;

/** Returns the row of a type that only some hosts have, in a file of its own. */
export function shared(type: string, part: Part, template: string): Generator<"project"> {
  return {
    per: "project",
    name: `${type}Generator`,
    part,
    template,
    folder: "Shared",
    type: () => type,
    view: (_graft, { visibility }) => ({ visibility }),
  };
}

/** Returns the row of a type that the host alone decides on, in the one file of its part. */
export function hostShared(type: string, part: Part, template: string): Generator<"project"> {
  const file = files[part];
  return {
    ...shared(type, part, template),
    isCommon: true,
    ...(file !== undefined && { module: sharedModule(file) }),
  };
}

/** The file of the shared types of the part `api`. */
export const httpModule: SharedModule = sharedModule("Http");

/** The file of the types that only patches need. */
export const patchModule: SharedModule = sharedModule("Patches");

/** Returns a shared file of several types. */
export function sharedModule(file: string): SharedModule {
  return { name: `${file}Generator`, file: () => file };
}

/** Returns the row of a type that the endpoints of every entity need; a health-only host skips it. */
export function entityShared(type: string, part: Part, template: string): Generator<"project"> {
  return { ...hostShared(type, part, template), when: ({ entities }) => entities.length > 0 };
}

/** Tells whether the health endpoints are generated; else the host has its own. Spec: entity-file, Health endpoints. */
export function mapsHealth({ target }: Graft): boolean {
  return target.health === "tenon";
}

/** Tells whether one request creates many rows of any entity. Spec: endpoints, Create many. */
export function createsMany({ entities }: Graft): boolean {
  return entities.some((entity) => serves(entity, "createMany"));
}

/** Tells whether creations of any entity can be repeated. Spec: endpoints, Repeated requests. */
export function repeatsRequests({ entities }: Graft): boolean {
  return entities.some(({ isIdempotent }) => isIdempotent);
}

/** Tells whether any entity has a patch. Spec: endpoints, Patch. */
export function hasPatches({ entities }: Graft): boolean {
  return entities.some((entity) => serves(entity, "patch"));
}

/** Returns the row of a type that only lists with cursors need. Spec: endpoints, Lists with cursors. */
export function ofCursors(row: Generator<"project">, file: string): Generator<"project"> {
  return { ...row, module: sharedModule(file), when: ({ entities }) => entities.some(hasCursors) };
}

/** Tells whether the rows of any entity belong to callers. Spec: entity-file, Whose rows. */
export function hasCallers({ entities }: Pick<Graft, "entities">): boolean {
  return entities.some((entity) => isRestricted(entity) || namesCallers(entity));
}

/** The row of the redirects of routes before renames. Its file goes with the last redirect. Spec: entity-file, Renames. */
export function redirects(folder: string): Generator<"project"> {
  return {
    ...shared("RenamedRoutes", "api", `${folder}/renamed-routes`),
    when: ({ entities }) => entities.some(({ redirect }) => redirect !== undefined),
    view: ({ entities }) => ({
      methods: Object.keys(classCalls).map(csharpString).join(", "),
      redirects: entities
        .flatMap(({ redirect }) => redirect ?? [])
        .map(({ route, from, to }) => ({
          routeText: csharpString(route),
          fromText: csharpString(from),
          toText: csharpString(to),
        })),
    }),
  };
}

/** Tells whether deleted rows of any entity stay in their table. Spec: entity-file, Deleted rows. */
export function keepsRows({ entities }: Pick<Graft, "entities">): boolean {
  return entities.some(({ deletedAt }) => deletedAt !== undefined);
}

/** Tells whether the entity tag of any row is made of its response. Spec: endpoints, Entity tags of contents. */
export function hasContentTags({ entities }: Graft): boolean {
  return entities.some((entity) => entity.hasContentTag && serves(entity, "get"));
}

/** Tells whether rows of any entity have versions. Spec: endpoints, Versions of rows. */
export function hasVersions({ entities }: Graft): boolean {
  return entities.some(({ version }) => version !== undefined);
}

/** Returns the question whether any request has such a property. */
export function takes(isSuch: (property: Property, entity: Entity) => boolean) {
  return ({ entities }: Graft) =>
    entities.some((entity) =>
      requestKinds
        .filter((kind) => hasRequest(entity, kind))
        .some((kind) => requestProperties(entity, kind).some((property) => isSuch(property, entity))),
    );
}

/** Tells whether the host has a `DbContext`: without one, no file of the data part is emitted. */
export function hasContext({ target }: Graft): boolean {
  return target.dbContext !== undefined;
}

/** Returns the question whether any property has one of the types. */
export function has(...types: readonly PropertyType[]) {
  return ({ entities }: Graft) =>
    entities.some(({ properties }) => properties.some(({ type }) => types.includes(type)));
}
