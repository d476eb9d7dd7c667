import type { Aggregate, Context, Entity, Finder } from "../../../../model/ir.ts";
import type { RepositoryOperation } from "../../../../model/repository-operations.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { pluralOf } from "../../../../text/nouns.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { xmlText } from "../../csharp-text.ts";
import { separated } from "../../lists.ts";
import { declaredType, typeName } from "../../names.ts";
import { methodParameters } from "../declaration-words.ts";

/** The repository of a root, as an interface: the host implements it. Spec: model-csharp, Repositories. */
export function repositoryView(aggregate: Aggregate, { context }: ModelPlace) {
  const root = rootOf(aggregate, context);
  const { operations, finders } = aggregate.repository;
  const methods = [
    ...nextMethods(root),
    ...operations.map((operation) => operationMethod(operation, root)),
    ...finders.map((finder) => finderMethod(finder, root)),
  ];
  return { root: aggregate.root, methods: separated(methods) };
}

const undescribed = { hasSummary: false, summary: "" };

/** The next identity of a sequence, if a factory leaves it to the store. */
function nextMethods(root: Entity) {
  if (!needsNumbers(root)) return [];
  const { identity } = root;
  const summary = "Returns the next number. One that is not used in the end stays unused.";
  return [{ hasSummary: true, summary, name: "NextId", result: `<${declaredType(identity.type)}>`, parameters: "" }];
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
  return { context: xmlText(context.name), repositories };
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
