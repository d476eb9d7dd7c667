import type { DraftEntity, DraftLine } from "./source/described-entity.ts";

/** A line of a drafted file, and the part of the draft that it stands for. */
export interface FileLine {
  readonly text: string;
  readonly entity?: string | undefined;
  readonly member?: string | undefined;
}

/** The keys of entities that not every one has. */
interface Stated {
  readonly clrTypes: ReadonlyMap<string, string>;
  readonly operations: ReadonlyMap<string, readonly string[]>;
}

/** Lays out the section `entity` of a draft; parts that are left out become comments with the reason. */
export function draftedLines(entities: readonly DraftEntity[], stated: Stated): readonly FileLine[] {
  const described = entities.filter(({ reason }) => reason === undefined);
  const left = entities.filter(({ reason }) => reason !== undefined);
  return [
    { text: "entity:" },
    ...described.flatMap((entity) => entityLines(entity, stated)),
    ...(left.length > 0 ? [{ text: "  # Left out:" }] : []),
    ...left.map(({ name, reason }) => ({ text: `  # ${name}: ${reason}` })),
  ];
}

function entityLines(entity: DraftEntity, { clrTypes, operations }: Stated): readonly FileLine[] {
  const { name, properties, relationships } = entity;
  const clrType = clrTypes.get(name);
  const wanted = operations.get(name);
  const isListed = relationships.some(({ reason }) => reason === undefined);
  return [
    { text: `  ${name}:`, entity: name },
    { text: "    model: existing", entity: name },
    ...(clrType === undefined ? [] : [{ text: `    clrType: ${clrType}`, entity: name }]),
    ...(wanted === undefined ? [] : [{ text: `    operations: [${wanted.join(", ")}]`, entity: name }]),
    { text: "    properties:", entity: name },
    ...properties.map((line) => memberLine(name, line)),
    ...(isListed ? [{ text: "    relationships:", entity: name }] : []),
    ...relationships.map((line) => memberLine(name, line)),
    { text: "" },
  ];
}

function memberLine(entity: string, { name, text, reason }: DraftLine): FileLine {
  return reason === undefined
    ? { text: `      ${name}: ${text}`, entity, member: name }
    : { text: `      # ${name}: ${text}  # ${reason}` };
}
