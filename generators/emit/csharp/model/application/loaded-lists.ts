import type { Expr } from "../../../../model/expr.ts";
import type { Command, Entity } from "../../../../model/ir.ts";
import type { StoredChild } from "../../../../model/storage/stored-entities.ts";
import { keyOf } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { declaredType, silencedIfObsolete } from "../../names.ts";
import { expressionsOfBehaviour, ofRules } from "../model-facts.ts";
import { fallibleReads } from "./computable-reads.ts";
import { fieldsReadBy } from "./fields-read.ts";

/** Returns the call that loads a root for a command, and its argument with the lists that the command and other expressions need. Spec: model-infrastructure, Repositories. */
export function loadWords(root: Entity, command: Command | undefined, place: ModelPlace, others: readonly Expr[] = []) {
  const lists = command && loadedLists(root, command, place, others);
  if (lists === undefined) return { load: "GetByIdAsync", lists: "" };
  const type = declaredType(root.type);
  const names = lists.map(({ member }) => `${silencedIfObsolete(member)}nameof(${type}.${pascalCaseOf(member.name)})`);
  return { load: "GetByIdWithAsync", lists: `[${names.join(", ")}], ` };
}

/** True for a root with a command that needs some of its lists only. */
export function loadsInPart(root: Entity, place: ModelPlace): boolean {
  return root.commands.some((command) => loadedLists(root, command, place) !== undefined);
}

/** Returns the lists of a stored root that a command needs; undefined if it needs all of them. */
function loadedLists(
  root: Entity,
  command: Command,
  place: ModelPlace,
  others: readonly Expr[] = [],
): readonly StoredChild[] | undefined {
  const stored = place.storage?.rootsOf(place.context).find(({ entity }) => entity === root);
  const lists = stored?.children.filter(({ isList }) => isList) ?? [];
  if (lists.length === 0) return undefined;
  const read = fieldsNeededBy(root, command, place, others);
  const needed = lists.filter(({ member }) => read.has(member.name));
  return needed.length === lists.length ? undefined : needed;
}

/** Names the fields that a command reads or changes, also by invariants, its answer, and the read models that it can make fail. */
function fieldsNeededBy(
  root: Entity,
  command: Command,
  place: ModelPlace,
  others: readonly Expr[],
): ReadonlySet<string> {
  const { projection } = command;
  const changed = command.changes.map(({ field }) => field);
  const answers = place.context.readModels.filter(({ type }) => projection && keyOf(type) === keyOf(projection));
  const read = fieldsReadBy(
    [
      ...expressionsOfBehaviour(command),
      ...others,
      ...ofRules(root.invariants),
      ...root.states.flatMap(({ field, rules }) =>
        changed.includes(field) ? rules.flatMap(({ guard }) => guard ?? []) : [],
      ),
      ...answers.flatMap(({ fields }) => fields.map(({ value }) => value)),
      ...fallibleReads(root, changed, place).flatMap(({ values }) => values),
    ],
    root,
    place,
  );
  return new Set([...changed, ...read]);
}
