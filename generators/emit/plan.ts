import type { Entity, Enumeration, Graft, Relationship, Target } from "../entity/entity.ts";
import { isSplit, isUsedElsewhere, type Part, parts } from "../entity/placement.ts";
import { grouped } from "../text/grouped.ts";
import { namespaceOf, rowTypeOf } from "./csharp/entity-words.ts";
import { knownNames } from "./csharp/known-names.ts";
import { type FileNames, standIn } from "./csharp/spell.ts";
import type { EntityPlace, Generator, ItemGenerator } from "./generator.ts";
import type { PlannedFile } from "./planned-file.ts";
import type { WiredType, WiringKind } from "./wired-type.ts";

/** One generator applied to one item, before the names in its namespace are known. */
interface DraftFile extends Omit<PlannedFile, "names"> {
  readonly namespace: string;
  /** The C# type that gives the file its name. */
  readonly type: string;
  /** The folder of its entity; empty for files that entities share. */
  readonly folder: string;
  readonly hides: readonly string[];
  readonly wiring: readonly WiringKind[];
  readonly entity: Entity | undefined;
}

/** An item with the place of its files below the folders of their parts. */
interface Home<Item> {
  readonly subject: Item;
  readonly target: Target;
  /** The folder and last namespace segment; empty for none. */
  readonly folder: string;
  /** A further folder that is no part of the namespace. */
  readonly shelf?: string;
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
  const namesOf = namesOfDrafts(drafts, graft);
  const files = drafts.map((draft): PlannedFile => {
    const { type: _type, folder: _folder, hides, wiring: _wiring, entity: _entity, ...file } = draft;
    const names = namesOf(draft);
    return { ...file, names: hides.length === 0 ? names : { ...names, taken: [...names.taken, new Set(hides)] } };
  });
  return [...files, ...registrations(drafts, graft, generators)];
}

function draftsOf(graft: Graft, generators: readonly Generator[]): readonly DraftFile[] {
  const { target, enums, entities, relationships } = graft;
  const rows = <Per extends Generator["per"]>(per: Per) =>
    generators.filter((row): row is Extract<Generator, { readonly per: Per }> => row.per === per);
  const [ofEnum, ofEntity, ofRelationship] = [rows("enum"), rows("entity"), rows("relationship")];
  const top = { target, folder: "", item: "", input: undefined };
  return [
    ...enums.flatMap((one) => draftsAt(ofEnum, enumHome(one, target))),
    ...entities.flatMap((one) => draftsAt(ofEntity, entityHome(one, target))),
    ...relationships.flatMap((one) => draftsAt(ofRelationship, relationshipHome(one, target))),
    ...rows("project").flatMap((row) => draftsAt([row], { ...top, shelf: row.folder, subject: graft })),
  ];
}

function enumHome(subject: Enumeration, target: Target): Home<Enumeration> {
  return { target, folder: "", subject, item: subject.name, input: subject.input };
}

function entityHome(subject: Entity, target: Target): Home<Entity> {
  const { name: item, folder, input } = subject;
  return { subject, target, folder, item, input, entity: subject };
}

function relationshipHome(subject: Relationship, target: Target): Home<Relationship> {
  const { parent, child, name } = subject;
  return { ...entityHome(child, target), subject, item: `${parent.name}.${name}`, input: parent.input };
}

function draftsAt<Item>(rows: readonly ItemGenerator<Item>[], home: Home<Item>): readonly DraftFile[] {
  const { subject, target, folder, shelf = "", item, input, entity } = home;
  return rows
    .filter(({ when }) => when === undefined || when(subject))
    .map((row) => {
      const type = row.type(subject);
      const { namespace } = target.placement[row.part];
      return {
        path: pathOf(target, row.part, folder, shelf, type),
        generator: row.name,
        item,
        input,
        row,
        subject,
        place: placeOf(target, row.part),
        namespace: folder === "" ? namespace : `${namespace}.${folder}`,
        silenced: [],
        type,
        folder,
        entity,
        shapesSchema: row.shapesSchema?.(subject) ?? false,
        hides: row.hides?.(subject) ?? [],
        wiring: row.wiring?.(subject) ?? [],
      };
    });
}

function pathOf({ placement }: Target, part: Part, ...rest: readonly string[]): string {
  const folders = [placement[part].folder, ...rest].filter((segment) => segment !== "");
  return `${folders.join("/")}.g.cs`;
}

function placeOf(target: Target, part: Part): EntityPlace {
  return { target, visibility: isUsedElsewhere(target.placement, part) ? "public" : "internal" };
}

/** Finds the names of each file. A name is taken if an entity's namespace, an enum, several classes of the host or another type of the namespace have it. */
function namesOfDrafts(drafts: readonly DraftFile[], graft: Graft): (draft: DraftFile) => FileNames {
  const { target, enums, entities } = graft;
  const ambiguous = entities.flatMap(({ model }) =>
    model.kind === "existing" && model.hasNamesake ? [model.class.name] : [],
  );
  const above = new Set([...entities.map(({ folder }) => folder), ...enums.map(({ name }) => name), ...ambiguous]);
  // A using outside the namespace would come behind the host's own types there, and beside its global usings.
  const emitted = isSplit(target.placement) ? parts.map((part) => target.placement[part].namespace) : [];
  const common = { ...commonNames(target), emitted };
  const beside = typesBy(drafts, ({ folder }) => folder);
  const nearer = typesBy(drafts, ({ namespace }) => namespace);
  return ({ folder, namespace }) => {
    const around = { ...common, within: [namespace] };
    if (folder === "") return { ...around, taken: [above] };
    const own = nearer.get(namespace) ?? new Set();
    return { ...around, taken: [above, own], nearer: own, beside: beside.get(folder) ?? new Set() };
  };
}

/** The types of drafts by a key, each set made once for all its files. */
function typesBy(drafts: readonly DraftFile[], keyOf: (draft: DraftFile) => string) {
  return new Map([...grouped(drafts, keyOf)].map(([key, of]) => [key, new Set(of.map(({ type }) => type))]));
}

/** The names that all files of a run share. */
function commonNames({ placement }: Target) {
  const shared = Object.fromEntries(parts.map((part) => [standIn(part), placement[part].namespace]));
  return { known: knownNames, shared };
}

function registrations(
  drafts: readonly DraftFile[],
  graft: Graft,
  generators: readonly Generator[],
): readonly PlannedFile[] {
  const { target } = graft;
  const names: FileNames = {
    ...commonNames(target),
    within: extensionNamespaces,
    taken: [repeated(drafts.map(({ type }) => type))],
  };
  const subject = drafts.flatMap(({ wiring, type: name, namespace, entity }) =>
    wiring.map(
      (kind): WiredType => ({
        kind,
        name,
        namespace,
        contracts: entity === undefined ? namespace : namespaceOf(entity, "contracts", target),
        row: entity && rowTypeOf(entity, target),
      }),
    ),
  );
  return generators
    .filter((row) => row.per === "registration")
    .filter(({ when }) => when === undefined || when(graft))
    .map((row) => ({
      path: pathOf(target, row.part, row.type),
      generator: row.name,
      item: "",
      input: undefined,
      shapesSchema: false,
      row,
      subject,
      place: placeOf(target, row.part),
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
