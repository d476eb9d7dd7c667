import type { EntityDecl, FactoryDecl, MemberDecl } from "../ast.ts";
import { gather, ofKind } from "../items.ts";
import type { AddStatement, Statement } from "../statement-ast.ts";
import { resolveType } from "./resolve.ts";
import type { Behaviour, Scope, TypeSymbol } from "./symbols.ts";

/** Returns the entity that a stored list field holds; undefined for any other field. */
export function childOf({ type: ref, value }: MemberDecl, scope: Scope): TypeSymbol<EntityDecl> | undefined {
  const type = value === undefined ? resolveType(ref, scope) : undefined;
  if (type?.kind !== "list" || type.item.kind !== "entity") return undefined;
  const { context, name } = type.item;
  const home = context === scope.context.name ? scope.context : scope.contexts.get(context);
  return home?.entities.find(({ decl }) => decl.name.text === name);
}

/** Returns the child entity that a behaviour adds, if the field holds that entity. */
export function addedChild(
  { field, child }: AddStatement,
  entity: TypeSymbol,
  scope: Scope,
): TypeSymbol<EntityDecl> | undefined {
  const member = entity.members.get(field.text);
  const held = member && childOf(member, scope);
  return held?.decl.name.text === child.text ? held : undefined;
}

export function factoryNamed(name: string, { factories }: TypeSymbol<EntityDecl>): FactoryDecl | undefined {
  return factories.find((factory) => factory.name.text === name);
}

/** Returns the factories that a behaviour calls to add children. */
export function calledFactories({ entity, decl }: Behaviour, scope: Scope): readonly Behaviour<FactoryDecl>[] {
  const statements: readonly Statement[] = decl.statements;
  return gather(ofKind(statements, "add"), (statement) => {
    const child = addedChild(statement, entity, scope);
    const factory = child && factoryNamed(statement.factory.text, child);
    return child === undefined || factory === undefined ? [] : [{ entity: child, decl: factory }];
  });
}
