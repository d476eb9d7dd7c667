import type { Aggregate, Entity } from "../../../../model/ir.ts";
import type { RepositoryOperation } from "../../../../model/repository-operations.ts";
import type { StoredEntity } from "../../../../model/storage/stored-entities.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpIdentifier, csharpString, freshIdentifier } from "../../csharp-text.ts";
import { separated } from "../../lists.ts";
import { declaredType, extensionMethod, typeName } from "../../names.ts";
import { needsNumbers, rootOf } from "../application/repository-views.ts";
import { finderHooks, finderLines } from "./finder-words.ts";
import type { Hook } from "./hook.ts";
import { includeLines } from "./include-lines.ts";
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
    ...(operations.includes("getById") ? [queryLines(stored)] : []),
    ...(needsNumbers(root) ? sequenceLines(root, context.name) : []),
    ...operations.map((operation) => operationLines(operation, root)),
    ...finders.flatMap((finder) => finderLines(finder, root, place)),
  ];
  return {
    context: context.name,
    name: root.name,
    root: declaredType(root.type),
    members: separated(members.map((lines) => ({ lines }))),
  };
}

/** Returns the finders that a repository leaves to the host. */
export function repositoryHooks(aggregate: Aggregate, place: ModelPlace): readonly Hook[] {
  const root = rootOf(aggregate, place.context);
  return aggregate.repository.finders.flatMap((finder) => finderHooks(finder, root, place));
}

const tokens = () => `${typeName("CancellationToken")} ct = default`;

function queryLines(stored: StoredEntity): readonly string[] {
  const { entity } = stored;
  const type = declaredType(entity.type);
  const variable = csharpIdentifier(camelCaseOf(entity.name));
  const identity = declaredType(entity.identity.type);
  const row = freshIdentifier(variable, new Set(["context", "id", "ct"]));
  return [
    `private static readonly ${typeName("CompiledQuery")}<${identity}, ${type}> ById = new((context, id, ct) =>`,
    `    context.Set<${type}>()`,
    ...includeLines(stored).map((line) => `        ${line}`),
    `        .${extensionMethod("FirstOrDefault")}(${row} => ${row}.Id == id));`,
  ];
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

function operationLines(operation: RepositoryOperation, root: Entity): readonly string[] {
  const type = declaredType(root.type);
  const task = typeName("Task");
  if (operation === "getById")
    return [
      `public ${task}<${type}?> GetByIdAsync(${declaredType(root.identity.type)} id, ${tokens()}) => ById.FindAsync(store.Context, id, ct);`,
    ];
  const calls = { add: "Add", update: extensionMethod("UpdateDetached"), remove: "Remove" };
  return [
    `public ${task} ${pascalCaseOf(operation)}Async(${type} aggregate, ${tokens()})`,
    "{",
    `    store.Context.${calls[operation]}(aggregate);`,
    `    return ${task}.CompletedTask;`,
    "}",
  ];
}
