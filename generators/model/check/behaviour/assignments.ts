import { catalogue } from "../../../diagnostics/catalogue/catalogue.ts";
import type { Diagnostic } from "../../../diagnostics/diagnostic.ts";
import { report } from "../../../diagnostics/report.ts";
import { spellingHint } from "../../../text/did-you-mean.ts";
import type { CommandDecl, Statement } from "../../ast.ts";
import { changedLists } from "../../bind/children.ts";
import type { Behaviour } from "../../bind/symbols.ts";
import type { Expression } from "../../expression-ast.ts";
import { ofKind } from "../../items.ts";
import { everyStatement } from "../../statements-in.ts";
import { type Check, type CheckedContext, isSettable } from "../check.ts";
import { clashes } from "../clashes.ts";
import { fieldsRead } from "../rules/computed.ts";

/** Checks that a behaviour assigns and changes settable fields only, and assigns each once. */
export const assignmentTarget: Check = (checked) =>
  checked.scope.part.behaviours.flatMap((behaviour) => {
    const { entity, decl } = behaviour;
    const blocks = blocksOf(decl.statements).map((block) =>
      ofKind(block, "assign").flatMap(({ field }) => (field.text === "" ? [] : [field])),
    );
    const fields = [...blocks.flat(), ...changedLists(behaviour, checked.scope)];
    const isKnown = (name: string) => {
      const member = entity.members.get(name);
      return member !== undefined && isSettable(member, checked);
    };
    const entry = decl.kind === "command" ? catalogue.transitionTarget : catalogue.initializationTarget;
    const unknown = fields
      .filter(({ text }) => !isKnown(text))
      .map((span) => {
        const args = { field: span.text, entity: entity.decl.name.text };
        return report(entry, args, { span, hint: spellingHint(span.text, [...entity.members.keys()].filter(isKnown)) });
      });
    const twice = blocks
      .flatMap((block) => clashes(block, ({ text }) => text))
      .map(([first, span]) => {
        const notes = [{ message: "It is first set here.", span: first }];
        return report(catalogue.initializedTwice, { field: span.text }, { span, notes });
      });
    return [...unknown, ...twice];
  });

/** Reports events and results that stand above a change of a field that they read: they carry the new value. Spec: model-rules, Commands. */
export const readBeforeChange: Check = (checked) =>
  checked.scope.context.commands.flatMap((command) => earlyReads(command, checked));

/** Lists the statements that stand side by side: of the behaviour, and of each side of an `if`. */
function blocksOf(statements: readonly Statement[]): readonly (readonly Statement[])[] {
  const inner = ofKind(statements, "ifStatement").flatMap((one) => [one.statements, one.otherwise?.statements ?? []]);
  return [statements, ...inner];
}

function earlyReads({ entity, decl }: Behaviour<CommandDecl>, checked: CheckedContext) {
  const statements = everyStatement(decl.statements);
  const changes = statements.flatMap((statement) => ("field" in statement ? [statement.field] : []));
  const lastChange = new Map(changes.map((field) => [field.text, field]));
  const lastStart = changes.at(-1)?.start ?? 0;
  return statements.flatMap((statement) => {
    if (statement.span.start > lastStart) return [];
    const { reader, values } = readIn(statement);
    return values.flatMap((value): readonly Diagnostic[] => {
      const expr = checked.exprs.get(value);
      const read = expr === undefined ? [] : fieldsRead({ expr, owner: entity }, checked);
      const changed = read.flatMap((name) => lastChange.get(name) ?? []);
      const change = changed.find(({ start }) => start > statement.span.start);
      if (change === undefined) return [];
      const { text: field, ...span } = change;
      const notes = [{ message: `\`${field}\` is changed here.`, span }];
      const hint =
        "Write it below the change. For the value before, let an earlier `->` keep it in a field of its own.";
      return [report(catalogue.readBeforeChange, { reader, field }, { span: value.span, notes, hint })];
    });
  });
}

/** Returns the values that leave the entity with a statement. */
function readIn(statement: Statement): { readonly reader: string; readonly values: readonly Expression[] } {
  if (statement.kind === "result") return { reader: "result", values: [statement.value] };
  if (statement.kind !== "emit" && statement.kind !== "publish") return { reader: "", values: [] };
  const values = [
    ...statement.arguments.map(({ value }) => value),
    ...(statement.condition ? [statement.condition] : []),
  ];
  return { reader: `${statement.kind} ${statement.event.text}`, values };
}
