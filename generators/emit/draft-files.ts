import type { Entity, Enumeration, Graft, Relationship, Target } from "../entity/entity.ts";
import { isUsedElsewhere, type Part } from "../entity/placement.ts";
import { phraseOf, withArticle } from "../text/nouns.ts";
import { rowTypeOf } from "./csharp/entity-words.ts";
import type { EntityPlace, Generator, ItemGenerator, ItemRegistrationGenerator } from "./generator.ts";
import type { PlannedPlace, Section } from "./planned-file.ts";
import type { RegisteredItem, WiredType, WiringKind } from "./wired-type.ts";

/** One generator applied to one item, before the names in its namespace are known. */
export interface DraftFile extends PlannedPlace, Omit<Section, "names"> {
  readonly namespace: string;
  /** The C# type that it prints. */
  readonly type: string;
  /** The folder of its entity; empty for files that entities share. */
  readonly folder: string;
  readonly hides: readonly string[];
  readonly wiring: readonly WiringKind[];
}

/** An item with the place of its files below the folders of their parts. */
interface Home<Item> {
  readonly subject: Item;
  readonly target: Target;
  /** The folder and last namespace segment; empty for none. */
  readonly folder: string;
  /** A further folder that is no part of the namespace. */
  readonly shelf?: string;
  readonly isCommon?: true | undefined;
  readonly item: string;
  readonly input: string | undefined;
}

/** The home of an item that registers itself. */
interface RegisteringHome<Item> extends Home<Item>, Pick<RegisteredItem, "title" | "phrase"> {
  /** The entity in whose folder the item stands. */
  readonly entity: Entity;
}

/** Applies every generator to each of its items, but the registration of hosts. */
export function draftsOf(graft: Graft, generators: readonly Generator[]): readonly DraftFile[] {
  const { target, enums, entities, relationships } = graft;
  const rows = <Per extends Generator["per"]>(per: Per) =>
    generators.filter((row): row is Extract<Generator, { readonly per: Per }> => row.per === per);
  const [ofEnum, ofEntity, ofRelationship, ofItem] = [rows("enum"), rows("entity"), rows("relationship"), rows("item")];
  const top = { target, folder: "", item: "", input: undefined };
  return [
    ...enums.flatMap((one) => draftsAt(ofEnum, enumHome(one, target))),
    ...entities.flatMap((one) => registeredDraftsAt(ofEntity, ofItem, entityHome(one, target))),
    ...relationships.flatMap((one) => registeredDraftsAt(ofRelationship, ofItem, relationshipHome(one, target))),
    ...rows("project").flatMap((row) =>
      draftsAt([row], { ...top, shelf: row.folder, isCommon: row.isCommon, subject: graft }),
    ),
  ];
}

function enumHome(subject: Enumeration, target: Target): Home<Enumeration> {
  return { target, folder: "", subject, item: subject.name, input: subject.input };
}

function entityHome(subject: Entity, target: Target): RegisteringHome<Entity> {
  const { name, folder, input } = subject;
  const phrase = withArticle(phraseOf(name));
  return { subject, target, folder, item: name, input, entity: subject, title: name, phrase };
}

function relationshipHome(subject: Relationship, target: Target): RegisteringHome<Relationship> {
  const { parent, child, name, title } = subject;
  const item = `${parent.name}.${name}`;
  const { folder } = child;
  const phrase = `the relationship <c>${item}</c>`;
  return { subject, target, folder, item, input: parent.input, entity: child, title, phrase };
}

function draftsAt<Item>(rows: readonly ItemGenerator<Item>[], home: Home<Item>): readonly DraftFile[] {
  const { subject } = home;
  return rows
    .filter(({ when }) => when === undefined || when(subject))
    .map((row) =>
      draftOf(row, home, {
        type: row.type(subject),
        shapesSchema: row.shapesSchema?.(subject) ?? false,
        hides: row.hides?.(subject) ?? [],
        wiring: row.wiring?.(subject) ?? [],
        module: moduleOf(row, subject),
      }),
    );
}

/** Applies the generators of an item, and those of its registration. Spec: generated-files, Registration. */
function registeredDraftsAt<Item>(
  rows: readonly ItemGenerator<Item>[],
  registrations: readonly ItemRegistrationGenerator[],
  home: RegisteringHome<Item>,
): readonly DraftFile[] {
  const { target, entity, title, phrase, item: name } = home;
  const drafts = draftsAt(rows, home);
  const registered: RegisteredItem = { title, name, phrase, wired: wiredTypes(drafts, rowTypeOf(entity, target)) };
  const wanted = registrations.filter(({ wires }) => registered.wired.some(({ kind }) => wires.includes(kind)));
  const own = wanted.map((row) =>
    draftOf(
      row,
      { ...home, subject: registered },
      { type: row.type(registered), shapesSchema: false, hides: [], wiring: [], module: moduleOf(row, registered) },
    ),
  );
  return [...drafts, ...own];
}

/** A file by its own name, and that of its generator in the manifest. */
interface NamedModule {
  readonly generator: string;
  readonly file: string;
}

function moduleOf<Item>(
  { name, type, module }: Pick<ItemGenerator<Item>, "name" | "type" | "module">,
  item: Item,
): NamedModule {
  return module === undefined
    ? { generator: name, file: type(item) }
    : { generator: module.name, file: module.file(item) };
}

/** The part of a draft that its row decides from the item. */
interface Decided extends Pick<DraftFile, "type" | "shapesSchema" | "hides" | "wiring"> {
  readonly module: NamedModule;
}

function draftOf(
  row: Pick<ItemGenerator<never>, "part"> & Section["row"],
  { subject, target, folder, shelf = "", isCommon, item, input }: Home<unknown>,
  { type, shapesSchema, hides, wiring, module: { generator, file } }: Decided,
): DraftFile {
  const above = target.placement[row.part].namespace;
  const namespace = folder === "" ? above : `${above}.${folder}`;
  return {
    path: pathOf(target, row.part, folder, shelf, file),
    generator,
    item,
    input,
    isCommon,
    row,
    subject,
    place: placeOf(target, row.part),
    namespace,
    type,
    folder,
    shapesSchema,
    hides,
    wiring,
  };
}

/** Returns the types of drafts that a registration mentions, with the rows of their entity. */
export function wiredTypes(drafts: readonly DraftFile[], row: WiredType["row"]): readonly WiredType[] {
  return drafts.flatMap(({ wiring, type: name, namespace }) => wiring.map((kind) => ({ kind, name, namespace, row })));
}

/** Returns the path of a file of a part below the folder of the web project. */
export function pathOf({ placement }: Target, part: Part, ...rest: readonly string[]): string {
  const folders = [placement[part].folder, ...rest].filter((segment) => segment !== "");
  return `${folders.join("/")}.g.cs`;
}

/** Returns the place of the files of a part. */
export function placeOf(target: Target, part: Part): Omit<EntityPlace, "spelled"> {
  return { target, visibility: isUsedElsewhere(target.placement, part) ? "public" : "internal" };
}
