import { resultOf } from "../diagnostics/result.ts";
import { validate } from "../entity/validate.ts";
import type { ReadableDisk } from "../files/disk.ts";
import type { Host, HostClass } from "../host/host.ts";
import { fullNameOf } from "../text/class-names.ts";
import { lineStartsOf, positionIn } from "../text/position.ts";
import { draftedLines, type FileLine } from "./drafted-file.ts";
import { describeContext } from "./source/describe-context.ts";
import type { DraftEntity, DraftLine } from "./source/described-entity.ts";
import { defaultsOf, headOf, type Start, targetOf } from "./starter-file.ts";

/** An entity file for classes of a host. */
export interface ExistingFile {
  readonly text: string;
  /** The number of described entities. */
  readonly count: number;
  /** The entities that the file leaves out, each with the reason. */
  readonly left: readonly string[];
}

const mostRounds = 50;

/**
 * Writes an entity file for the classes of a context. Parts that a run would refuse are left out, with its message as the reason,
 * so that the file passes.
 */
export function existingFile(disk: ReadableDisk, host: Host, context: HostClass, start: Start): ExistingFile {
  let entities = describeContext(disk, host, context);
  const clrTypes = clrTypesOf(entities, host, context);
  for (let round = 0; round < mostRounds; round++) {
    const { text, lines } = textOf(entities, clrTypes, host, start);
    const refused = refusals(text, lines, host);
    if (refused.length === 0) break;
    entities = refused.reduce(leaveOut, entities);
  }
  const described = entities.filter(({ reason }) => reason === undefined);
  const left = entities.flatMap(({ name, reason }) => (reason === undefined ? [] : [`${name}: ${reason}`]));
  return { text: textOf(entities, clrTypes, host, start).text, count: described.length, left };
}

function textOf(entities: readonly DraftEntity[], clrTypes: ReadonlyMap<string, string>, host: Host, start: Start) {
  const head = [headOf(host, start), targetOf(host, start), defaultsOf(start)].join("\n").split("\n");
  const lines: readonly FileLine[] = [...head.map((text) => ({ text })), ...draftedLines(entities, clrTypes)];
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
}

function refusals(text: string, lines: readonly FileLine[], host: Host): readonly Refusal[] {
  const result = validate([{ path: "tenon.yaml", bytes: new TextEncoder().encode(text) }], host);
  if (resultOf(undefined, result.diagnostics).ok) return [];
  const starts = lineStartsOf(text);
  return result.diagnostics.flatMap(({ severity, span, message }) => {
    const line =
      span === undefined || severity !== "error" ? undefined : lines[positionIn(starts, span.start).line - 1];
    return line?.entity === undefined
      ? []
      : [{ entity: line.entity, member: line.member, reason: message.replace(/\.$/, "") }];
  });
}

function leaveOut(entities: readonly DraftEntity[], { entity, member, reason }: Refusal): readonly DraftEntity[] {
  const without = (line: DraftLine) => (line.name === member && line.reason === undefined ? { ...line, reason } : line);
  const toLeft = ({ text }: DraftLine) => member === undefined && text.includes(`relatedEntity: ${entity},`);
  return entities.map((one) => {
    const relationships = one.relationships.map((line) =>
      toLeft(line) ? { ...line, reason: `${entity} is left out` } : line,
    );
    if (one.name !== entity) return { ...one, relationships };
    const isKey = one.properties.some((line) => line.name === member && line.text.includes("isKey: true"));
    if (member === undefined || isKey) return { ...one, relationships, reason: one.reason ?? reason };
    return { ...one, properties: one.properties.map(without), relationships: relationships.map(without) };
  });
}

/** Returns the full names of classes whose short name several classes have: the one nearest to the context. */
function clrTypesOf(
  entities: readonly DraftEntity[],
  { classes }: Host,
  { namespace }: HostClass,
): ReadonlyMap<string, string> {
  return new Map(
    entities.flatMap(({ name }) => {
      const [first, ...others] = classes.filter((one) => one.name === name);
      if (first === undefined || others.length === 0) return [];
      const nearest = [first, ...others].find((one) => one.namespace === namespace) ?? first;
      return [[name, fullNameOf(nearest)] as const];
    }),
  );
}
