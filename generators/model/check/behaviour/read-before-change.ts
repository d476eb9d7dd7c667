import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import type { CommandDecl, Statement } from "../../ast.ts";
import type { Name } from "../../ast-node.ts";
import type { Behaviour, TypeSymbol } from "../../bind/symbols.ts";
import type { Expression } from "../../expression-ast.ts";
import type { Check, CheckedContext } from "../check.ts";
import { fieldsRead } from "../rules/computed.ts";

/** Reports events and results that stand above a change of a field that they read: they carry the new value. Spec: model-rules, Commands. */
export const readBeforeChange: Check = (checked) =>
  checked.scope.context.commands.flatMap((command) => faultsOf(command, checked));

function faultsOf({ entity, decl }: Behaviour<CommandDecl>, checked: CheckedContext): readonly Diagnostic[] {
  const lastChange = lastChangesIn(decl.statements);
  if (lastChange.size === 0) return [];
  return decl.statements.flatMap((statement) =>
    valuesOf(statement).flatMap((value) => {
      const changed = readsOf(value, entity, checked).map((name) => lastChange.get(name));
      const field = changed.find((change) => change !== undefined && change.start > statement.span.start);
      return field === undefined ? [] : [doubt(statement, value, field)];
    }),
  );
}

function lastChangesIn(statements: readonly Statement[]): ReadonlyMap<string, Name> {
  const changes = statements.flatMap((statement) => ("field" in statement ? [statement.field] : []));
  return new Map(changes.map((field) => [field.text, field]));
}

function valuesOf(statement: Statement): readonly Expression[] {
  if (statement.kind === "result") return [statement.value];
  const isRaised = statement.kind === "emit" || statement.kind === "publish";
  return isRaised ? statement.arguments.map(({ value }) => value) : [];
}

function readsOf(value: Expression, owner: TypeSymbol, checked: CheckedContext): readonly string[] {
  const expr = checked.exprs.get(value);
  return expr === undefined ? [] : fieldsRead({ expr, owner }, checked);
}

function doubt(statement: Statement, { span }: Expression, { text: field, ...at }: Name): Diagnostic {
  const isRaised = statement.kind === "emit" || statement.kind === "publish";
  const reader = isRaised ? `${statement.kind} ${statement.event.text}` : statement.kind;
  const notes = [{ message: `\`${field}\` is changed here.`, span: at }];
  const hint = "Write it below the change. For the value before, let an earlier `->` keep it in a field of its own.";
  return report(catalogue.readBeforeChange, { reader, field }, { span, notes, hint });
}
