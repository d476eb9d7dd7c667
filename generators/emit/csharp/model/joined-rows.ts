import type { Expr } from "../../../model/expr.ts";
import type { Join, ReadModel } from "../../../model/ir.ts";
import { camelCaseOf, pascalCaseOf } from "../../../text/casing.ts";
import { csharpIdentifier, freshIdentifier } from "../csharp-text.ts";
import { declaredType, extensionMethod } from "../names.ts";
import type { ExpressionPlace } from "./expression/expression-place.ts";
import { csharpExpression } from "./expression.ts";

/** Returns the member of a joined row that has the source. */
export function sourceMember({ source, joins }: ReadModel): string {
  return freshIdentifier(source.name, new Set(joins.map(memberOf)));
}

/** Returns the joined rows by their name in expressions, as members of a variable. */
export function rowsIn(variable: string, { joins }: ReadModel): ReadonlyMap<string, string> {
  return new Map(joins.map((join) => [join.name, `${variable}.${memberOf(join)}`]));
}

/** Returns the members of a joined row. */
export function rowMembers(readModel: ReadModel) {
  const { source, joins } = readModel;
  return [
    { type: declaredType(source), member: sourceMember(readModel) },
    ...joins.map((join) => ({ type: rowType(join), member: memberOf(join) })),
  ];
}

/** Returns the parameters of a projection in memory, behind the source. */
export function rowParameters({ joins }: ReadModel): readonly string[] {
  return joins.map((join) => `${rowType(join)} ${csharpIdentifier(join.name)}`);
}

/** Returns the query that joins the rows, a clause a line. */
export function joinLines(readModel: ReadModel, place: ExpressionPlace): readonly string[] {
  const { joins } = readModel;
  const { first, at } = variablesOf(readModel, place);
  const names = new Set(joins.map(({ name }) => name));
  const given = [
    `${sourceMember(readModel)} = ${first}`,
    ...joins.map((join) => `${memberOf(join)} = ${variableOf(join.name)}`),
  ];
  return [
    `from ${first} in sources`,
    ...joins.flatMap((join) => clausesOf(join, csharpExpression(join.identity, at), names)),
    `select new Rows { ${given.join(", ")} };`,
  ];
}

/** Returns the condition that the required rows of a source are there, with its variable; undefined if none is required. */
export function presenceOf(readModel: ReadModel, place: ExpressionPlace) {
  const { first, at } = variablesOf(readModel, place);
  const required = readModel.joins.filter(({ isOptional }) => !isOptional);
  const conditionsOn = (holder: string | undefined): readonly string[] =>
    required
      .filter(({ identity }) => holderIn(identity) === holder)
      .map(({ name, root, identity }) => {
        const variable = variableOf(name);
        const own = `${variable}.Id == ${csharpExpression(identity, at)}`;
        const all = [own, ...conditionsOn(name)].join(" && ");
        return `context.Set<${declaredType(root)}>().${extensionMethod("Any")}(${variable} => ${all})`;
      });
  const conditions = conditionsOn(undefined);
  return conditions.length === 0 ? undefined : { variable: first, condition: conditions.join(" && ") };
}

/** Returns the joined row that has an identity; undefined for the source. */
function holderIn(identity: Expr): string | undefined {
  return identity.kind === "member" && identity.target.kind === "local" ? identity.target.name : undefined;
}

/** Returns the variable of the source, and the place of an identity over the variables of all rows. */
function variablesOf({ source, joins }: ReadModel, place: ExpressionPlace) {
  const names = new Set(joins.map(({ name }) => name));
  const own = camelCaseOf(source.name);
  const first = names.has(own) ? freshIdentifier(own, names) : variableOf(own);
  const rows = new Map(joins.map(({ name }) => [name, variableOf(name)]));
  const at: ExpressionPlace = { ...place, receiver: `${first}.`, rows };
  return { first, at };
}

/** Returns the clauses of a join; one of an optional identity keeps the rows without a match. */
function clausesOf({ name, root, isOptional }: Join, identity: string, names: ReadonlySet<string>): readonly string[] {
  const variable = variableOf(name);
  const set = `context.Set<${declaredType(root)}>()`;
  if (!isOptional) return [`join ${variable} in ${set} on ${identity} equals ${variable}.Id`];
  const found = freshIdentifier(`${name}Found`, names);
  return [
    `join ${variable} in ${set} on ${identity} equals ${variable}.Id into ${found}`,
    `from ${variable} in ${found}.${extensionMethod("DefaultIfEmpty")}()`,
  ];
}

/** Words that a query expression takes for its own. */
const queryWords: ReadonlySet<string> = new Set([
  ...["ascending", "by", "descending", "equals", "from", "group", "into"],
  ...["join", "let", "on", "orderby", "select", "where"],
]);

function variableOf(name: string): string {
  return queryWords.has(name) ? `@${name}` : freshIdentifier(name, new Set(["context", "sources"]));
}

function memberOf({ name }: Pick<Join, "name">): string {
  return pascalCaseOf(name);
}

function rowType({ root, isOptional }: Join): string {
  return `${declaredType(root)}${isOptional ? "?" : ""}`;
}
