import { posix } from "node:path";
import type { Graft, Target } from "../entity/graft.ts";
import { isSplit, isUsedElsewhere, parts } from "../entity/placement.ts";
import { grouped } from "../text/grouped.ts";
import { knownNames } from "./csharp/known-names.ts";
import { namesAround } from "./csharp/names-around.ts";
import { type FileNames, type Names, standIn } from "./csharp/spell.ts";
import type { Generator } from "./generator.ts";
import { type Draft, draftsOf, filesOf, type PlacedItem } from "./plan-rows.ts";
import type { PlannedFile } from "./planned-file.ts";
import type { WiredType } from "./wired-type.ts";

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
  readonly types: Parameters<typeof namesAround>[1];
}

/** An item before its part is known. */
interface Item<Subject> extends Pick<PlacedItem, "input"> {
  readonly subject: Subject;
  /** The folder and last namespace segment, which is that of its entity; empty for none. */
  readonly own: string;
  /** The folder of another entity whose types the code uses. */
  readonly other?: string;
  readonly name: string;
}

type EntityItem = PlacedItem & Pick<Item<unknown>, "own" | "other">;
type EntityDraft = Draft<EntityItem>;

/** Applies every row to each of its items; a pure function of the intermediate form and of names of the host. */
export function planEntities(graft: Graft, rows: readonly Generator[], host: Surroundings): readonly PlannedFile[] {
  const { target } = graft;
  const all = { subject: graft, own: "", name: "", input: undefined };
  const drafted = (items: Partial<Readonly<Record<Generator["per"], readonly Item<unknown>[]>>>) =>
    draftsOf(rows, (row) => (items[row.per] ?? []).map((item) => placed(item, row, target)));
  const drafts = drafted({
    enum: graft.enums.map((subject) => ({ subject, own: "", name: subject.name, input: subject.input })),
    entity: graft.entities.map((subject) => ({
      subject,
      own: subject.folder,
      name: subject.name,
      input: subject.input,
    })),
    relationship: graft.relationships.map((subject) => {
      const { parent, child, name, input } = subject;
      return { subject, own: child.folder, name: `${parent.name}.${name}`, input };
    }),
    inclusion: graft.relationships.flatMap(({ inclusions, input }) =>
      inclusions.map((subject) => {
        const { owner, related, relationship: name } = subject;
        return { subject, own: owner.folder, other: related.folder, name, input };
      }),
    ),
    project: [all],
  });
  const calls = drafted({ registration: [{ ...all, subject: { graft, wired: drafts.flatMap(wiredTypes) } }] });
  const outside: FileNames = { ...commonNames(target), within: extensionNamespaces, taken: [] };
  return [...filesOf(drafts, namesOfDrafts(drafts, graft, host)), ...filesOf(calls, () => outside)];
}

function placed({ subject, own, other = own, name, input }: Item<unknown>, row: Generator, target: Target): EntityItem {
  const { part, per, folder = "", isCommon } = row;
  const above = target.placement[part];
  const visibility = isUsedElsewhere(target.placement, part) ? "public" : "internal";
  const isRegistration = per === "registration";
  return {
    ...{ subject, own, other, input, place: { target, visibility }, ending: ".g.cs", nameOf: () => name },
    folder: posix.join(above.folder, own, folder),
    namespace: isRegistration ? "" : own === "" ? above.namespace : `${above.namespace}.${own}`,
    isCommon: isRegistration || isCommon,
  };
}

/** Returns the type of a draft as the registration of the host mentions it. */
function wiredTypes({ row, types, home, subject }: EntityDraft): readonly WiredType[] {
  return (row.wiring?.(subject) ?? []).map((kind) => ({ kind, name: types[0] ?? "", namespace: home.namespace }));
}

/** Finds the names of each section. A name is taken if an entity's namespace, an enum, several classes of the host or another type of the namespace have it. */
function namesOfDrafts(
  drafts: readonly EntityDraft[],
  graft: Graft,
  { ofLibrary, types }: Surroundings,
): (draft: EntityDraft) => FileNames {
  const { target, enums, entities } = graft;
  const ambiguous = entities.flatMap(({ model }) =>
    model.kind === "existing" && model.hasNamesake ? [model.class.name] : [],
  );
  const wrappers = entities.flatMap(({ keys, properties }) =>
    [...keys, ...properties].flatMap(({ wrapper }) => (wrapper?.hasNamesake ? [wrapper.name] : [])),
  );
  // An enum of the host is spelled like its other types.
  const clashing = enums.filter(({ ofHost }) => ofHost === undefined || ofHost.hasNamesake).map(({ name }) => name);
  const above = new Set([...entities.map(({ folder }) => folder), ...clashing, ...ambiguous, ...wrappers]);
  // A using outside the namespace would come behind the host's own types there, and beside its global usings.
  const emitted = isSplit(target.placement) ? parts.map((part) => target.placement[part].namespace) : [];
  const common = { ...commonNames(target), emitted };
  const spaces = new Set(parts.map((part) => target.placement[part].namespace));
  const arounds = new Map([...spaces].map((space) => [space, namesAround(space, types)]));
  const beside = typesBy(drafts, ({ own }) => own);
  const nearer = typesBy(drafts, ({ namespace }) => namespace);
  return ({ home: { own, other = own, namespace } }) => {
    const around = arounds.get(own === "" ? namespace : namespace.slice(0, -own.length - 1)) ?? new Map();
    const names = { ...common, within: [namespace], around };
    if (own === "") return { ...names, taken: [above] };
    const near = nearer.get(namespace) ?? new Set();
    const has = (name: string) => [own, other].some((folder) => beside.get(folder)?.has(name) === true);
    return { ...names, taken: [above, near, ofLibrary], nearer: near, beside: { has } };
  };
}

/** The types of drafts by a key, each set made once for all its files. */
function typesBy(drafts: readonly EntityDraft[], keyOf: (home: EntityItem) => string) {
  const groups = grouped(drafts, ({ home }) => keyOf(home));
  return new Map([...groups].map(([key, of]) => [key, new Set(of.flatMap(({ types }) => types))]));
}

/** The names that all files of a run share. */
function commonNames({ placement }: Target) {
  const shared = Object.fromEntries(parts.map((part) => [standIn(part), placement[part].namespace]));
  return { known: knownNames, shared };
}
