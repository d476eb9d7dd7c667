import { catalogue } from "../diagnostics/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { report } from "../diagnostics/report.ts";
import type { Host, HostClass, HostMapping } from "../host/host.ts";
import { namesOf } from "./conventions.ts";
import type { Declared, EntityDecl } from "./declaration.ts";
import { endpointNames, type Graft } from "./entity.ts";
import { isHealthRoute } from "./target.ts";

/** Reports what the host has already and the generated code would have a second time. Spec: entity-file, Clashes with the host. */
export function hostClashes(graft: Graft, declared: Declared, host: Host): readonly Diagnostic[] {
  return [
    ...declared.entities.flatMap((entity) => mappingClash(entity, declared, { graft, host })),
    ...nameClashes(graft, declared, host),
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

function nameClashes(
  { entities, relationships, target }: Graft,
  { byName, files }: Declared,
  host: Host,
): readonly Diagnostic[] {
  const fileOf = new Map([...host.endpointNames].reverse().map(({ name, file }) => [name, file]));
  const named = [
    ...entities.flatMap((entity) =>
      endpointNames.map((key) => ({ id: entity.operations[key].id, span: byName.get(entity.name)?.name.span })),
    ),
    ...relationships.map(({ operation, parent }) => ({ id: operation.id, span: byName.get(parent.name)?.name.span })),
    ...(target.health === "tenon" ? ["Health", "Ready"].map((id) => ({ id, span: files[0]?.span })) : []),
  ];
  return named.flatMap(({ id, span }) => {
    const file = fileOf.get(id);
    if (file === undefined) return [];
    const hint = `Give that endpoint another name than ${id}; names of endpoints are unique in a host.`;
    return [report(catalogue.sameEndpointName, { name: id, file }, { span, hint })];
  });
}

function healthNote({ target }: Graft, { files }: Declared, { routes }: Host): readonly Diagnostic[] {
  const own = routes.find(({ path }) => isHealthRoute(path));
  if (target.health === "tenon" || own === undefined || files.some(({ health }) => health !== undefined)) return [];
  const hint = "Write health: host in the entity file to say so, or health: tenon to map the generated ones.";
  return [report(catalogue.healthOfHost, own, { hint })];
}
