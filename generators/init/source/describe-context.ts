import { posix } from "node:path";
import type { ReadableDisk } from "../../files/disk.ts";
import type { Host, HostClass } from "../../host/host.ts";
import { expandProperty, readProperties } from "../../host/msbuild-properties.ts";
import { projectFilesReader } from "../../host/project-files.ts";
import { listSources } from "../../host/read-sources.ts";
import { readText } from "../../host/read-text.ts";
import { grouped } from "../../text/grouped.ts";
import { codeTokensOf } from "./code-tokens.ts";
import { describeEntity, type TypeIndex } from "./describe-entity.ts";
import { withRelationships } from "./describe-relationships.ts";
import type { DraftEntity } from "./described-entity.ts";
import { readTypes, type SourceType } from "./read-types.ts";

const mostBytes = 1024 * 1024;

/** Describes the classes of a context's sets as entities, from the source of the host. Spec: command-line, Entities of a context. */
export function describeContext(disk: ReadableDisk, host: Host, context: HostClass): readonly DraftEntity[] {
  const index = indexOf(disk, host);
  const names = new Set(index.types.filter(({ name }) => name === context.name).flatMap(setsOf));
  const types = [...names].flatMap((name) => index.classes.get(name) ?? []);
  return withRelationships(
    types.map((type) => describeEntity(type, index)),
    index,
  );
}

/** Returns the classes whose rows a context has sets of. */
function setsOf({ properties, body }: SourceType): readonly string[] {
  const sets = properties.flatMap(({ type }) => (type.name === "DbSet" ? (type.arguments[0]?.name ?? []) : []));
  // `DbSet<Post> Posts => Set<Post>();` has no accessors, and `Entity<Post>()` no set.
  const mentioned = body.flatMap((token, at) =>
    (token === "DbSet" || token === "Entity") && body[at + 1] === "<" && body[at + 3] === ">"
      ? (body[at + 2] ?? [])
      : [],
  );
  return [...sets, ...mentioned];
}

function indexOf(disk: ReadableDisk, { folder, projects, projectFile }: Host): TypeIndex {
  const files = projects.flatMap(({ path }) => listSources(disk, posix.join(folder, path)));
  const types = merged(files.flatMap((path) => readTypes(codeTokensOf(readText(disk, path, mostBytes) ?? ""))));
  const project = projectFilesReader(disk)(posix.join(folder, projectFile));
  const nullable = project.ok ? expandProperty(readProperties(project.value.parts), "Nullable") : undefined;
  return {
    types,
    classes: new Map(types.flatMap((type) => (type.kind === "class" ? [[type.name, type]] : []))),
    enums: new Set(types.flatMap(({ kind, name }) => (kind === "enum" ? [name] : []))),
    isNullable: /^(?:enable|annotations)$/i.test(nullable ?? ""),
  };
}

/** Joins the parts of partial classes; of two classes with one name, the parts are joined as well. */
function merged(types: readonly SourceType[]): readonly SourceType[] {
  return [...grouped(types, ({ name }) => name).values()].flatMap(joined);
}

function joined(parts: readonly SourceType[]): readonly SourceType[] {
  const [first, ...others] = parts;
  if (first === undefined || others.length === 0) return parts;
  return [
    {
      ...first,
      bases: parts.flatMap(({ bases }) => bases),
      properties: parts.flatMap(({ properties }) => properties),
      isConstructible: parts.every(({ isConstructible }) => isConstructible),
      body: parts.flatMap(({ body }, at) => (at === 0 ? body : [";", ...body])),
    },
  ];
}
