import type { Entity, Enumeration, Graft, Relationship, Target } from "../entity/entity.ts";
import { grouped } from "../text/grouped.ts";
import { namespaceOf, rowTypeOf } from "./csharp/entity-words.ts";
import { knownNames } from "./csharp/known-names.ts";
import type { WiredType, WiringKind } from "./csharp/registration-view.ts";
import type { FileNames } from "./csharp/spell.ts";
import type { Generator, ItemGenerator } from "./generator.ts";
import type { PlannedFile } from "./planned-file.ts";

/** One generator applied to one item, before the names in its namespace are known. */
interface DraftFile extends Omit<PlannedFile, "names"> {
  readonly namespace: string;
  /** The C# type that gives the file its name. */
  readonly type: string;
  readonly hides: readonly string[];
  readonly wiring: readonly WiringKind[];
  readonly entity: Entity | undefined;
}

/** An item with the folder and namespace of its files. */
interface Home<Item> {
  readonly subject: Item;
  readonly target: Target;
  readonly folder: string;
  readonly namespace: string;
  readonly item: string;
  readonly input: string | undefined;
  readonly entity?: Entity;
}

/** The namespaces of the framework for the extension methods of the registration. Spec: generated-files, Registration. */
const extensionNamespaces = [
  "Microsoft.Extensions.DependencyInjection",
  "Microsoft.AspNetCore.Builder",
  "Microsoft.EntityFrameworkCore",
] as const;

/** Applies every generator to each of its items; a pure function of the intermediate form. */
export function plan(graft: Graft, generators: readonly Generator[]): readonly PlannedFile[] {
  const drafts = draftsOf(graft, generators);
  const namesIn = namesByNamespace(drafts, graft);
  const files = drafts.map((draft): PlannedFile => {
    const { type: _type, hides, wiring: _wiring, entity: _entity, ...file } = draft;
    const names = namesIn(draft.namespace);
    return { ...file, names: hides.length === 0 ? names : { ...names, taken: [...names.taken, new Set(hides)] } };
  });
  return [...files, ...registrations(drafts, graft.target, generators)];
}

function draftsOf(graft: Graft, generators: readonly Generator[]): readonly DraftFile[] {
  const { target, enums, entities, relationships } = graft;
  const rows = <Per extends Generator["per"]>(per: Per) =>
    generators.filter((row): row is Extract<Generator, { readonly per: Per }> => row.per === per);
  const [ofEnum, ofEntity, ofRelationship] = [rows("enum"), rows("entity"), rows("relationship")];
  return [
    ...enums.flatMap((one) => draftsAt(ofEnum, enumHome(one, target))),
    ...entities.flatMap((one) => draftsAt(ofEntity, entityHome(one, target))),
    ...relationships.flatMap((one) => draftsAt(ofRelationship, relationshipHome(one, target))),
    ...rows("project").flatMap((row) => draftsAt([row], { ...topOf(target), folder: row.folder, subject: graft })),
  ];
}

function topOf(target: Target) {
  return { target, folder: "", namespace: target.namespace, item: "", input: undefined };
}

function enumHome(subject: Enumeration, target: Target): Home<Enumeration> {
  return { ...topOf(target), subject, item: subject.name, input: subject.input };
}

function entityHome(subject: Entity, target: Target): Home<Entity> {
  const { name: item, folder, input } = subject;
  return { subject, target, folder, namespace: namespaceOf(subject, target), item, input, entity: subject };
}

function relationshipHome(subject: Relationship, target: Target): Home<Relationship> {
  const { parent, child, name } = subject;
  return { ...entityHome(child, target), subject, item: `${parent.name}.${name}`, input: parent.input };
}

function draftsAt<Item>(rows: readonly ItemGenerator<Item>[], home: Home<Item>): readonly DraftFile[] {
  const { subject, target, folder, namespace, item, input, entity } = home;
  const place = { target };
  return rows
    .filter(({ when }) => when === undefined || when(subject))
    .map((row) => {
      const type = row.type(subject);
      return {
        path: pathOf(target, folder, type),
        generator: row.name,
        item,
        input,
        row,
        subject,
        place,
        namespace,
        silenced: [],
        type,
        entity,
        shapesSchema: row.shapesSchema?.(subject) ?? false,
        hides: row.hides?.(subject) ?? [],
        wiring: row.wiring?.(subject) ?? [],
      };
    });
}

function pathOf(target: Target, folder: string, type: string): string {
  return [target.folder, folder, `${type}.g.cs`].filter((part) => part !== "").join("/");
}

/** Finds the names of each namespace. A name is taken if an entity's namespace, an enum, several classes of the host or another type of the namespace have it. */
function namesByNamespace(
  drafts: readonly DraftFile[],
  { target, enums, entities }: Graft,
): (namespace: string) => FileNames {
  const ambiguous = entities.flatMap(({ model }) =>
    model.kind === "existing" && model.hasNamesake ? [model.class.name] : [],
  );
  const above = new Set([...entities.map(({ folder }) => folder), ...enums.map(({ name }) => name), ...ambiguous]);
  const shared = { known: knownNames, shared: target.namespace };
  const names = new Map<string, FileNames>();
  for (const [namespace, beside] of grouped(drafts, (draft) => draft.namespace)) {
    const nearer = new Set(namespace === target.namespace ? [] : beside.map(({ type }) => type));
    names.set(namespace, { ...shared, within: [namespace], taken: [above, nearer], nearer });
  }
  return (namespace) => names.get(namespace) ?? { ...shared, within: [namespace], taken: [above] };
}

function registrations(
  drafts: readonly DraftFile[],
  target: Target,
  generators: readonly Generator[],
): readonly PlannedFile[] {
  const names: FileNames = {
    known: knownNames,
    shared: target.namespace,
    within: extensionNamespaces,
    taken: [repeated(drafts.map(({ type }) => type))],
  };
  const subject = drafts.flatMap(({ wiring, type: name, namespace, entity }) =>
    wiring.map((kind): WiredType => ({ kind, name, namespace, row: entity && rowTypeOf(entity, target) })),
  );
  return generators
    .filter((row) => row.per === "registration")
    .map((row) => ({
      path: pathOf(target, "", row.type),
      generator: row.name,
      item: "",
      input: undefined,
      shapesSchema: false,
      row,
      subject,
      place: {},
      namespace: undefined,
      names,
      silenced: [],
    }));
}

/** Returns the names that occur more than once. */
function repeated(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(names.filter((name) => seen.size === seen.add(name).size));
}
