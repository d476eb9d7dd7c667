import { type ClassShape, classShapeOf } from "../../host/csharp/class-shape.ts";
import { type Call, type CallStatement, firstText, literalText } from "../../host/csharp/read-calls.ts";
import type { Host } from "../../host/host.ts";
import type { ModelSnapshot, SnapshotEntity } from "../../migration/model-snapshot.ts";
import { grouped } from "../../text/grouped.ts";
import { pluralOf } from "../../text/nouns.ts";
import { type DraftEntity, type DraftLine, describeEntity } from "./describe-entity.ts";
import { isDescribed } from "./describe-relationships.ts";

/** The classes of a snapshot. */
export interface DescribedSnapshot {
  readonly drafts: readonly DraftEntity[];
  /** The entities whose classes are not in the source, each with the reason. */
  readonly unseen: readonly string[];
}

/** An entity of a snapshot with the calls about it. */
interface Mapped {
  readonly entity: SnapshotEntity;
  readonly statements: readonly CallStatement[];
  readonly tokens: readonly string[];
}

/** Describes the classes that a snapshot of a context maps: keys, lengths and foreign keys as EF Core decided on them. Spec: import, Sources. */
export function describeSnapshot({ types }: Pick<Host, "types">, snapshot: ModelSnapshot): DescribedSnapshot {
  const { tokens } = snapshot.code;
  const blocks = grouped(snapshot.blocks, ({ entity }) => entity);
  const mapped = snapshot.entities.map((entity): Mapped => {
    const statements = (blocks.get(entity.fullName) ?? []).flatMap((block) => block.statements);
    return { entity, statements, tokens };
  });
  const byName = new Map(mapped.map((one) => [one.entity.fullName, one]));
  const drafts = new Map(
    mapped.flatMap((one) => {
      const type = types?.find(one.entity.fullName);
      if (types === undefined || type === undefined) return [];
      return [[one.entity.fullName, describeEntity(withFacts(classShapeOf(type, types), one, byName), types)]];
    }),
  );
  const lines = grouped(
    mapped.flatMap((one) => relationshipsOf(one, drafts)),
    ({ parent }) => parent,
  );
  return {
    drafts: Array.from(drafts, ([name, draft]) => ({
      ...draft,
      relationships: (lines.get(name) ?? []).map(({ line }) => line),
    })),
    unseen: snapshot.entities.filter(({ fullName }) => !drafts.has(fullName)).map(unseenText),
  };
}

/** Says why an entity has no class. EF Core gives a table between two lists no namespace. */
function unseenText({ name, fullName }: SnapshotEntity): string {
  const isBetween = !/[.<]/.test(fullName);
  return `${name}: ${isBetween ? "a table between two classes has no class" : "its class is not in the source of the host"}`;
}

function callsOf({ statements }: Mapped, name: string): readonly Call[] {
  return statements.flatMap(({ calls }) => calls.filter((call) => call.name === name));
}

function textsOf(tokens: readonly string[], call: Call | undefined): readonly string[] {
  return (call?.arguments ?? []).flatMap(({ from, to }) =>
    tokens.slice(from, to).flatMap((token) => literalText(token) ?? []),
  );
}

/** Replaces what the source says of a mapping by what EF Core made of it. */
function withFacts(shape: ClassShape, mapped: Mapped, byName: ReadonlyMap<string, Mapped>): ClassShape {
  const line = [mapped, ...basesOf(mapped, byName)];
  const names = new Set(line.flatMap(({ entity }) => entity.properties.map(({ name }) => name)));
  const facets = line.flatMap(propertyFacets);
  const [key] = line.flatMap((one) => callsOf(one, "HasKey").map((call) => textsOf(one.tokens, call)));
  const hasNoKey = callsOf(mapped, "HasNoKey").length > 0;
  return {
    ...shape,
    key: hasNoKey ? undefined : (key ?? shape.key),
    facts: {
      ...shape.facts,
      hasNoKey,
      mapped: names,
      ignored: new Set(shape.properties.map(({ name }) => name).filter((name) => !names.has(name))),
      maxLengths: new Map(facets.flatMap(({ name, length }) => (length === undefined ? [] : [[name, length]]))),
      required: new Map(facets.map(({ name, isRequired }) => [name, isRequired])),
    },
  };
}

/** Returns the entities that an entity inherits from. */
function basesOf(mapped: Mapped, byName: ReadonlyMap<string, Mapped>): readonly Mapped[] {
  const bases: Mapped[] = [];
  for (let one: Mapped | undefined = mapped; one !== undefined; ) {
    const [call] = callsOf(one, "HasBaseType");
    one = byName.get(firstText(one.tokens, call) ?? "");
    if (one === undefined || bases.includes(one)) return bases;
    bases.push(one);
  }
  return bases;
}

function propertyFacets({ statements, tokens }: Mapped) {
  return statements.flatMap(({ calls: [property, ...facets] }) => {
    const name = property?.name === "Property" ? firstText(tokens, property) : undefined;
    const longest = facets.find((facet) => facet.name === "HasMaxLength")?.arguments[0];
    const length = longest && tokens[longest.from];
    const isRequired = facets.some((facet) => facet.name === "IsRequired");
    return name === undefined ? [] : [{ name, length, isRequired }];
  });
}

/** Returns the relationships whose foreign key an entity has, each with the full name of its parent. */
function relationshipsOf(
  { entity, statements, tokens }: Mapped,
  drafts: ReadonlyMap<string, DraftEntity>,
): readonly { readonly parent: string; readonly line: DraftLine }[] {
  const child = drafts.get(entity.fullName);
  if (child === undefined) return [];
  return statements.flatMap(({ calls: [one, ...calls] }) => {
    const back = calls.find(({ name }) => name === "WithMany" || name === "WithOne");
    const parent = one?.name === "HasOne" ? (firstText(tokens, one) ?? "") : "";
    const owner = drafts.get(parent);
    if (owner === undefined || back === undefined) return [];
    // The foreign key of a single row names the entity that has it first.
    const keys = textsOf(
      tokens,
      calls.find(({ name }) => name === "HasForeignKey"),
    ).filter((name) => name !== entity.fullName);
    return [{ parent, line: relationshipLine(child, owner, { keys, back, stated: firstText(tokens, back) }) }];
  });
}

/** A relationship of a snapshot. */
interface Relationship {
  /** The properties of its foreign key. */
  readonly keys: readonly string[];
  /** The call that names the other side. */
  readonly back: Call;
  /** The name of the other side; undefined if the parent has no property for it. */
  readonly stated: string | undefined;
}

function relationshipLine(child: DraftEntity, owner: DraftEntity, { keys, back, stated }: Relationship): DraftLine {
  const isList = back.name === "WithMany";
  const name = stated ?? (isList ? pluralOf(child.name) : child.name);
  const words = keys[0] === `${owner.name}Id` ? "" : `, foreignKey: ${keys[0]}`;
  const text = `{ relatedEntity: ${child.name}, type: ${isList ? "OneToMany" : "OneToOne"}${words} }`;
  return { name, text, reason: reasonAgainst(child, keys) };
}

function reasonAgainst(child: DraftEntity, keys: readonly string[]): string | undefined {
  if (child.reason !== undefined) return `${child.name} is left out`;
  const [key, ...others] = keys;
  if (others.length > 0) return `its foreign key has several properties: ${keys.join(", ")}`;
  return key !== undefined && isDescribed(child, key) ? undefined : `${child.name} has no property ${key}`;
}
