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

/** Returns the call that loads a root for the command of a request: with one child, where the command changes that child alone. Spec: model-infrastructure, Repositories. */
export function loadForRequest(
  root: Entity,
  command: Command,
  place: ModelPlace,
  argumentOf: (parameter: string) => string | undefined,
) {
  const reached = reachedChild(root, command, place);
  const value = reached && argumentOf(reached.parameter);
  if (reached === undefined || value === undefined) return loadWords(root, command, place);
  return { load: `${oneOfMethod(reached.list)}Async`, lists: `${value}, ` };
}

/** Returns the lists of a root of which some command changes one child alone. */
export function listsReachedByOne(root: Entity, place: ModelPlace): readonly StoredChild[] {
  return [...new Set(root.commands.flatMap((command) => reachedChild(root, command, place)?.list ?? []))];
}

/** Returns the name of the method that loads a root with one child of a list. */
export function oneOfMethod({ member }: StoredChild): string {
  return `GetByIdWithOneOf${pascalCaseOf(member.name)}`;
}

/** Returns the one list that a command needs, if it calls commands of a child there alone, and the parameter that identifies the child. */
function reachedChild(root: Entity, command: Command, place: ModelPlace) {
  const lists = separableLists(root, command, place);
  const calls = command.changes.filter((change) => change.kind === "call");
  const [call] = calls;
  const list = lists.find(({ member }) => member.name === call?.field);
  if (list === undefined || call?.chosen.kind !== "parameter") return undefined;
  const { name: parameter } = call.chosen;
  const isOne = calls.every(
    ({ field, chosen }) => field === call.field && chosen.kind === "parameter" && chosen.name === parameter,
  );
  // A patch that does not name the parameter takes it from the root, which is not loaded yet.
  const isKept = command.operation.parameters.some(({ name, kept }) => name === parameter && kept !== undefined);
  if (!isOne || isKept) return undefined;
  const changed = command.changes.filter(({ kind }) => kind !== "call").map(({ field }) => field);
  const needed = new Set([...changed, ...fieldsRead(root, command, place, [])]);
  return lists.some(({ member }) => needed.has(member.name)) ? undefined : { list, parameter };
}

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
  const lists = separableLists(root, command, place);
  if (lists.length === 0) return undefined;
  const read = new Set([...changedBy(command), ...fieldsRead(root, command, place, others)]);
  const needed = lists.filter(({ member }) => read.has(member.name));
  return needed.length === lists.length ? undefined : needed;
}

/** Returns the lists that a load can leave out: none for a command that marks each row as deleted. */
function separableLists(root: Entity, { removal }: Command, { storage, context }: ModelPlace): readonly StoredChild[] {
  const stored = storage?.rootsOf(context).find(({ entity }) => entity === root);
  if (removal !== undefined && stored?.isSoftDeleted === true) return [];
  return stored?.children.filter(({ isList }) => isList) ?? [];
}

function changedBy({ changes }: Command): readonly string[] {
  return changes.map(({ field }) => field);
}

/** Names the fields that a command reads, also by invariants, its answer, and the read models that it can make fail. */
function fieldsRead(root: Entity, command: Command, place: ModelPlace, others: readonly Expr[]): ReadonlySet<string> {
  const { projection } = command;
  const changed = changedBy(command);
  const answers = place.context.readModels.filter(({ type }) => projection && keyOf(type) === keyOf(projection));
  return fieldsReadBy(
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
}
