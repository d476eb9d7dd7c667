import type { Entity, Graft, Target } from "../entity/entity.ts";
import type { Printable } from "../render/render.ts";
import type { View } from "../render/view.ts";
import { createScope, type FileScope } from "./csharp/create-scope.ts";
import { knownNames } from "./csharp/known-names.ts";
import type { WiredType, WiringKind } from "./csharp/registration-view.ts";
import { namespaceOf, rowTypeOf } from "./csharp/row-type.ts";
import type { Generator, ItemGenerator } from "./generator.ts";
import type { PlannedFile } from "./planned-file.ts";

/** Where the files of one item go, and what they come from. */
interface Place {
  readonly folder: string;
  readonly namespace: string;
  readonly item: string;
  readonly input: string | undefined;
}

/** One generator applied to one item: everything but the words. */
interface Site extends Place {
  readonly generator: string;
  readonly template: string;
  /** The C# type, after which the file is named. */
  readonly type: string;
  readonly shapesSchema: boolean;
  readonly hides: readonly string[];
  readonly wiring: readonly WiringKind[];
  readonly entity: Entity | undefined;
  readonly view: (scope: FileScope) => View;
}

/** Namespaces of the framework that the registration's extension methods stand in. Spec: decisions, 6. */
const extensionNamespaces = [
  "Microsoft.Extensions.DependencyInjection",
  "Microsoft.AspNetCore.Builder",
  "Microsoft.EntityFrameworkCore",
] as const;

/** Applies every generator to every item that it is for; a pure function of the intermediate form. */
export function plan(graft: Graft, generators: readonly Generator[]): readonly PlannedFile[] {
  const sites = sitesOf(graft, generators);
  return [...planSites(sites, graft), ...planRegistration(sites, graft.target, generators)];
}

function sitesOf(graft: Graft, generators: readonly Generator[]): readonly Site[] {
  const { target, enums, entities, relationships } = graft;
  const top = { folder: "", namespace: target.namespace, entity: undefined };
  const rows = <Per extends Generator["per"]>(per: Per) =>
    generators.filter((row): row is Extract<Generator, { readonly per: Per }> => row.per === per);
  return [
    ...enums.flatMap((enumeration) => {
      const { name, input } = enumeration;
      return rows("enum").flatMap((row) => siteOf(row, enumeration, { ...top, target, item: name, input }));
    }),
    ...entities.flatMap((entity) => {
      const place = { ...homeOf(entity, target), item: entity.name, input: entity.input, entity };
      return rows("entity").flatMap((row) => siteOf(row, entity, { target, ...place }));
    }),
    ...relationships.flatMap((relationship) => {
      const { parent, child, name } = relationship;
      const place = { ...homeOf(child, target), item: `${parent.name}.${name}`, input: parent.input, entity: child };
      return rows("relationship").flatMap((row) => siteOf(row, relationship, { target, ...place }));
    }),
    ...rows("project").flatMap((row) =>
      siteOf(row, graft, { ...top, target, folder: row.folder, item: "", input: undefined }),
    ),
  ];
}

function siteOf<Item>(
  row: ItemGenerator<Item>,
  item: Item,
  { target, ...place }: Place & Pick<Site, "entity"> & { readonly target: Target },
): readonly Site[] {
  const { name: generator, template, when, hides, wiring, shapesSchema } = row;
  if (when?.(item) === false) return [];
  const site = {
    ...place,
    generator,
    template,
    shapesSchema: shapesSchema?.(item) ?? false,
    type: row.type(item),
    hides: hides?.(item) ?? [],
    wiring: wiring?.(item) ?? [],
    view: (scope: FileScope) => row.view(item, scope, target),
  };
  return [site];
}

/** A name is taken where the file's own namespace, an enum, an entity's namespace, a member of the file or several classes of the host have it. */
function planSites(sites: readonly Site[], { target, enums, entities }: Graft): readonly PlannedFile[] {
  const shared = entities.flatMap(({ model }) =>
    model.kind === "existing" && model.hasNamesake ? [model.class.name] : [],
  );
  const above = new Set([...entities.map(({ folder }) => folder), ...enums.map(({ name }) => name), ...shared]);
  const typesIn = typesByNamespace(sites);
  return sites.map((site) => {
    const nearer = site.namespace === target.namespace ? noNames : (typesIn.get(site.namespace) ?? noNames);
    const taken = { has: (name: string) => above.has(name) || nearer.has(name) || site.hides.includes(name) };
    const within = [site.namespace];
    const printable = (): Printable => {
      const scope = createScope({ names: knownNames, shared: target.namespace, within, taken, nearer });
      return { template: site.template, view: site.view(scope), scope, namespace: site.namespace };
    };
    return { ...toFile(site, target), printable };
  });
}

const noNames: ReadonlySet<string> = new Set();

/** Collects the types of each namespace in one pass, since a host can have thousands of namespaces. */
function typesByNamespace(sites: readonly Site[]): ReadonlyMap<string, ReadonlySet<string>> {
  const types = new Map<string, Set<string>>();
  for (const { namespace, type } of sites) {
    const known = types.get(namespace);
    if (known === undefined) types.set(namespace, new Set([type]));
    else known.add(type);
  }
  return types;
}

/** Returns the names that occur more than once. */
function repeated(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(names.filter((name) => seen.size === seen.add(name).size));
}

function planRegistration(
  sites: readonly Site[],
  target: Target,
  generators: readonly Generator[],
): readonly PlannedFile[] {
  const taken = repeated(sites.map(({ type }) => type));
  const wired = sites.flatMap((site) => site.wiring.map((kind): WiredType => ({ kind, ...wiredTypeOf(site, target) })));
  return generators
    .filter((row) => row.per === "registration")
    .map((row) => {
      const printable = (): Printable => {
        const scope = createScope({ names: knownNames, shared: target.namespace, within: extensionNamespaces, taken });
        return { template: row.template, view: row.view(wired, scope), scope, namespace: undefined };
      };
      const site = {
        type: row.type,
        folder: "",
        generator: row.name,
        item: "",
        input: undefined,
        shapesSchema: false,
      };
      return { ...toFile(site, target), printable };
    });
}

function wiredTypeOf({ type, namespace, entity }: Site, target: Target): Omit<WiredType, "kind"> {
  return {
    name: type,
    namespace,
    row: entity && rowTypeOf(entity, target),
  };
}

function toFile(
  {
    generator,
    type,
    folder,
    item,
    input,
    shapesSchema,
  }: Omit<Site, "template" | "namespace" | "hides" | "wiring" | "entity" | "view">,
  target: Target,
) {
  const path = [target.folder, folder, `${type}.g.cs`].filter((part) => part !== "").join("/");
  return { path, generator, item, input, shapesSchema };
}

function homeOf(entity: Entity, target: Target) {
  return { folder: entity.folder, namespace: namespaceOf(entity, target) };
}
