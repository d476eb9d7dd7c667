import type { Aggregate, Entity, Member } from "../../../../model/ir.ts";
import type { RepositoryOperation } from "../../../../model/repository-operations.ts";
import type { StoredChild, StoredEntity } from "../../../../model/storage/stored-entities.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpIdentifier, csharpString, freshIdentifier } from "../../csharp-text.ts";
import { separated } from "../../lists.ts";
import { declaredType, extensionMethod, silencedIfObsolete, typeName } from "../../names.ts";
import { oneOfMethod } from "../application/loaded-lists.ts";
import {
  loadsPartOf,
  needsNumbers,
  repositoryProperty,
  rootOf,
  singlyLoadedLists,
} from "../application/repository-views.ts";
import { existsMethod, fieldsMethod, isSought, readFields } from "../application/sought-roots.ts";
import { compiledQueryLines } from "./compiled-query.ts";
import { finderHooks, finderLines } from "./finder-words.ts";
import type { Hook } from "./hook.ts";
import { childLines, hasListsToMultiply, includeLines, isReadInParts } from "./include-lines.ts";
import { hasIdentity } from "./row-identity.ts";
import { storageAt } from "./storage-at.ts";

/** Returns the view of a repository over EF Core. Spec: model-infrastructure, Repositories. */
export function storedRepositoryView(aggregate: Aggregate, place: ModelPlace) {
  const { context } = place;
  const root = rootOf(aggregate, context);
  const { operations, finders } = aggregate.repository;
  const stored = storageAt(place)
    .rootsOf(context)
    .find(({ entity }) => entity === root);
  if (stored === undefined) throw new Error(`The root of '${aggregate.name}' has no table.`);
  const members = [
    ...(operations.includes("getById") && isCompiled(stored) ? [queryLines(stored, place)] : []),
    ...(needsNumbers(root) ? sequenceLines(root, context.name) : []),
    ...operations.map((operation) => operationLines(operation, stored)),
    ...(isSought(root, context) ? [existsLines(aggregate, stored)] : []),
    ...fieldsLines(readFields(root, context), aggregate, stored),
    ...(loadsPartOf(aggregate, place) ? [partLines(stored)] : []),
    ...singlyLoadedLists(aggregate, place).map((list) => oneOfLines(stored, list)),
    ...finders.flatMap((finder) => finderLines(finder, root, place)),
  ];
  return {
    context: context.name,
    name: root.name,
    members: separated(members.map((lines) => ({ lines }))),
  };
}

/** Returns the finders that a repository leaves to the host. */
export function repositoryHooks(aggregate: Aggregate, place: ModelPlace): readonly Hook[] {
  const root = rootOf(aggregate, place.context);
  return aggregate.repository.finders.flatMap((finder) => finderHooks(finder, root, place));
}

const tokens = () => `${typeName("CancellationToken")} ct = default`;

/** True for a root that one statement finds by one column. EF Core compiles no query over the parts of a parameter. */
function isCompiled(stored: StoredEntity): boolean {
  return !isReadInParts(stored) && stored.key.length === 1;
}

function queryLines(stored: StoredEntity, place: ModelPlace): readonly string[] {
  const { entity } = stored;
  const row = rowOf(entity);
  const found = `.${extensionMethod("FirstOrDefault")}(${row} => ${row}.Id == id)`;
  return compiledQueryLines(
    { entity, answer: declaredType(entity.type), calls: [...includeLines(stored), found] },
    place,
  );
}

/** Returns the method that loads a root with some of its lists. */
function partLines(stored: StoredEntity): readonly string[] {
  const { entity, children } = stored;
  const type = declaredType(entity.type);
  const rows = freshIdentifier("found", new Set([rowOf(entity)]));
  const first = `${rows}.${extensionMethod("FirstOrDefaultAsync")}(ct)`;
  const whole = `${rows}.${extensionMethod("FirstWholeAsync")}(store.Context, ct)`;
  const read = isReadInParts(stored) ? `lists.Count == 0 ? ${first} : ${whole}` : first;
  return [
    `public ${typeName("Task")}<${type}?> GetByIdWithAsync(${declaredType(entity.identity.type)} id, ${typeName("IReadOnlyList")}<string> lists, ${tokens()})`,
    "{",
    `    var ${rows} = store.Context.Set<${type}>().${extensionMethod("IgnoreAutoIncludes")}()${singleLines(stored)}${byId(entity)};`,
    ...children.flatMap((child) => (child.isList ? [listLine(stored, child, rows)] : [])),
    `    return ${read};`,
    "}",
  ];
}

/** Returns the calls that load the children of a root that are in no list, which every load needs. */
function singleLines(stored: StoredEntity): string {
  const singles = stored.children.filter(({ isList }) => !isList);
  return childLines(stored, singles).join("");
}

/** Returns the method that loads a root with one child of a list. */
function oneOfLines(stored: StoredEntity, list: StoredChild): readonly string[] {
  const { entity } = stored;
  const type = declaredType(entity.type);
  const child = list.stored.entity;
  const row = freshIdentifier(csharpIdentifier(camelCaseOf(child.name)), new Set(["child", "id", "ct", "store"]));
  const one = `.${extensionMethod("Where")}(${row} => ${hasIdentity(child, row, "child")})`;
  const read =
    isReadInParts(stored) && hasListsToMultiply(list)
      ? `.${extensionMethod("FirstWholeAsync")}(store.Context, ct)`
      : `.${extensionMethod("FirstOrDefaultAsync")}(ct)`;
  return [
    `public ${typeName("Task")}<${type}?> ${oneOfMethod(list)}Async(${declaredType(entity.identity.type)} id, ${declaredType(child.identity.type)} child, ${tokens()}) =>`,
    `    store.Context.Set<${type}>()`,
    `        .${extensionMethod("IgnoreAutoIncludes")}()${singleLines(stored)}`,
    `        ${byId(entity)}`,
    ...childLines(stored, [list], one).map((line) => `        ${line}`),
    `        ${read};`,
  ];
}

/** Returns the method that tells if a root is stored, in one statement that loads nothing. */
function existsLines(aggregate: Aggregate, { entity }: StoredEntity): readonly string[] {
  const row = rowOf(entity);
  const head = `public ${typeName("Task")}<bool> ${existsMethod(aggregate)}Async(${declaredType(entity.identity.type)} id, ${tokens()})`;
  const found = `store.${repositoryProperty(entity.name)}.${extensionMethod("AnyAsync")}(${row} => ${hasIdentity(entity, row, "id")}, ct)`;
  return [`${head} =>`, `    ${found};`];
}

/** Returns the method that reads some fields of a root, in one statement. */
function fieldsLines(fields: readonly Member[], aggregate: Aggregate, { entity }: StoredEntity) {
  if (fields.length === 0) return [];
  const row = rowOf(entity);
  const result = `I${entity.name}Repository.Fields`;
  const values = fields.map((field) => `${silencedIfObsolete(field)}${row}.${pascalCaseOf(field.name)}`).join(", ");
  const head = `public ${typeName("Task")}<${result}?> ${fieldsMethod(aggregate)}Async(${declaredType(entity.identity.type)} id, ${tokens()})`;
  return [
    [
      `${head} =>`,
      `    store.${repositoryProperty(entity.name)}`,
      `        ${byId(entity)}`,
      `        .${extensionMethod("Select")}(${row} => new ${result}(${values}))`,
      `        .${extensionMethod("FirstOrDefaultAsync")}(ct);`,
    ],
  ];
}

function listLine(stored: StoredEntity, child: StoredChild, rows: string): string {
  const { member } = child;
  const name = `${silencedIfObsolete(member)}${declaredType(stored.entity.type)}.${pascalCaseOf(member.name)}`;
  const included = childLines(stored, [child]).join("");
  return `    ${rows} = lists.${extensionMethod("Contains")}(nameof(${name})) ? ${rows}${included} : ${rows};`;
}

function byId(root: Entity): string {
  const row = rowOf(root);
  return `.${extensionMethod("Where")}(${row} => ${hasIdentity(root, row, "id")})`;
}

function rowOf({ name }: Entity): string {
  return freshIdentifier(csharpIdentifier(camelCaseOf(name)), new Set(["context", "id", "ct", "lists", "store"]));
}

function sequenceLines({ name, identity }: Entity, context: string): readonly (readonly string[])[] {
  const type = declaredType(identity.type);
  return [
    [
      "/// <summary>The sequence that numbers new aggregates.</summary>",
      `public const string Sequence = ${csharpString(`${context}.${name}`)};`,
    ],
    [
      `public async ${typeName("Task")}<${type}> NextIdAsync(${tokens()}) => new(await store.Context.${extensionMethod("NextIdentityAsync")}(Sequence, ct));`,
    ],
  ];
}

function operationLines(operation: RepositoryOperation, stored: StoredEntity): readonly string[] {
  const { entity: root } = stored;
  const type = declaredType(root.type);
  const task = typeName("Task");
  if (operation === "getById") {
    const rows = `store.${repositoryProperty(root.name)}`;
    const row = rowOf(root);
    const head = `public ${task}<${type}?> GetByIdAsync(${declaredType(root.identity.type)} id, ${tokens()}) =>`;
    if (isCompiled(stored)) return [`${head} ById.FindAsync(store.Context, id, ct);`];
    if (isReadInParts(stored))
      return [`${head} ${rows}${byId(root)}.${extensionMethod("FirstWholeAsync")}(store.Context, ct);`];
    return [
      head,
      `    ${rows}.${extensionMethod("FirstOrDefaultAsync")}(${row} => ${hasIdentity(root, row, "id")}, ct);`,
    ];
  }
  const head = `public ${task} ${pascalCaseOf(operation)}Async(${type} aggregate, ${tokens()})`;
  if (operation === "add") return [`${head} => store.Context.AddAsync(aggregate, ct).AsTask();`];
  if (operation === "update") return [`${head} => store.Context.${extensionMethod("UpdateDetachedAsync")}(aggregate);`];
  if (stored.isSoftDeleted) return [`${head} => store.Context.${extensionMethod("RemoveSoftly")}(aggregate);`];
  return [head, "{", "    store.Context.Remove(aggregate);", `    return ${task}.CompletedTask;`, "}"];
}
