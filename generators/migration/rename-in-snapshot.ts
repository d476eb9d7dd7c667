import { type Argument, type Call, type CallStatement, firstText, literalText } from "../host/csharp/read-calls.ts";
import type { Code } from "../host/csharp/read-code.ts";
import { type Splice, spliced } from "../text/spliced.ts";
import type { DeclaredRename } from "./declared-rename.ts";
import type { ModelSnapshot, SnapshotEntity, SnapshotPart } from "./model-snapshot.ts";

/** A snapshot under the new names. */
export interface RenamedSnapshot {
  readonly text: string;
  /** The renames that the snapshot did not know yet. */
  readonly applied: readonly DeclaredRename[];
}

/** A rename with what it is about in the snapshot. */
interface Placed {
  readonly rename: DeclaredRename;
  readonly entity: SnapshotEntity;
  /** Undefined if the class was renamed. */
  readonly part: SnapshotPart | undefined;
}

/**
 * Gives the classes and properties of a snapshot their new names, and leaves their tables and columns as they are called.
 * From that EF Core derives renames of tables, columns, indexes and keys by itself, where it would drop and add them.
 * Spec: migrations, Renames.
 */
export function renameInSnapshot(snapshot: ModelSnapshot, renames: readonly DeclaredRename[]): RenamedSnapshot {
  const { code } = snapshot;
  const classes = renames.flatMap((rename) => placedClass(snapshot, rename));
  const properties = renames.flatMap((rename) => placedProperty(snapshot, rename, classes));
  const edits = [
    ...classes.flatMap((one) => classEdits(code, one)),
    ...properties.flatMap((one) => nameEdits(snapshot, one)),
    ...columnEdits(code, properties),
  ];
  return { text: spliced(code.text, edits), applied: [...classes, ...properties].map(({ rename }) => rename) };
}

function isCalled({ name, fullName }: SnapshotEntity, asked: string): boolean {
  return name === asked || fullName === asked;
}

/** Places the rename of a class. One whose new name is there already has happened before. */
function placedClass({ entities }: ModelSnapshot, rename: DeclaredRename): readonly Placed[] {
  if (rename.property !== undefined || entities.some((one) => isCalled(one, rename.entity))) return [];
  const [entity, ...others] = entities.filter((one) => isCalled(one, rename.from));
  return entity === undefined || others.length > 0 ? [] : [{ rename, entity, part: undefined }];
}

function placedProperty(
  { entities }: ModelSnapshot,
  rename: DeclaredRename,
  classes: readonly Placed[],
): readonly Placed[] {
  if (rename.property === undefined) return [];
  const renamed = classes.find((one) => one.rename.entity === rename.entity);
  const entity = renamed?.entity ?? entities.find((one) => isCalled(one, rename.entity));
  const parts = entity === undefined ? [] : [...entity.columns, ...entity.structures];
  const part = parts.find(({ name }) => name === rename.from);
  const isThere = parts.some(({ name }) => name === rename.property);
  return entity === undefined || part === undefined || isThere ? [] : [{ rename, entity, part }];
}

/** Returns the full name that a class gets: in the namespace that it had or that moves with it, unless the rename names another one. */
function newNameOf({ rename, entity }: Placed): string {
  if (rename.entity.includes(".")) return rename.entity;
  const parts = entity.fullName.split(".").slice(0, -1);
  const last = parts.at(-1) ?? "";
  const folder = rename.folders?.find(({ from }) => from === last)?.to ?? last;
  return [...parts.slice(0, -1), ...(parts.length === 0 ? [] : [folder]), rename.entity].join(".");
}

/** Replaces the name of a class wherever the snapshot has it, also as the beginning of the name of a complex type. */
function classEdits({ tokens, starts }: Code, placed: Placed): readonly Splice[] {
  const { fullName } = placed.entity;
  return tokens.flatMap((token, at): readonly Splice[] => {
    const isName = token === `"${fullName}"` || (token.startsWith(`"${fullName}.`) && token.includes("#"));
    if (!isName) return [];
    const start = (starts[at] ?? 0) + 1;
    return [{ start, end: start + fullName.length, text: newNameOf(placed) }];
  });
}

/** The calls on an entity whose texts are names of its properties. */
const naming: ReadonlySet<string> = new Set(["Property", "HasKey", "HasAlternateKey", "HasIndex"]);

/** Replaces the name of a property or structure wherever the snapshot has it. */
function nameEdits({ code, blocks }: ModelSnapshot, { rename, entity, part }: Placed): readonly Splice[] {
  const { tokens, starts } = code;
  if (part === undefined) return [];
  const ofEntity = blocks.flatMap((block) =>
    block.statements.flatMap((statement) => propertyNamesIn(tokens, statement, block.entity, entity.fullName)),
  );
  const named = ofEntity.filter(({ from }) => literalText(tokens[from]) === rename.from);
  const places = new Set([part.at, ...named.map(({ from }) => from)]);
  return Array.from(places, (at): Splice => {
    const start = (starts[at] ?? 0) + 1;
    return { start, end: start + lastOf(rename.from).length, text: lastOf(rename.property ?? "") };
  });
}

/** Returns a name without the structures around it. */
function lastOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

/** Lets the columns of renamed properties, and of all below renamed structures, keep their names. */
function columnEdits({ starts }: Code, properties: readonly Placed[]): readonly Splice[] {
  const kept = properties.flatMap(({ entity, part }) =>
    entity.columns.filter(
      ({ name, namesColumn }) => !namesColumn && (name === part?.name || name.startsWith(`${part?.name}.`)),
    ),
  );
  return Array.from(new Set(kept), ({ end, column }) => {
    const behind = (starts[end - 1] ?? 0) + 1;
    return { start: behind, end: behind, text: `.HasColumnName("${column}")` };
  });
}

/** Returns the arguments of a statement that are names of properties of an entity, whichever entity the statement is about. */
function propertyNamesIn(
  tokens: readonly string[],
  { calls }: CallStatement,
  owner: string,
  entity: string,
): readonly Argument[] {
  const [first] = calls;
  if (first !== undefined && naming.has(first.name)) return owner === entity ? namesOf(tokens, first) : [];
  const related = firstText(tokens, first);
  return calls.flatMap((call) => {
    const side = sides[call.name];
    if (side === undefined) return [];
    // The first text of a relationship between two single rows names the entity.
    const stated = firstText(tokens, call);
    const isStated = stated === owner || stated === related;
    const about = isStated ? stated : { owner, related }[side];
    return about === entity ? namesOf(tokens, call).slice(isStated ? 1 : 0) : [];
  });
}

/** The entity whose properties a call of a relationship names. */
const sides: Readonly<Record<string, "owner" | "related">> = { HasForeignKey: "owner", HasPrincipalKey: "related" };

/** Returns the texts among the arguments of a call, also those in `new[] { … }`. */
function namesOf(tokens: readonly string[], { arguments: given }: Call): readonly Argument[] {
  return given.flatMap(({ from, to }) =>
    tokens.slice(from, to).flatMap((token, at) => {
      return token.startsWith('"') ? [{ name: undefined, from: from + at, to: from + at + 1 }] : [];
    }),
  );
}
