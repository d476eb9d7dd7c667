import type { CommandDecl, FactoryDecl, ParameterDecl } from "../ast.ts";
import { addedChild, factoryNamed } from "../bind/children.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import { ofKind } from "../items.ts";
import type { EmitStatement, NamedArgument, PublishStatement, Statement } from "../statement-ast.ts";
import { annotationMentions } from "./annotation-mentions.ts";
import { type MentionPlace, memberReferent } from "./expression-mentions.ts";
import { typeMentions } from "./type-mentions.ts";

/** Meets the names of a command or factory, without its own and those in expressions. */
export function behaviourMentions(decl: CommandDecl | FactoryDecl, entity: TypeSymbol, place: MentionPlace): void {
  const statements: readonly Statement[] = decl.statements;
  if (decl.kind === "factory") shareWithSetFields(decl, entity, place);
  parameterMentions(decl.parameters, place);
  annotationMentions(decl, place);
  typeMentions(decl.result, place);
  for (const statement of statements) statementMentions(statement, entity, place);
}

/** Shares the parameters of a factory with the fields that they set by their name. Spec: model-rules, Factories. */
function shareWithSetFields({ parameters, statements }: FactoryDecl, entity: TypeSymbol, place: MentionPlace): void {
  const assigned = new Set(ofKind(statements, "assign").map(({ field }) => field.text));
  for (const { name } of parameters) {
    const field = assigned.has(name.text) ? undefined : entity.members.get(name.text);
    if (field !== undefined) {
      memberReferent(entity, name.text, place);
      place.referents.share(name, field.name);
    }
  }
}

export function parameterMentions(parameters: readonly ParameterDecl[], place: MentionPlace): void {
  const { scope, referents, onMention } = place;
  for (const parameter of parameters) {
    const { name, type } = parameter;
    const referent = referents.declared(name, "parameter", { context: scope.context.name, node: parameter });
    onMention(name, referent, referent.declarations.includes(name));
    typeMentions(type, place);
  }
}

function statementMentions(statement: Statement, entity: TypeSymbol, place: MentionPlace): void {
  const { scope, referents, onMention } = place;
  switch (statement.kind) {
    case "assign":
    case "add":
    case "remove": {
      const field = memberReferent(entity, statement.field.text, place);
      if (field !== undefined) onMention(statement.field, field);
      if (statement.kind !== "add") return;
      const child = addedChild(statement, entity, scope);
      if (child === undefined) return;
      onMention(statement.child, referents.ofSymbol(child));
      const factory = factoryNamed(statement.factory.text, child);
      if (factory === undefined) return;
      const { context } = child.type;
      onMention(statement.factory, referents.declared(factory.name, "factory", { context, node: factory }));
      shareWithSetFields(factory, child, place);
      argumentMentions(statement.arguments, factory.parameters, place);
      return;
    }
    case "emit":
    case "publish":
      raisedMentions(statement, place);
  }
}

function raisedMentions({ event, arguments: given }: EmitStatement | PublishStatement, place: MentionPlace): void {
  const { scope, referents, onMention } = place;
  const symbol = scope.context.typeByName.get(event.text);
  if (symbol === undefined) return;
  onMention(event, referents.ofSymbol(symbol));
  for (const { name } of given) {
    const referent = memberReferent(symbol, name.text, place);
    if (referent !== undefined) onMention(name, referent);
  }
}

/** Meets the names of arguments; `id` is a word of the language where no parameter has that name. */
export function argumentMentions(
  given: readonly NamedArgument[],
  parameters: readonly ParameterDecl[],
  { scope, referents, onMention }: MentionPlace,
): void {
  for (const { name } of given) {
    const node = parameters.find((one) => one.name.text === name.text);
    if (node !== undefined)
      onMention(name, referents.declared(node.name, "parameter", { context: scope.context.name, node }));
    else if (name.text === "id") onMention(name, referents.word("id"));
  }
}
