import type { CommandDecl, EntityDecl, FactoryDecl, MemberDecl } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import type { CallExpression, Expression, NamedArgument } from "../expression-ast.ts";
import type { AddStatement, CallChildStatement } from "../modifier-ast.ts";
import { statementsIn } from "../statements-in.ts";
import type { CollectionType } from "../type.ts";
import { resolveType, typeOfKind } from "./resolve.ts";
import type { Behaviour, Scope, TypeSymbol } from "./symbols.ts";

/** Returns the entity that a stored list field holds; undefined for any other field. */
export function childOf({ type: ref, value }: MemberDecl, scope: Scope): TypeSymbol<EntityDecl> | undefined {
  const type = value === undefined ? resolveType(ref, scope) : undefined;
  if (type?.kind !== "list" || type.item.kind !== "entity") return undefined;
  return typeOfKind("entity", type.item.name, scope.contexts.get(type.item.context));
}

/** Returns the entity that the list field of a name holds. */
export function childIn({ text }: Name, entity: TypeSymbol, scope: Scope): TypeSymbol<EntityDecl> | undefined {
  const member = entity.members.get(text);
  return member && childOf(member, scope);
}

/** Returns the type of a required list or set of values by the name of the field; undefined for any other field. */
export function valuesIn({ text }: Name, entity: TypeSymbol, scope: Scope): CollectionType | undefined {
  const member = entity.members.get(text);
  const type = member && resolveType(member.type, scope);
  if (type?.kind !== "list" && type?.kind !== "set") return undefined;
  return type.item.kind === "entity" || type.item.kind === "unknown" ? undefined : type;
}

/** Names the lists of values that a behaviour changes by `+=` and `-=`, once for each change. */
export function changedLists({ entity, decl: { statements } }: Behaviour, scope: Scope): readonly Name[] {
  const changes = [...statementsIn(statements, "add"), ...statementsIn(statements, "remove")];
  return changes.flatMap(({ field }) => (valuesIn(field, entity, scope) === undefined ? [] : [field]));
}

/** The call of a child's factory. */
interface Creation {
  readonly child: Name;
  readonly factory: Name;
  readonly arguments: readonly NamedArgument[];
}

/** Returns the call of a factory behind `+=`; undefined for any other expression. */
export function creationIn({ value }: AddStatement): Creation | undefined {
  if (value.kind === "make" && value.qualifier !== undefined)
    return { child: value.qualifier, factory: value.name, arguments: value.arguments };
  return value.kind === "memberAccess" && value.target.kind === "reference"
    ? { child: value.target.name, factory: value.member, arguments: [] }
    : undefined;
}

/** Returns the child entity that a behaviour adds, if the field holds that entity, and the called factory of the child. */
export function addedChild(statement: AddStatement, entity: TypeSymbol, scope: Scope) {
  const creation = creationIn(statement);
  const held = childIn(statement.field, entity, scope);
  if (creation === undefined || held?.decl.name.text !== creation.child.text) return undefined;
  const factory = held.factories.find(({ name }) => name.text === creation.factory.text);
  return { child: held, factory, creation };
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

/** Returns the commands of children that a behaviour calls. */
export function calledCommands({ entity, decl }: Behaviour, scope: Scope): readonly CommandDecl[] {
  return statementsIn(decl.statements, "callChild").flatMap(
    (statement) => calledChild(statement, entity, scope)?.command ?? [],
  );
}
