import type { CommandDecl, FactoryDecl } from "../ast.ts";
import { addedChild, childOf, factoryNamed } from "../bind/children.ts";
import { identityTypeOf, resolveType } from "../bind/resolve.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import { isMadeByItself } from "../check/behaviour/factories.ts";
import type { CheckedContext } from "../check/check.ts";
import type { ChildAddition, ChildRemoval, Command, Factory } from "../ir.ts";
import { compact, gather } from "../items.ts";
import type { AddStatement, RemoveStatement, Statement } from "../statement-ast.ts";
import { isSameType } from "../type.ts";
import { exprOf } from "./lower-parts.ts";

/** Lowers the changes of a command in text order. */
export function lowerChanges(decl: CommandDecl, entity: TypeSymbol, checked: CheckedContext): Command["changes"] {
  return compact(
    gather(decl.statements, (statement): Command["changes"] =>
      statement.kind === "assign"
        ? [{ kind: "assign", field: statement.field.text, value: exprOf(checked, statement.value) }]
        : lowerChildChange(statement, entity, checked),
    ),
  );
}

/** Lowers the changes of children of a factory in text order. */
export function lowerChildren(decl: FactoryDecl, entity: TypeSymbol, checked: CheckedContext): Factory["changes"] {
  return compact(gather(decl.statements, (statement) => lowerChildChange(statement, entity, checked)));
}

function lowerChildChange(statement: Statement, entity: TypeSymbol, checked: CheckedContext): Factory["changes"] {
  if (statement.kind === "add") return [lowerAddition(statement, entity, checked)];
  return statement.kind === "remove" ? [lowerRemoval(statement, entity, checked)] : [];
}

function lowerAddition(statement: AddStatement, entity: TypeSymbol, checked: CheckedContext): ChildAddition {
  const { scope } = checked;
  const child = addedChild(statement, entity, scope);
  const factory = child && factoryNamed(statement.factory.text, child);
  if (child === undefined || factory === undefined) throw new Error("A child has no factory.");
  const identity = identityTypeOf(child, scope);
  const values = new Map(statement.arguments.map(({ name, value }) => [name.text, exprOf(checked, value)]));
  return {
    kind: "add",
    field: statement.field.text,
    child: child.type,
    factory: factory.name.text,
    arguments: factory.parameters.map(({ name }) => values.get(name.text)),
    isIdentityGiven:
      identity !== undefined &&
      !isMadeByItself(child.decl, scope) &&
      factory.parameters.some(({ type }) => isSameType(resolveType(type, scope), identity)),
  };
}

function lowerRemoval({ field, value }: RemoveStatement, entity: TypeSymbol, checked: CheckedContext): ChildRemoval {
  const member = entity.members.get(field.text);
  const child = member && childOf(member, checked.scope);
  if (child === undefined) throw new Error("A list has no children.");
  return { kind: "remove", field: field.text, child: child.type, identity: exprOf(checked, value) };
}
