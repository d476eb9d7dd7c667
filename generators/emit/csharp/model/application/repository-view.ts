import type { Aggregate, Entity, Finder } from "../../../../model/ir.ts";
import type { RepositoryOperation } from "../../../../model/repository-operations.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import { declaredType, typeName } from "../../names.ts";
import { methodParameters } from "../record-words.ts";
import { rootOf } from "../root-of.ts";
import { separated } from "../separated.ts";

/** The repository of a root, as an interface: the host implements it. Spec: model-csharp, Repositories. */
export function repositoryView(aggregate: Aggregate, { context }: ModelPlace) {
  const root = rootOf(aggregate, context);
  const { operations, finders } = aggregate.repository;
  const methods = [
    ...operations.map((operation) => operationMethod(operation, root)),
    ...finders.map((finder) => finderMethod(finder, root)),
  ];
  return { root: aggregate.root, methods: separated(methods) };
}

function operationMethod(operation: RepositoryOperation, root: Entity) {
  const type = declaredType(root.type);
  const change = { result: "", parameters: `${type} aggregate, ` };
  switch (operation) {
    case "getById":
      return { name: "GetById", result: `<${type}?>`, parameters: `${declaredType(root.identity.type)} id, ` };
    case "add":
      return { name: "Add", ...change };
    case "update":
      return { name: "Update", ...change };
    case "remove":
      return { name: "Remove", ...change };
  }
}

function finderMethod({ name, parameters, isList }: Finder, root: Entity) {
  const type = declaredType(root.type);
  return {
    name: pascalCaseOf(name),
    result: isList ? `<${typeName("IReadOnlyList")}<${type}>>` : `<${type}?>`,
    parameters: methodParameters(parameters)
      .map((parameter) => `${parameter}, `)
      .join(""),
  };
}
