import type { Graft, Target } from "../entity/entity.ts";
import { invariant } from "../entity/invariant.ts";
import { isSplit, parts } from "../entity/placement.ts";
import { grouped } from "../text/grouped.ts";
import { knownNames } from "./csharp/known-names.ts";
import { namesAround } from "./csharp/names-around.ts";
import { type FileNames, type Names, standIn } from "./csharp/spell.ts";
import { type DraftFile, draftsOf, pathOf, placeOf, wiredTypes } from "./draft-files.ts";
import type { Generator } from "./generator.ts";
import type { PlannedFile, Section } from "./planned-file.ts";

/** The namespaces of the framework for the extension methods of the registration. Spec: generated-files, Registration. */
const extensionNamespaces = [
  "Microsoft.Extensions.DependencyInjection",
  "Microsoft.AspNetCore.Builder",
  "Microsoft.EntityFrameworkCore",
] as const;

/** Names of a host that can hide types of the same name. */
interface Surroundings {
  /** The types of a library that the host uses everywhere. */
  readonly ofLibrary: Names;
  readonly classes: Parameters<typeof namesAround>[1];
}

/** Applies every generator to each of its items; a pure function of the intermediate form and of names of the host. */
export function plan(graft: Graft, generators: readonly Generator[], host: Surroundings): readonly PlannedFile[] {
  const drafts = draftsOf(graft, generators);
  const namesOf = namesOfDrafts(drafts, graft, host);
  const files = [...grouped(drafts, ({ path }) => path).values()].map((module) => moduleOf(module, namesOf));
  return [...files, ...registrations(drafts, graft, generators)];
}

/** Makes one file of the sections with one path. */
function moduleOf(drafts: readonly DraftFile[], namesOf: (draft: DraftFile) => FileNames): PlannedFile {
  const [first] = drafts;
  invariant(first !== undefined, "a group has a member");
  const { path, generator, item, input, isCommon, namespace } = first;
  const sections = drafts.map((draft): Section => {
    const { row, subject, place, hides } = draft;
    const around = namesOf(draft);
    return {
      row,
      item: draft.item,
      subject,
      place,
      names: hides.length === 0 ? around : { ...around, taken: [...around.taken, new Set(hides)] },
    };
  });
  const shapesSchema = drafts.some((draft) => draft.shapesSchema);
  return { path, generator, item, input, isCommon, shapesSchema, sections, namespace, silenced: [] };
}

/** Finds the names of each section. A name is taken if an entity's namespace, an enum, several classes of the host or another type of the namespace have it. */
function namesOfDrafts(
  drafts: readonly DraftFile[],
  graft: Graft,
  { ofLibrary, classes }: Surroundings,
): (draft: DraftFile) => FileNames {
  const { target, enums, entities } = graft;
  const ambiguous = entities.flatMap(({ model }) =>
    model.kind === "existing" && model.hasNamesake ? [model.class.name] : [],
  );
  // An enum of the host is spelled like its other types.
  const clashing = enums.filter(({ ofHost }) => ofHost === undefined || ofHost.hasNamesake).map(({ name }) => name);
  const above = new Set([...entities.map(({ folder }) => folder), ...clashing, ...ambiguous]);
  // A using outside the namespace would come behind the host's own types there, and beside its global usings.
  const emitted = isSplit(target.placement) ? parts.map((part) => target.placement[part].namespace) : [];
  const common = { ...commonNames(target), emitted };
  const spaces = new Set(parts.map((part) => target.placement[part].namespace));
  const arounds = new Map([...spaces].map((space) => [space, namesAround(space, classes)]));
  const beside = typesBy(drafts, ({ folder }) => folder);
  const nearer = typesBy(drafts, ({ namespace }) => namespace);
  return ({ folder, namespace }) => {
    const around = arounds.get(folder === "" ? namespace : namespace.slice(0, -folder.length - 1)) ?? new Map();
    const names = { ...common, within: [namespace], around };
    if (folder === "") return { ...names, taken: [above] };
    const own = nearer.get(namespace) ?? new Set();
    return { ...names, taken: [above, own, ofLibrary], nearer: own, beside: beside.get(folder) ?? new Set() };
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

/** Plans the files with the calls of hosts. They mention shared types alone, so no entity changes them. */
function registrations(
  drafts: readonly DraftFile[],
  graft: Graft,
  generators: readonly Generator[],
): readonly PlannedFile[] {
  const { target } = graft;
  const names: FileNames = { ...commonNames(target), within: extensionNamespaces, taken: [] };
  const shared = drafts.filter(({ folder }) => folder === "");
  const subject = wiredTypes(shared, undefined);
  return generators
    .filter((row) => row.per === "registration")
    .filter(({ when }) => when === undefined || when(graft))
    .map((row) => ({
      path: pathOf(target, row.part, row.type),
      generator: row.name,
      item: "",
      input: undefined,
      isCommon: true,
      shapesSchema: false,
      sections: [{ row, item: "", subject, place: placeOf(target, row.part), names }],
      namespace: undefined,
      silenced: [],
    }));
}
