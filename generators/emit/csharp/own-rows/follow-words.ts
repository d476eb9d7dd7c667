import type { Entity, Relationship } from "../../../entity/entity.ts";
import type { Target } from "../../../entity/graft.ts";
import { namesCallers } from "../../../entity/own-rows.ts";
import { followsDeletions } from "../../../entity/served.ts";
import { keyOf } from "../../../entity/wire-properties.ts";
import { csharpString } from "../csharp-text.ts";
import { rowTypeOf } from "../entity-words.ts";
import { otherType, typeName } from "../names.ts";
import { memberType } from "../wrapper-words.ts";
import { traceOf } from "./trace-words.ts";

/** Returns the words of the method by which children follow the deletion of parents that stay. Spec: entity-file, Deleted rows. */
export function followWords(relationship: Relationship, target: Target) {
  const { parent, child, foreignKey, onDelete } = relationship;
  const follows = followsDeletions(relationship);
  const isDeclared = foreignKey.kind === "declared";
  const type = `${memberType(keyOf(parent))}?`;
  const member = isDeclared
    ? `row.${foreignKey.property.name}`
    : `${typeName("EF")}.Property<${type}>(row, ${csharpString(foreignKey.name)})`;
  const cascades = follows && onDelete === "cascade";
  const change: Change = cascades
    ? [`row.${child.deletedAt?.name ?? ""}`, child.deletedAt && traceOf(child.deletedAt)]
    : [member, `(${type})null`];
  return {
    follows,
    cascades,
    isRefused: onDelete === "restrict",
    isNoting: follows && onDelete !== "restrict" && namesCallers(child),
    dependents: cascades
      ? `, ${typeName("IEnumerable")}<${typeName("IDependents")}<${otherType(rowTypeOf(child, target))}>> dependents`
      : "",
    live: child.deletedAt === undefined ? "" : `row.${child.deletedAt.name} == null && `,
    member,
    setters: settersOf(child, change).map((setter) => ({ setter })),
  };
}

/** A member, and the value that it gets. */
type Change = readonly [member: string, value: string | undefined];

/** Prints the setters of rows that follow a deletion, the traces of the change among them. The database or the host counts the versions of existing classes. */
function settersOf({ audit, version, model }: Entity, change: Change): readonly string[] {
  const traces = [audit.updatedAt, audit.updatedBy].flatMap((one): readonly Change[] =>
    one === undefined ? [] : [[`row.${one.name}`, traceOf(one)]],
  );
  const counted: readonly Change[] =
    version === undefined || model.kind === "existing" ? [] : [[`row.${version}`, `row => row.${version} + 1`]];
  return [change, ...counted, ...traces].map(([member, value]) => `.SetProperty(row => ${member}, ${value})`);
}
