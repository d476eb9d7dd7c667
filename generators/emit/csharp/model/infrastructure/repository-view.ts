import type { Aggregate, Entity, Finder } from "../../../../model/ir.ts";
import type { RepositoryOperation } from "../../../../model/repository-operations.ts";
import type { StoredEntity } from "../../../../model/storage/stored-entities.ts";
import { camelCaseOf, pascalCaseOf } from "../../../../text/casing.ts";
import { quoted } from "../../../../text/quoted.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { csharpIdentifier, csharpString, freshIdentifier } from "../../csharp-text.ts";
import { separated } from "../../lists.ts";
import { declaredType, extensionMethod, typeName } from "../../names.ts";
import { needsNumbers, repositoryProperty, rootOf } from "../application/repository-views.ts";
import { csharpTypeOf, methodParameters } from "../declaration-words.ts";
import { conditionOf, filtersOf } from "./finder-words.ts";
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

function finderLines(finder: Finder, root: Entity, place: ModelPlace): readonly (readonly string[])[] {
  const { name, parameters, isList } = finder;
  const type = declaredType(root.type);
  const taken = new Set([...parameters.map((parameter) => parameter.name), "store", "ct"]);
  const rows = freshIdentifier("found", taken);
  const row = freshIdentifier(camelCaseOf(root.name), new Set([...taken, rows]));
  const { filters, remaining } = filtersOf(finder, root, place);
  const method = pascalCaseOf(name);
  const result = isList ? `${typeName("IReadOnlyList")}<${type}>` : `${type}?`;
  const declared = methodParameters(parameters)
    .map((parameter) => `${parameter}, `)
    .join("");
  const ordered = `.${extensionMethod("OrderBy")}(${row} => ${row}.Id)`;
  const end = `.${extensionMethod(isList ? "ToListAsync" : "FirstOrDefaultAsync")}(ct)`;
  const where = (condition: string) => `.${extensionMethod("Where")}(${row} => ${condition})`;
  const always = filters.filter(({ isOptional }) => !isOptional).map((filter) => conditionOf(filter, row));
  const narrowed = `store.${repositoryProperty(root.name)}${always.length === 0 ? "" : where(always.join(" && "))}`;
  const optional = filters.filter(({ isOptional }) => isOptional);
  const head = `public async ${typeName("Task")}<${result}> ${method}Async(${declared}${tokens()})`;
  if (remaining.length + optional.length === 0) return [[`${head} =>`, `    await ${narrowed}${ordered}${end};`]];
  const body = [
    head,
    "{",
    `    var ${rows} = ${narrowed};`,
    ...optional.map((filter) => {
      const absent = csharpIdentifier(filter.parameter.name);
      return `    ${rows} = ${absent} is null ? ${rows} : ${rows}${where(conditionOf(filter, row))};`;
    }),
  ];
  if (remaining.length === 0) return [[...body, `    return await ${rows}${ordered}${end};`, "}"]];
  const hook = hookWords(finder, { root, rows, type, remaining: remaining.map((one) => one.name) });
  return [[...body, ...hook.call, `    return await ${rows}${end};`, "}"], hook.declaration];
}

interface HookPlace {
  readonly root: Entity;
  readonly rows: string;
  readonly type: string;
  readonly remaining: readonly string[];
}

/** Returns the hook of a finder with parameters that name no field, and its call. Without a second part, the finder fails. */
function hookWords({ name, parameters }: Finder, { root, rows, type, remaining }: HookPlace) {
  const method = pascalCaseOf(name);
  const chosen = freshIdentifier("chosen", new Set([...parameters.map((parameter) => parameter.name), rows]));
  const query = `${typeName("IQueryable")}<${type}>`;
  const words = remaining.map(quoted).join(", ");
  const reason = `${words} ${remaining.length === 1 ? "names" : "name"} no column of ${root.name}: implement ${method} in a second part of ${root.name}Repository.`;
  const given = parameters.map((parameter) => `${csharpIdentifier(parameter.name)}, `).join("");
  const taken = parameters.map((one) => `${csharpTypeOf(one.type)} ${csharpIdentifier(one.name)}, `).join("");
  return {
    call: [
      `    ${query}? ${chosen} = null;`,
      `    ${method}(${rows}, ${given}ref ${chosen});`,
      `    ${rows} = ${chosen} ?? throw new ${typeName("NotSupportedException")}(${csharpString(reason)});`,
    ],
    declaration: [
      `/// <summary>Implement in a second file to choose and order the aggregates of <see cref="${method}Async"/>.</summary>`,
      `static partial void ${method}(${query} ${rows}, ${taken}ref ${query}? ${chosen});`,
    ],
  };
}
