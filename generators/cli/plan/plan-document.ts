import type { SchemaChange } from "../../compatibility/schema-changes.ts";
import type { Layer } from "../../emit/layer.ts";
import type { Messaging } from "../../emit/messaging.ts";
import type { Change, FileOperation } from "../../files/compare/change.ts";
import type { Settlement } from "../../files/compare/compare-options.ts";
import { countsOf, hasDifference, type LineCounts } from "../../files/compare/difference.ts";
import type { ReadableDisk } from "../../files/disk/disk.ts";
import { textHash } from "../../files/disk/plain-text.ts";
import type { Outcome } from "../../flow/outcome.ts";

/** The options of a graft, as a plan records them. Paths count from the folder of the host. */
export interface PlannedRequest {
  readonly kind: "entities" | "models";
  readonly files: readonly string[];
  readonly entities: readonly string[];
  readonly layers?: readonly Layer[];
  readonly messaging?: Messaging | undefined;
  readonly templates?: string;
  readonly onConflict?: Settlement;
  readonly forget: readonly string[];
  readonly wire: boolean;
  readonly restore: boolean;
  readonly prune: boolean;
}

/** The decision on one file, with the hashes of its texts. */
export interface PlannedChange extends Partial<LineCounts> {
  readonly path: string;
  readonly operation: FileOperation;
  readonly reason: string;
  readonly before?: string;
  readonly after?: string;
}

/** A plan as data; `schemas/plan.schema.json` describes it. Spec: command-line, Plans. */
export interface Plan {
  readonly version: 1;
  readonly tenon: string;
  readonly request: PlannedRequest;
  readonly inputs: readonly { readonly path: string; readonly hash: string }[];
  readonly templates?: string;
  readonly files: readonly PlannedChange[];
  readonly needs: readonly { readonly file: string; readonly line: string }[];
  /** The changes of what is stored; absent without any. */
  readonly schema?: readonly SchemaChange[];
}

/** Prints a plan. */
export function planText(plan: Plan): string {
  return `${JSON.stringify(plan, undefined, 2)}\n`;
}

/** The decisions of a run that a plan records. */
export type Planned = Pick<Plan, "inputs" | "files" | "needs">;

/** Returns the decisions of a run as a plan records them. */
export function plannedBy({ texts, changes, needs }: Pick<Outcome, "texts" | "changes" | "needs">): Planned {
  return {
    inputs: [...texts].map(([path, text]) => ({ path, hash: hashOfText(text) })),
    files: changes.filter(({ operation }) => operation !== "unchanged").map(plannedChange),
    needs: needs.map(({ file, line }) => ({ file, line })),
  };
}

/** Returns the hash of a decoded input. */
export function hashOfText(text: string): string {
  return textHash(new TextEncoder().encode(text));
}

function plannedChange(change: Change): PlannedChange {
  const { path, operation, reason, before, after } = change;
  return {
    path,
    operation,
    reason,
    ...(before !== undefined && { before: textHash(before) }),
    ...(after !== undefined && { after: textHash(after) }),
    ...(hasDifference(change) && countsOf(change)),
  };
}

/** Returns one hash of all own templates; undefined without any. */
export function ownTemplatesHash(disk: ReadableDisk, own: ReadonlyMap<string, string> = new Map()): string | undefined {
  if (own.size === 0) return undefined;
  const lines = [...own].map(([name, path]) => `${name} ${textHash(disk.read(path) ?? new Uint8Array())}`);
  return hashOfText(lines.sort().join("\n"));
}
