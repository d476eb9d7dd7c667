import { catalogue } from "../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { resultOf } from "../diagnostics/result.ts";
import { usualOperations } from "../entity/entity.ts";
import { validate } from "../entity/validate.ts";
import { readEntityFile } from "../entity/yaml/read-entity-file.ts";
import { toPlain } from "../entity/yaml/yaml-node.ts";
import type { Host } from "../host/host.ts";
import { fullNameOf } from "../text/class-names.ts";
import { grouped } from "../text/grouped.ts";
import { lineStartsOf, positionIn } from "../text/position.ts";
import { entitiesOf, type Plain } from "./merge-import.ts";
import type { DraftEntity, DraftLine } from "./source/describe-entity.ts";
import { defaultsOf, headOf, type Start, targetOf } from "./starter-file.ts";

/** An entity file for classes of a host. */
export interface ExistingFile {
  readonly text: string;
  /** Its section `entity`, as plain values. */
  readonly entities: Plain;
  /** The number of described entities. */
  readonly count: number;
  /** The entities that the file leaves out, each with the reason. */
  readonly left: readonly string[];
  /** The reasons of what the file leaves out, by name: `Author`, or `Author.Link`. */
  readonly reasons: ReadonlyMap<string, string>;
}

const mostRounds = 50;

/**
 * Writes an entity file for described classes. Parts that a run would refuse are left out, with its message as the reason,
 * so that the file passes.
 */
export function existingFile(host: Host, drafts: readonly DraftEntity[], start: Start): ExistingFile {
  let entities = drafts;
  let stated = start;
  let draft = textOf(entities, host, stated);
  for (let round = 0; round < mostRounds; round++) {
    const { refused, operations } = judged(draft, entities, host);
    if (refused.length === 0) {
      draft = textOf(entities, host, stated, operations);
      break;
    }
    // Below a prefix, the routes are apart from those of the host.
    if (stated.routePrefix === undefined && refused.some(({ code }) => code === catalogue.routeOfHost.code))
      stated = { ...start, routePrefix: "/data" };
    else entities = refused.reduce(leaveOut, entities);
    draft = textOf(entities, host, stated);
  }
  const described = entities.filter(({ reason }) => reason === undefined);
  const left = entities.flatMap(({ name, reason }) => (reason === undefined ? [] : [`${name}: ${reason}`]));
  const reasons = reasonsOf(entities);
  return { text: draft.text, entities: entitiesIn(draft.text), count: described.length, left, reasons };
}

function entitiesIn(text: string): Plain {
  const file = readEntityFile({ path: "tenon.yaml", bytes: new TextEncoder().encode(text) });
  return entitiesOf(file.ok ? toPlain(file.value.root) : undefined);
}

function reasonsOf(entities: readonly DraftEntity[]): ReadonlyMap<string, string> {
  const all = entities.flatMap(({ name, reason, properties, relationships }) => [
    [name, reason] as const,
    ...[...properties, ...relationships].map((line) => [`${name}.${line.name}`, line.reason] as const),
  ]);
  return new Map(all.flatMap(([name, reason]) => (reason === undefined ? [] : [[name, reason]])));
}

/** The operations of the entities that do not have all. */
type Operations = ReadonlyMap<string, readonly string[]>;

function textOf(entities: readonly DraftEntity[], host: Host, start: Start, operations: Operations = new Map()) {
  const head = [headOf(host, start), targetOf(host, start), defaultsOf(start)].join("\n").split("\n");
  const clrTypes = clrTypesOf(entities, host);
  const lines: readonly FileLine[] = [
    ...head.map((text) => ({ text })),
    ...draftedLines(entities, { clrTypes, operations }),
  ];
  return {
    lines,
    text: `${lines
      .map(({ text }) => text)
      .join("\n")
      .trimEnd()}\n`,
  };
}

/** A part of the draft that a run refuses. */
interface Refusal extends Pick<FileLine, "entity" | "member"> {
  readonly reason: string;
  readonly code: string;
}

/** Returns what a run refuses of a draft, else the operations that it would emit. */
function judged({ text, lines }: ReturnType<typeof textOf>, entities: readonly DraftEntity[], host: Host) {
  const result = validate([{ path: "tenon.yaml", bytes: new TextEncoder().encode(text) }], host);
  const fixed = new Set(entities.flatMap(({ name, isFixed }) => (isFixed ? [name] : [])));
  const few = (result.ok ? result.value.entities : [])
    .map(
      ({ name, operations }) =>
        [name, Object.keys(operations).filter((one) => one !== "update" || !fixed.has(name))] as const,
    )
    .filter(([, names]) => names.length < usualOperations.length);
  const isClean = resultOf(undefined, result.diagnostics).ok;
  return { operations: new Map(few), refused: isClean ? [] : refusals(result.diagnostics, text, lines) };
}

function refusals(diagnostics: readonly Diagnostic[], text: string, lines: readonly FileLine[]): readonly Refusal[] {
  const starts = lineStartsOf(text);
  return diagnostics.flatMap(({ code, severity, span, message }) => {
    const line =
      span === undefined || severity !== "error" ? undefined : lines[positionIn(starts, span.start).line - 1];
    return line?.entity === undefined
      ? []
      : [{ entity: line.entity, member: line.member, reason: message.replace(/\.$/, ""), code }];
  });
}

/** The name of the key in place of a member; no property has it, as names of C# have no colon. */
const createKey = "create:";

function leaveOut(entities: readonly DraftEntity[], { entity, member, reason }: Refusal): readonly DraftEntity[] {
  const without = (line: DraftLine) => (line.name === member && line.reason === undefined ? { ...line, reason } : line);
  const isWhole = member === undefined || entities.some(({ name, key }) => name === entity && key.includes(member));
  const toLeft = ({ text }: DraftLine) => isWhole && text.includes(`relatedEntity: ${entity},`);
  return entities.map((one) => {
    // The relationship may have been refused before its entity, and only because of it.
    const relationships = one.relationships.map((line) =>
      toLeft(line) ? { ...line, reason: `${entity} is left out` } : line,
    );
    if (one.name !== entity) return { ...one, relationships };
    // Without its method, the class is still read.
    if (member === createKey) return { ...one, create: undefined };
    if (isWhole) return { ...one, relationships, reason: one.reason ?? reason };
    return { ...one, properties: one.properties.map(without), relationships: relationships.map(without) };
  });
}

/** Returns the full names of classes whose short name several classes have. */
function clrTypesOf(entities: readonly DraftEntity[], { classes }: Host): ReadonlyMap<string, string> {
  const named = grouped(classes, ({ name }) => name);
  const hasNamesake = (name: string) => (named.get(name) ?? []).length > 1;
  return new Map(entities.flatMap(({ name, type }) => (hasNamesake(name) ? [[name, fullNameOf(type)] as const] : [])));
}

/** A line of a drafted file, and the part of the draft that it stands for. */
interface FileLine {
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
function draftedLines(entities: readonly DraftEntity[], stated: Stated): readonly FileLine[] {
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
  const { name, key, create, properties, relationships } = entity;
  const clrType = clrTypes.get(name);
  const wanted = operations.get(name);
  const order = entity.orderBy.filter((one) =>
    properties.some(({ name, reason }) => name === one && reason === undefined),
  );
  const isListed = relationships.some(({ reason }) => reason === undefined);
  return [
    { text: `  ${name}:`, entity: name },
    { text: "    model: existing", entity: name },
    ...(clrType === undefined ? [] : [{ text: `    clrType: ${clrType}`, entity: name }]),
    ...(create === undefined ? [] : [{ text: `    create: ${create}`, entity: name, member: createKey }]),
    ...(wanted === undefined ? [] : [{ text: `    operations: [${wanted.join(", ")}]`, entity: name }]),
    ...(key.length > 1 ? [{ text: `    key: [${key.join(", ")}]`, entity: name }] : []),
    ...(order.length > 0 ? [{ text: `    orderBy: [${order.join(", ")}]`, entity: name }] : []),
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
