import type { Graft, Target } from "../entity/entity.ts";
import { isSplit, parts } from "../entity/placement.ts";
import { grouped } from "../text/grouped.ts";
import { knownNames } from "./csharp/known-names.ts";
import { type FileNames, type Names, standIn } from "./csharp/spell.ts";
import { type DraftFile, draftsOf, pathOf, placeOf, wiredTypes } from "./draft-files.ts";
import type { Generator } from "./generator.ts";
import type { PlannedFile } from "./planned-file.ts";

/** The namespaces of the framework for the extension methods of the registration. Spec: generated-files, Registration. */
const extensionNamespaces = [
  "Microsoft.Extensions.DependencyInjection",
  "Microsoft.AspNetCore.Builder",
  "Microsoft.EntityFrameworkCore",
] as const;

/** Applies every generator to each of its items; a pure function of the intermediate form. Types of a library that the host uses everywhere can hide those of the same name. */
export function plan(graft: Graft, generators: readonly Generator[], ofLibrary: Names): readonly PlannedFile[] {
  const drafts = draftsOf(graft, generators);
  const namesOf = namesOfDrafts(drafts, graft, ofLibrary);
  const files = drafts.map((draft): PlannedFile => {
    const { path, generator, item, input, isCommon, shapesSchema, row, subject, place, hides } = draft;
    const { namespace, assemblyAttribute, silenced } = draft;
    const around = namesOf(draft);
    const names = hides.length === 0 ? around : { ...around, taken: [...around.taken, new Set(hides)] };
    // Copied name by name: objects from a rest pattern each get a layout of their own, a third of the memory of a large plan.
    const planned = { path, generator, item, input, isCommon, shapesSchema, row, subject, place };
    return { ...planned, namespace, assemblyAttribute, names, silenced };
  });
  return [...files, ...registrations(drafts, graft, generators)];
}

/** Finds the names of each file. A name is taken if an entity's namespace, an enum, several classes of the host or another type of the namespace have it. */
function namesOfDrafts(drafts: readonly DraftFile[], graft: Graft, ofLibrary: Names): (draft: DraftFile) => FileNames {
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
    return { ...around, taken: [above, own, ofLibrary], nearer: own, beside: beside.get(folder) ?? new Set() };
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
  const subject = wiredTypes(shared, target.placement.contracts.namespace, undefined);
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
      row,
      subject,
      place: placeOf(target, row.part),
      namespace: undefined,
      names,
      silenced: [],
    }));
}
