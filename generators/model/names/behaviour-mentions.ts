import type { CommandDecl, FactoryDecl, ParameterDecl } from "../ast.ts";
import { addedChild, factoryNamed } from "../bind/children.ts";
import type { TypeSymbol } from "../bind/symbols.ts";
import { ofKind } from "../items.ts";
import type { EmitStatement, NamedArgument, PublishStatement, Statement } from "../statement-ast.ts";
import { annotationMentions } from "./annotation-mentions.ts";
import { type MentionPlace, memberThing } from "./expression-mentions.ts";
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
      memberThing(entity, name.text, place);
      place.things.share(name, field.name);
    }
  }
}

export function parameterMentions(parameters: readonly ParameterDecl[], place: MentionPlace): void {
  const { scope, things, meet } = place;
  for (const parameter of parameters) {
    const { name, type } = parameter;
    const thing = things.declared(name, "parameter", { context: scope.context.name, node: parameter });
    meet(name, thing, thing.declarations.includes(name));
    typeMentions(type, place);
  }
}

function statementMentions(statement: Statement, entity: TypeSymbol, place: MentionPlace): void {
  const { scope, things, meet } = place;
  switch (statement.kind) {
    case "assign":
    case "add":
    case "remove": {
      const field = memberThing(entity, statement.field.text, place);
      if (field !== undefined) meet(statement.field, field);
      if (statement.kind !== "add") return;
      const child = addedChild(statement, entity, scope);
      if (child === undefined) return;
      meet(statement.child, things.ofSymbol(child));
      const factory = factoryNamed(statement.factory.text, child);
      if (factory === undefined) return;
      const { context } = child.type;
      meet(statement.factory, things.declared(factory.name, "factory", { context, node: factory }));
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
  const { scope, things, meet } = place;
  const symbol = scope.context.typeByName.get(event.text);
  if (symbol === undefined) return;
  meet(event, things.ofSymbol(symbol));
  for (const { name } of given) {
    const thing = memberThing(symbol, name.text, place);
    if (thing !== undefined) meet(name, thing);
  }
}

/** Meets the names of arguments; `id` is a word of the language where no parameter has that name. */
export function argumentMentions(
  given: readonly NamedArgument[],
  parameters: readonly ParameterDecl[],
  { scope, things, meet }: MentionPlace,
): void {
  for (const { name } of given) {
    const node = parameters.find((one) => one.name.text === name.text);
    if (node !== undefined) meet(name, things.declared(node.name, "parameter", { context: scope.context.name, node }));
    else if (name.text === "id") meet(name, things.word("id"));
  }
}
