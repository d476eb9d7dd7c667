import { wireNameOf } from "../../../../http/wire-name-of.ts";
import type { Context, Entity } from "../../../../model/ir.ts";
import { isEqual, isList, isObject, type Json } from "../../../../model/sample/json.ts";
import type { Call } from "../../../../model/sample/ways.ts";
import { isSameType, required } from "../../../../model/type.ts";
import { pascalCaseOf } from "../../../../text/casing.ts";
import { declaredType, namespaceName, typeName } from "../../names.ts";
import { repositoryProperty } from "../application/repository-views.ts";

/** A child whose identity the host has made, and which no operation answers. */
export interface StoredChild {
  /** The JSON name of the argument that takes the identity. */
  readonly argument: string;
  /** The property of the root with the children. */
  readonly list: string;
  readonly index: number;
  /** The member of the identity that is its JSON. */
  readonly value: string;
}

/** Returns the children of a root whose identities a call takes, other than those that requests give. */
export function storedChildren({ command, args, state }: Call, root: Entity, context: Context): readonly StoredChild[] {
  const lists = root.members.flatMap(({ name, type }) => {
    const child = context.entities.find((one) => type.kind === "list" && isSameType(one.type, type.item));
    const kind = child?.identity.type.kind === "identity" ? child.identity.strategy.kind : "natural";
    const value = kind === "guid" ? "Value.ToString()" : "Value";
    return child === undefined || kind === "natural" ? [] : [{ name, type: child.identity.type, value }];
  });
  return command.parameters.flatMap(({ name, type }) => {
    const argument = wireNameOf(name);
    return lists
      .filter((list) => isSameType(list.type, required(type)))
      .map((list) => ({
        argument,
        list: pascalCaseOf(list.name),
        index: indexIn(state[wireNameOf(list.name)] ?? [], args[argument] ?? null),
        value: list.value,
      }))
      .filter(({ index }) => index >= 0);
  });
}

function indexIn(children: Json, id: Json): number {
  return isList(children) ? children.findIndex((one) => isObject(one) && isEqual(one["id"] ?? null, id)) : -1;
}

/** Returns the words of the method that reads a root from the store; undefined if its identity is a value of several parts. */
export function storedWords({ name, type, identity }: Entity, context: Context) {
  if (identity.type.kind !== "identity") return undefined;
  const { strategy } = identity;
  const isText = strategy.kind === "natural" && strategy.backing === "String";
  return {
    root: declaredType(type),
    unitOfWork: `${namespaceName(context.name)}.IUnitOfWork`,
    repository: repositoryProperty(name),
    key: strategy.kind === "guid" ? typeName("Guid") : isText ? "string" : "int",
  };
}
