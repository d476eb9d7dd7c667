import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic, Span } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Host, HostClass, HostMapping } from "../../host/host.ts";
import { pluralOf } from "../../text/nouns.ts";
import { namesOf } from "../conventions.ts";
import type { Declared } from "../declaration.ts";
import type { Graft } from "../graft.ts";
import { healthOperations } from "../health-operations.ts";
import { hasOwnJoin, nestedOperations } from "../served.ts";
import { isHealthRoute } from "../target.ts";
import { namespaceClashes } from "./namespace-clashes.ts";
import { type GraftedOperation, routeClashes } from "./route-clashes.ts";

/** Reports what the host has already and the generated code would have a second time. Spec: entity-file, Clashes with the host. */
export function hostClashes(graft: Graft, declared: Declared, host: Host): readonly Diagnostic[] {
  return [
    ...mappedNames(graft, declared).flatMap((mapped) => mappingClash(mapped, declared, { graft, host })),
    ...namespaceClashes(
      Object.values(graft.target.placement).map(({ namespace }) => namespace),
      host,
      {
        span: declared.files[0]?.span,
        hint: "Write another beginning: target: { namespace: … }, or move the type into a namespace.",
      },
    ),
    ...routeClashes(graftedIn(graft, declared), host),
    ...routeClashes(healthIn(graft, declared), { ...host, routes: host.routes.filter(({ verbs }) => verbs) }),
    ...healthNote(graft, declared, host),
  ];
}

/** A class that the graft maps, with its table and its folder. */
interface MappedNames {
  readonly name: string;
  readonly plural: string;
  readonly folder: string;
  readonly span: Span | undefined;
  /** Returns the hint for a class of the host. */
  readonly hint: (existing: string, isClass: boolean) => string;
}

function mappedNames({ relationships }: Graft, declared: Declared): readonly MappedNames[] {
  const entities = declared.entities.filter(({ isExisting }) => !isExisting);
  return [
    ...entities.map((entity) => ({
      ...{ name: entity.name.value, span: entity.name.span, ...namesOf(entity) },
      hint: (existing: string, isClass: boolean) =>
        `Serve the class of the host with model: existing${isClass ? "" : ` and clrType: ${existing}`}, or give the entity another name.`,
    })),
    ...relationships.flatMap(({ parent, child, name, foreignKey, ...one }) => {
      if (foreignKey.kind !== "join" || !hasOwnJoin({ foreignKey, ...one })) return [];
      const decl = declared.byName.get(parent.name)?.relationships.find((other) => other.name.value === name);
      return [
        {
          ...{ name: foreignKey.name, plural: pluralOf(foreignKey.name), folder: child.folder, span: decl?.name.span },
          hint: (existing: string) => `Store the links as rows of that class, with through: ${existing}.`,
        },
      ];
    }),
  ];
}

function mappingClash(
  { name, plural, folder, span, hint }: MappedNames,
  { classesByName, files }: Declared,
  { graft, host }: { readonly graft: Graft; readonly host: Host },
): readonly Diagnostic[] {
  const { dbContext } = graft.target;
  if (dbContext === undefined) return [];
  const target = files.map((file) => file.target.folder?.value).find((value) => value !== undefined) ?? "Tenon";
  const generated = [...target.split("/"), folder].join(".");
  // A part of the generated class, which the user may write, is in its namespace.
  const isOwn = (mapping: HostMapping) =>
    (classesByName.get(mapping.name) ?? []).some(({ namespace }) => !namespace.endsWith(generated));
  const clash = mappingsOf(host, dbContext).find((one) => (one.name === name || one.set === plural) && isOwn(one));
  if (clash === undefined) return [];
  const isClass = clash.name === name;
  const words = isClass ? { what: "a class", name } : { what: "a table", name: plural };
  const place = { span, hint: hint(clash.name, isClass) };
  return [report(catalogue.mappedAlready, { ...words, context: dbContext.name, file: clash.file }, place)];
}

/** Returns the mappings of the context of the target: its sets, and the configurations of its project. */
function mappingsOf(
  { mappings, dbContexts }: Host,
  { name, namespace }: Pick<HostClass, "name" | "namespace">,
): readonly HostMapping[] {
  const context = dbContexts.find((one) => one.name === name && one.namespace === namespace);
  const project = context?.project ?? "";
  return mappings.filter((one) => one.project === project && (one.set === undefined || one.file === context?.file));
}

/** Returns the operations of the entities of a graft with the calls that map them. */
function graftedIn({ entities, relationships, target }: Graft, { byName }: Declared): readonly GraftedOperation[] {
  const calls = target.library === "fastendpoints" ? ["UseFastEndpoints"] : ["MapTenon", "MapTenonEndpoints"];
  const ofEntity = (name: string) => ({
    calls,
    span: byName.get(name)?.name.span,
    hint: "Give the entity another route, write target: { routePrefix: api }, or remove the route of the host.",
  });
  return [
    ...entities.flatMap(({ name, operations }) =>
      Object.values(operations).map((operation) => ({ operation, ...ofEntity(name) })),
    ),
    ...relationships.flatMap(({ parent, ...relationship }) =>
      nestedOperations(relationship).map((operation) => ({ operation, ...ofEntity(parent.name) })),
    ),
  ];
}

// With `health: tenon`, the generated routes go before those of the host that answer any verb, such as `MapHealthChecks`.
function healthIn({ target }: Graft, { files }: Declared): readonly GraftedOperation[] {
  if (target.health !== "tenon") return [];
  const mapped = { calls: ["MapTenon", "MapTenonHealth"], span: files[0]?.span, hint: "Write health: host." };
  return Object.values(healthOperations).map((operation) => ({ operation, ...mapped }));
}

function healthNote({ target }: Graft, { files }: Declared, { routes }: Host): readonly Diagnostic[] {
  const own = routes.find(({ path }) => isHealthRoute(path));
  if (target.health === "tenon" || own === undefined || files.some(({ health }) => health !== undefined)) return [];
  const hint = "Write health: host in the entity file to say so, or health: tenon to map the generated ones.";
  return [report(catalogue.healthOfHost, own, { hint })];
}
