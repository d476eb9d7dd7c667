import type { Entity, Relationship } from "../../../../entity/entity.ts";
import { rowClaimsOf } from "../../../../entity/own-rows.ts";
import { keyOf } from "../../../../entity/wire-properties.ts";
import { csharpString } from "../../csharp-text.ts";
import { typeName } from "../../names.ts";
import { expectation } from "../fact.ts";
import { anyVersion, send } from "./entity-facts.ts";
import { entityOperationWords } from "./entity-operation-words.ts";
import { callAs } from "./rows-facts.ts";

/** Something that hides rows of a relationship: a caller whose claim differs, or a deletion. */
export interface Hiding {
  readonly name: string;
  /** The statement from which on rows are hidden. */
  readonly line: string;
  readonly ofParent: boolean;
  readonly ofChild: boolean;
  readonly isDeletion: boolean;
}

/** Returns the other callers for whom the rows of a relationship are hidden. */
export function otherCallers({ parent, child }: Relationship): readonly Hiding[] {
  const [ofParent, ofChild] = [rowClaimsOf(parent), rowClaimsOf(child)];
  const has = (claims: typeof ofParent, claim: string) => claims.some((one) => one.claim === claim);
  const all = new Map([...ofParent, ...ofChild].map(({ who, claim }) => [claim, who]));
  return [...all].map(([claim, who]) => ({
    name: `another_${who}`,
    line: callAs(claim),
    ofParent: has(ofParent, claim),
    ofChild: has(ofChild, claim),
    isDeletion: false,
  }));
}

/** Returns the deletion that hides a parent from its children; none if deletions remove rows. */
export function parentDeletions({ parent }: Relationship): readonly Hiding[] {
  const { deletedAt, operations } = parent;
  if (deletedAt === undefined || operations.delete === undefined) return [];
  const sent = send(entityOperationWords(operations.delete, ["id"]), ofRow("parent", parent), anyVersion(parent));
  const line = expectation(sent, "NoContent");
  return [{ name: "a_deleted_parent", line, ofParent: true, ofChild: false, isDeletion: true }];
}

/** Returns the arguments with the key of a row, by the name of its variable. */
export function ofRow(row: string, entity: Pick<Entity, "keys">): string {
  return `${typeName("TestSamples")}.Of("id", ${row}[${csharpString(keyOf(entity).wireName)}])`;
}

/** Returns a copy of the key of a row, by the name of its variable. */
export function copiedKey(row: string, entity: Pick<Entity, "keys">): string {
  return `${row}[${csharpString(keyOf(entity).wireName)}]!.DeepClone()`;
}
