import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { report } from "../../diagnostics/report.ts";
import type { Host, HostClass, HostMapping } from "../../host/host.ts";
import { namesOf } from "../conventions.ts";
import type { Declared, EntityDecl } from "../declaration.ts";
import type { Graft } from "../entity.ts";
import { healthOperations } from "../health-operations.ts";
import { nestedOperations } from "../served.ts";
import { isHealthRoute } from "../target.ts";
import { namespaceClashes } from "./namespace-clashes.ts";
import { type GraftedOperation, routeClashes } from "./route-clashes.ts";

/** Reports what the host has already and the generated code would have a second time. Spec: entity-file, Clashes with the host. */
export function hostClashes(graft: Graft, declared: Declared, host: Host): readonly Diagnostic[] {
  return [
    ...declared.entities.flatMap((entity) => mappingClash(entity, declared, { graft, host })),
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

function mappingClash(
  entity: EntityDecl,
  { classesByName, files }: Declared,
  { graft, host }: { readonly graft: Graft; readonly host: Host },
): readonly Diagnostic[] {
  const { dbContext } = graft.target;
  if (entity.isExisting || dbContext === undefined) return [];
  const { value: name, span } = entity.name;
  const { plural, folder } = namesOf(entity);
  const target = files.map((file) => file.target.folder?.value).find((value) => value !== undefined) ?? "Tenon";
  const generated = [...target.split("/"), folder].join(".");
  // A part of the generated class, which the user may write, is in its namespace.
  const isOwn = (mapping: HostMapping) =>
    (classesByName.get(mapping.name) ?? []).some(({ namespace }) => !namespace.endsWith(generated));
  const clash = mappingsOf(host, dbContext).find((one) => (one.name === name || one.set === plural) && isOwn(one));
  if (clash === undefined) return [];
  const isClass = clash.name === name;
  const existing = isClass ? "model: existing" : `model: existing and clrType: ${clash.name}`;
  const words = isClass ? { what: "a class", name } : { what: "a table", name: plural };
  const hint = `Serve the class of the host with ${existing}, or give the entity another name.`;
  return [report(catalogue.mappedAlready, { ...words, context: dbContext.name, file: clash.file }, { span, hint })];
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
