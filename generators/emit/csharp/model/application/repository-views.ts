import type { Aggregate, Context, Entity, Finder } from "../../../../model/ir.ts";
import { replaysRequests } from "../../../../model/operation/model-operation.ts";
import type { RepositoryOperation } from "../../../../model/repository-operations.ts";
import { actsOnce, type StoredChild } from "../../../../model/storage/stored-entities.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { pluralOf } from "../../../../text/nouns.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { xmlText } from "../../csharp-text.ts";
import { apart } from "../../lists.ts";
import { declaredType, typeName } from "../../names.ts";
import { csharpTypeOf, methodParameters } from "../declaration-words.ts";
import { listsReachedByOne, loadsInPart, oneOfMethod } from "./loaded-lists.ts";
import { existsMethod, fieldsMethod, isSought, readFields } from "./sought-roots.ts";

/** The repository of a root, as an interface: the host implements it. Spec: model-csharp, Repositories. */
export function repositoryView(aggregate: Aggregate, place: ModelPlace) {
  const root = rootOf(aggregate, place.context);
  const { operations, finders } = aggregate.repository;
  const fields = readFields(root, place.context);
  const methods = [
    ...nextMethods(root),
    ...operations.map((operation) => operationMethod(operation, root)),
    ...existsMethods(aggregate, root, place.context),
    ...(fields.length === 0 ? [] : [fieldsRow(aggregate, root)]),
    ...partMethods(aggregate, place),
    ...oneOfMethods(aggregate, place),
    ...finders.map((finder) => finderMethod(finder, root)),
  ];
  return {
    root: aggregate.root,
    methods: apart(methods),
    hasFields: fields.length > 0,
    fields: fields.map(({ name, type }) => `${csharpTypeOf(type)} ${pascalCaseOf(name)}`).join(", "),
  };
}

const undescribed = { hasSummary: false, summary: "", body: "" };

/** The method that tells if a root is stored, if some rule asks for it. */
function existsMethods(aggregate: Aggregate, root: Entity, context: Context) {
  if (!isSought(root, context)) return [];
  return [
    {
      ...undescribed,
      name: existsMethod(aggregate),
      result: "<bool>",
      parameters: `${declaredType(root.identity.type)} id, `,
    },
  ];
}

/** The method that reads what behaviours of others ask of a stored root. */
function fieldsRow(aggregate: Aggregate, { identity }: Entity) {
  const parameters = `${declaredType(identity.type)} id, `;
  return { ...undescribed, name: fieldsMethod(aggregate), result: "<Fields?>", parameters };
}

/** The method that loads a root without the lists that a command does not need. */
function partMethods(aggregate: Aggregate, place: ModelPlace) {
  if (!loadsPartOf(aggregate, place)) return [];
  const { type, identity } = rootOf(aggregate, place.context);
  return [
    {
      hasSummary: true,
      summary: "Loads an aggregate for a command that needs these of its lists only. The others stay empty.",
      name: "GetByIdWith",
      result: `<${declaredType(type)}?>`,
      parameters: `${declaredType(identity.type)} id, ${typeName("IReadOnlyList")}<string> lists, `,
      body: " => GetByIdAsync(id, ct)",
    },
  ];
}

/** The methods that load a root with one child, for the commands that change that child alone. */
function oneOfMethods(aggregate: Aggregate, place: ModelPlace) {
  const { type, identity } = rootOf(aggregate, place.context);
  return singlyLoadedLists(aggregate, place).map((list) => ({
    hasSummary: true,
    summary: "Loads an aggregate for a command that needs one child only. Its lists are otherwise empty.",
    name: oneOfMethod(list),
    result: `<${declaredType(type)}?>`,
    parameters: `${declaredType(identity.type)} id, ${declaredType(list.stored.entity.identity.type)} child, `,
    body: " => GetByIdAsync(id, ct)",
  }));
}

/** Returns the lists of which a repository loads one child alone. */
export function singlyLoadedLists(aggregate: Aggregate, place: ModelPlace): readonly StoredChild[] {
  return aggregate.repository.operations.includes("getById")
    ? listsReachedByOne(rootOf(aggregate, place.context), place)
    : [];
}

/** True for a repository that loads aggregates with some of their lists. */
export function loadsPartOf(aggregate: Aggregate, place: ModelPlace): boolean {
  return aggregate.repository.operations.includes("getById") && loadsInPart(rootOf(aggregate, place.context), place);
}

/** The next identity of a sequence, if a factory leaves it to the store. */
function nextMethods(root: Entity) {
  if (!needsNumbers(root)) return [];
  const { identity } = root;
  const summary = "Returns the next number. One that is not used in the end stays unused.";
  return [
    {
      ...undescribed,
      hasSummary: true,
      summary,
      name: "NextId",
      result: `<${declaredType(identity.type)}>`,
      parameters: "",
    },
  ];
}

/** True for a root whose store gives the next number of a sequence. */
export function needsNumbers({ factories }: Entity): boolean {
  return factories.some(({ isIdentityStored }) => isIdentityStored);
}

function operationMethod(operation: RepositoryOperation, root: Entity) {
  const type = declaredType(root.type);
  const name = pascalCaseOf(operation);
  return operation === "getById"
    ? { ...undescribed, name, result: `<${type}?>`, parameters: `${declaredType(root.identity.type)} id, ` }
    : { ...undescribed, name, result: "", parameters: `${type} aggregate, ` };
}

function finderMethod({ name, parameters, isList }: Finder, root: Entity) {
  const type = declaredType(root.type);
  return {
    ...undescribed,
    name: pascalCaseOf(name),
    result: isList ? `<${typeName("IReadOnlyList")}<${type}>>` : `<${type}?>`,
    parameters: methodParameters(parameters)
      .map((parameter) => `${parameter}, `)
      .join(""),
  };
}

/** The transactional boundary of a context. Spec: model-csharp, Unit of work. */
export function unitOfWorkView(context: Context) {
  const repositories = context.aggregates.map(({ root }) => ({ root, property: repositoryProperty(root) }));
  const bases = [
    ...(replaysRequests(context) ? [typeName("IRequestReplay")] : []),
    ...(actsOnce(context) ? [typeName("IEventReplay")] : []),
    ...(context.processes.length > 0 ? [typeName("IProcessSteps")] : []),
  ];
  return { context: xmlText(context.name), repositories, bases: bases.join(", ") };
}

export function rootOf({ root, name }: Aggregate, { entities }: Context): Entity {
  const entity = entities.find((one) => one.name === root);
  if (entity === undefined) throw new Error(`The root of '${name}' is not understood.`);
  return entity;
}

/** The property of the unit of work that holds the repository of a root. Spec: model-csharp, Unit of work. */
export function repositoryProperty(root: string): string {
  return pluralOf(root);
}
