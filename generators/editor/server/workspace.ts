import { posix } from "node:path";
import type { ReadableDisk } from "../../files/disk/disk.ts";
import type { ModelSource } from "../../model/parse/lex.ts";
import { decodeText } from "../../source/decode-text.ts";
import { EntitySnapshot } from "../entity/entity-snapshot.ts";
import { isEntityFile } from "../entity/is-entity-file.ts";
import { ModelSnapshot } from "../model/model-snapshot.ts";
import { type Group, type Groups, groupsOf } from "./groups.ts";
import { survey } from "./survey.ts";

/** The files of an editor: those that are open with their text there, the others as they are on the disk. */
export class Workspace {
  private readonly disk: ReadableDisk;
  private roots: readonly string[] = [];
  private stated: readonly string[] = [];
  private readonly open = new Map<string, string>();
  private readonly read = new Map<string, string | undefined>();
  private groups: Groups | undefined;
  private readonly models = new Map<string, ModelSnapshot>();
  private readonly entities = new Map<string, EntitySnapshot>();

  constructor(disk: ReadableDisk) {
    this.disk = disk;
  }

  /** Sets the folders of the workspace and the paths that the user states as one model each. */
  start(roots: readonly string[], stated: readonly string[]): void {
    this.roots = roots;
    this.stated = stated;
    this.refresh();
  }

  /** Takes folders into the workspace and others out of it. */
  changeFolders(added: readonly string[], removed: readonly string[]): void {
    this.roots = [...this.roots.filter((root) => !removed.includes(root)), ...added];
    this.refresh();
  }

  /** Sets the text of an open document. */
  edit(path: string, text: string): void {
    if (!(this.open.has(path) || this.groupsNow().models.some(({ paths }) => paths.includes(path)))) this.refresh();
    this.open.set(path, text);
  }

  close(path: string): void {
    this.open.delete(path);
    this.refresh();
  }

  /** Forgets the disk after a change outside of the editor. */
  refresh(): void {
    this.groups = undefined;
    this.read.clear();
  }

  /** Returns the model that a file belongs to. */
  modelOf(path: string): ModelSnapshot {
    return this.modelOfGroup(this.groupOf(path, this.groupsNow().models));
  }

  /** Returns every model of the workspace. */
  allModels(): readonly ModelSnapshot[] {
    return this.groupsNow().models.map((group) => this.modelOfGroup(group));
  }

  /** Returns the entity files that a file belongs to; undefined if it is no entity file. */
  entitiesOf(path: string): EntitySnapshot | undefined {
    const text = this.textOf(path);
    const group = this.groupOf(path, this.groupsNow().entities);
    if (text === undefined || (group.paths.length === 1 && !isEntityFile(path, text))) return undefined;
    return this.snapshotOf(group, this.entities, EntitySnapshot);
  }

  private modelOfGroup(group: Group): ModelSnapshot {
    return this.snapshotOf(group, this.models, ModelSnapshot);
  }

  /** Returns the snapshot of a group as it is now: the known one, or one that takes over what has not changed. */
  private snapshotOf<Snapshot extends { isOf(sources: readonly ModelSource[]): boolean }>(
    { paths }: Group,
    snapshots: Map<string, Snapshot>,
    Kind: new (sources: readonly ModelSource[], previous?: Snapshot) => Snapshot,
  ): Snapshot {
    const sources = paths.flatMap((path) => {
      const text = this.textOf(path);
      return text === undefined ? [] : [{ path, text }];
    });
    const key = paths.join("\n");
    const known = snapshots.get(key);
    if (known?.isOf(sources)) return known;
    const made = new Kind(sources, known);
    snapshots.set(key, made);
    return made;
  }

  private textOf(path: string): string | undefined {
    const open = this.open.get(path);
    if (open !== undefined) return open;
    if (!this.read.has(path)) this.read.set(path, this.textOnDisk(path));
    return this.read.get(path);
  }

  private textOnDisk(path: string): string | undefined {
    try {
      const bytes = this.disk.read(path);
      const text = bytes && decodeText({ path, bytes });
      return text?.ok ? text.value : undefined;
    } catch {
      // A file that cannot be read is not part of the model, as its run would say.
      return undefined;
    }
  }

  private groupOf(path: string, groups: readonly Group[]): Group {
    return groups.find(({ paths }) => paths.includes(path)) ?? { root: posix.dirname(path), paths: [path] };
  }

  private groupsNow(): Groups {
    this.groups ??= this.findGroups();
    return this.groups;
  }

  private findGroups(): Groups {
    const found = this.roots.map((root) => {
      const surveyed = survey(this.disk, root);
      const unsaved = [...this.open.keys()].filter((path) => path.startsWith(`${root}/`) && path.endsWith(".model"));
      const models = [...new Set([...surveyed.models, ...unsaved])].sort();
      return groupsOf(root, { ...surveyed, models }, { disk: this.disk, stated: this.stated });
    });
    return {
      models: found.flatMap(({ models }) => models),
      entities: found.flatMap(({ entities }) => entities),
    };
  }
}
