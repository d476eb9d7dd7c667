import type { EntityDecl, FactoryDecl, MemberDecl } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import type { CallExpression, Expression } from "../expression-ast.ts";
import type { AddStatement, CallChildStatement } from "../modifier-ast.ts";
import { statementsIn } from "../statements-in.ts";
import { resolveType } from "./resolve.ts";
import type { Behaviour, Scope, TypeSymbol } from "./symbols.ts";

/** Returns the entity that a stored list field holds; undefined for any other field. */
export function childOf({ type: ref, value }: MemberDecl, scope: Scope): TypeSymbol<EntityDecl> | undefined {
  const type = value === undefined ? resolveType(ref, scope) : undefined;
  if (type?.kind !== "list" || type.item.kind !== "entity") return undefined;
  const { context, name } = type.item;
  return scope.contexts.get(context)?.entities.find(({ decl }) => decl.name.text === name);
}

/** Returns the entity that the list field of a name holds. */
export function childIn({ text }: Name, entity: TypeSymbol, scope: Scope): TypeSymbol<EntityDecl> | undefined {
  const member = entity.members.get(text);
  return member && childOf(member, scope);
}

/** Returns the child entity that a behaviour adds, if the field holds that entity, and the called factory of the child. */
export function addedChild({ field, child, factory }: AddStatement, entity: TypeSymbol, scope: Scope) {
  const held = childIn(field, entity, scope);
  if (held?.decl.name.text !== child.text) return undefined;
  return { child: held, factory: held.factories.find(({ name }) => name.text === factory.text) };
}

/** Returns the child entity whose command a behaviour calls, and that command. */
export function calledChild({ field, command }: CallChildStatement, entity: TypeSymbol, scope: Scope) {
  const child = childIn(field, entity, scope);
  return child && { child, command: child.commands.find(({ name }) => name.text === command.text) };
}

/** Returns the call of `where` in the place of an identity; undefined for any other expression. */
export function selectionOf(value: Expression): CallExpression | undefined {
  if (value.kind === "parenthesized") return selectionOf(value.inner);
  return value.kind === "call" && value.member.text === "where" ? value : undefined;
}

/** True for a selection from the children of a field. */
export function selectsFrom({ target }: CallExpression, { text }: Name): boolean {
  return target.kind === "reference" && target.name.text === text;
}

/** Returns the factories that a behaviour calls to add children. */
export function calledFactories({ entity, decl }: Behaviour, scope: Scope): readonly Behaviour<FactoryDecl>[] {
  return statementsIn(decl.statements, "add").flatMap((statement) => {
    const { child, factory } = addedChild(statement, entity, scope) ?? {};
    return child === undefined || factory === undefined ? [] : [{ entity: child, decl: factory }];
  });
}
