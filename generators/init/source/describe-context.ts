import { classShapeOf } from "../../host/csharp/class-shape.ts";
import type { TypeName } from "../../host/csharp/code-tokens.ts";
import { readType } from "../../host/csharp/code-tokens.ts";
import { literalText } from "../../host/csharp/read-calls.ts";
import type { LocatedType, SourceTypes } from "../../host/csharp/source-types.ts";
import type { Host, HostClass } from "../../host/host.ts";
import { fullNameOf } from "../../text/class-names.ts";
import type { DraftEntity } from "./describe-entity.ts";
import { describeEntity } from "./describe-entity.ts";
import { withRelationships } from "./describe-relationships.ts";

/** Describes the classes that a context maps as entities, from the source of the host. Spec: command-line, Entities of a context. */
export function describeContext({ types }: Host, context: HostClass): readonly DraftEntity[] {
  const type = types?.find(fullNameOf(context));
  if (types === undefined || type === undefined) return [];
  const mapped = mappedTypes(withBases(type, types), types);
  // An entity has the name of its class, so of two classes of one name the first is described.
  const byName = new Map(mapped.toReversed().map((one) => [one.name, one]));
  const assigned = assignedOnSave(types);
  const drafts = mapped
    .filter((one) => byName.get(one.name) === one)
    .map((one) => describeEntity(classShapeOf(one, types), types, assigned));
  return withRelationships(drafts, types);
}

const saving: ReadonlySet<string> = new Set("SaveChanges SaveChangesAsync SavingChanges SavingChangesAsync".split(" "));

/** Returns the names of properties that contexts and interceptors assign while they save: `entry.Entity.Created = now`, `entry.Property("Created").CurrentValue = now`. */
function assignedOnSave({ all }: SourceTypes): ReadonlySet<string> {
  const bodies = all.map(({ body }) => body).filter((body) => body.some((token) => saving.has(token)));
  return new Set(
    bodies.flatMap((body) =>
      body.flatMap((token, at) => {
        if (body[at - 1] === "." && body[at + 1] === "=" && body[at + 2] !== "=") return [token];
        return body[at - 1] === "(" && body[at - 2] === "Property" ? (literalText(token) ?? []) : [];
      }),
    ),
  );
}

/** Returns a context and the contexts that it derives from, the nearest first. */
function withBases(type: LocatedType, types: SourceTypes, heirs: readonly LocatedType[] = []): readonly LocatedType[] {
  const bases = type.bases.flatMap((base) => types.resolve(base, type) ?? []);
  const known = [...heirs, type];
  return [type, ...bases.filter((base) => !known.includes(base)).flatMap((base) => withBases(base, types, known))];
}

/** Returns the classes that contexts map: by sets, by `Entity<T>`, and by the configurations that they apply. */
function mappedTypes(contexts: readonly LocatedType[], types: SourceTypes): readonly LocatedType[] {
  const found = contexts.flatMap((context) => [
    ...[...setsOf(context), ...mentionsOf(context)].flatMap((name) => types.resolve(name, context) ?? []),
    ...configuredBy(context, types),
  ]);
  return [...new Set(found)].filter(({ kind }) => kind === "class");
}

function setsOf({ properties }: LocatedType): readonly TypeName[] {
  return properties.flatMap(({ type }) => (type.name === "DbSet" ? type.arguments.slice(0, 1) : []));
}

/** Returns the types that `DbSet<Post>` and `Entity<Post>` mention in a body. */
function mentionsOf({ body }: LocatedType): readonly TypeName[] {
  return body.flatMap((token, at) =>
    (token === "DbSet" || token === "Entity") && body[at + 1] === "<" ? (readType(body, at + 2)?.type ?? []) : [],
  );
}

/** Returns the classes whose configurations a context applies: all of its project, or those that it names. */
function configuredBy(context: LocatedType, types: SourceTypes): readonly LocatedType[] {
  const isWhole = context.body.includes("ApplyConfigurationsFromAssembly");
  const named = new Set(
    context.body.filter(
      (_token, at) => context.body[at - 1] === "new" && context.body[at - 3] === "ApplyConfiguration",
    ),
  );
  return types.all
    .filter((type) => (isWhole && type.project === context.project) || named.has(type.name))
    .flatMap((type) =>
      type.bases
        .filter(({ name }) => name === "IEntityTypeConfiguration")
        .flatMap(({ arguments: [entity] }) => (entity && types.resolve(entity, type)) ?? []),
    );
}
