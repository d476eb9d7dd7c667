import { Buffer } from "node:buffer";
import type { ResolvingDisk, WritableDisk } from "./disk.ts";
import { attempt, DiskError } from "./disk-error.ts";
import { bytesHash } from "./plain-text.ts";

const questions = ["read", "kind", "list", "realPath"] as const;
type Question = (typeof questions)[number];

/** A question to a disk, and its answer in short. */
type Answer = readonly [question: Question, path: string, answer: string];

/** All that a run asked of a disk, each question once. It is a plain value, which another process can store and compare. */
export type DiskTrace = readonly Answer[];

/** Returns an answer in a form to compare. A refusal is an answer too. */
function shortened(answer: unknown): string {
  if (answer === undefined) return "";
  if (answer instanceof DiskError) return answer.code;
  if (typeof answer === "string") return answer;
  return bytesHash(answer instanceof Uint8Array ? answer : Buffer.from(JSON.stringify(answer)));
}

/** Wraps a disk to note what is asked of it. The trace is undefined once something was written. */
export function tracedDisk(disk: WritableDisk): {
  readonly disk: WritableDisk;
  readonly trace: () => DiskTrace | undefined;
} {
  const answers = new Map<string, Answer>();
  let isWritten = false;
  const asked =
    <Rest extends readonly unknown[], Found>(question: Question, ask: (path: string, ...rest: Rest) => Found) =>
    (path: string, ...rest: Rest): Found => {
      const answer = attempt(() => ask(path, ...rest));
      const key = `${question} ${path}`;
      if (!answers.has(key)) answers.set(key, [question, path, shortened(answer)]);
      if (answer instanceof DiskError) throw answer;
      return answer;
    };
  const writing =
    <Args extends readonly unknown[], Done>(write: (...args: Args) => Done) =>
    (...args: Args): Done => {
      isWritten = true;
      return write(...args);
    };
  return {
    disk: {
      ...disk,
      read: asked("read", disk.read),
      kind: asked("kind", disk.kind),
      list: asked("list", disk.list),
      realPath: asked("realPath", disk.realPath),
      create: writing(disk.create),
      link: writing(disk.link),
      rename: writing(disk.rename),
      remove: writing(disk.remove),
      makeFolder: writing(disk.makeFolder),
      removeFolder: writing(disk.removeFolder),
      removeTree: writing(disk.removeTree),
    },
    trace: () => (isWritten ? undefined : [...answers.values()]),
  };
}

/** Tells whether a disk still answers every question of a trace as it did then. */
export function answersAsBefore(disk: ResolvingDisk, trace: DiskTrace): boolean {
  return trace.every(([question, path, before]) => shortened(attempt((): unknown => disk[question](path))) === before);
}

/** Recognizes a trace that was stored or sent as JSON. */
export function isDiskTrace(value: unknown): value is DiskTrace {
  return Array.isArray(value) && value.every(isAnswer);
}

function isAnswer(value: unknown): value is Answer {
  if (!Array.isArray(value) || value.length !== 3 || value.some((part) => typeof part !== "string")) return false;
  return questions.some((question) => question === value[0]);
}
