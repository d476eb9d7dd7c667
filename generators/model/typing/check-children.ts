import { catalogue } from "../../diagnostics/catalogue/catalogue.ts";
import { report } from "../../diagnostics/report.ts";
import type { CommandDecl, FactoryDecl } from "../ast.ts";
import { addedChild, childOf, factoryNamed } from "../bind/children.ts";
import { identityTypeOf, resolveType } from "../bind/resolve.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import { ofKind } from "../items.ts";
import type { Statement } from "../statement-ast.ts";
import type { Environment } from "./environment.ts";
import type { TypeChecker } from "./type-checker.ts";

/** Checks the expressions of `+=` and `-=`. An unknown field, child or factory has a check of its own. */
export function checkChildren(
  checker: TypeChecker,
  entity: TypeSymbol,
  decl: CommandDecl | FactoryDecl,
  env: Environment,
): void {
  const { scope, check } = checker;
  const statements: readonly Statement[] = decl.statements;
  for (const statement of ofKind(statements, "add")) {
    const child = addedChild(statement, entity, scope);
    const factory = child && factoryNamed(statement.factory.text, child);
    for (const { name, value } of statement.arguments) {
      const parameter = factory?.parameters.find((one) => one.name.text === name.text);
      if (parameter === undefined) continue;
      check(value, env, resolveType(parameter.type, scope), (words, at) =>
        report(catalogue.childArgumentType, { parameter: name.text, ...words }, at),
      );
    }
  }
  for (const { field, value } of ofKind(statements, "remove")) {
    const member = entity.members.get(field.text);
    const child = member && childOf(member, scope);
    const identity = child && identityTypeOf(child, scope);
    if (identity === undefined) continue;
    check(value, env, identity, (words, at) => report(catalogue.removedIdentity, { field: field.text, ...words }, at));
  }
}
