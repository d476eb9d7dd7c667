import { specificationClass } from "../../../../model/emitted-names.ts";
import { inlineExpr } from "../../../../model/inline-expr.ts";
import type { Specification } from "../../../../model/ir.ts";
import { phraseOf, withArticle } from "../../../../text/nouns.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import type { Spelled } from "../../../planned-file.ts";
import { declaredType, typeName } from "../../names.ts";
import { described, isShort } from "../declaration-words.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";
import { specificationTakesTime } from "./time-words.ts";

const parameter = "candidate";
const time = "now";

/** Returns the view of a specification: its condition for objects in memory, and as an expression tree for queries. Spec: model-csharp, Specification classes. */
export function specificationView(specification: Specification, { facts, spelled }: ModelPlace) {
  const { name, target, condition } = specification;
  const type = declaredType(target);
  const at: ExpressionPlace = {
    facts,
    spelled,
    receiver: `${parameter}.`,
    subject: `nameof(${type})`,
    names: new Set([parameter, time]),
    hidden: new Set(["Expression"]),
  };
  const tree = inlineExpr(condition, target, facts.declarations);
  const summary = described(specification);
  const treeStart = `    public static Expression<Func<${type}, bool>> Expression { get; } =`;
  const inTree = bodyWords(treeStart, `${parameter} => ${csharpExpression(tree, { ...at, isTree: true })};`, at);
  return {
    summary: summary.hasSummary ? summary.summary : `Tests ${withArticle(phraseOf(target.name))}.`,
    specification: specificationClass(name),
    type,
    tree: inTree.inline,
    treeLines: inTree.lines,
    tests: testsOf(specification, type, at),
  };
}

/** Returns the methods that test an object. A condition that says `now` is judged at a time that the caller gives, or at that of the system. */
function testsOf({ name, target, condition }: Specification, type: string, at: ExpressionPlace) {
  const plain = `${type} ${parameter}`;
  const holds = (now?: string) => csharpExpression(condition, now === undefined ? at : { ...at, now });
  if (!specificationTakesTime({ context: target.context, name }, at.facts)) return [testWords(plain, holds(), at)];
  const instant = typeName("DateTimeOffset");
  return [
    testWords(plain, `IsSatisfiedBy(${parameter}, ${instant}.UtcNow)`, at),
    testWords(`${plain}, ${instant} ${time}`, holds(time), at),
  ];
}

function testWords(parameters: string, condition: string, at: Spelled) {
  const start = `public static bool IsSatisfiedBy(${parameters}) =>`;
  return { start, ...bodyWords(`    ${start}`, `${condition};`, at) };
}

/** A body on the line of its head or, where that would be too long, on a line of its own. */
function bodyWords(start: string, body: string, place: Spelled) {
  return isShort(`${start} ${body}`, place) ? { inline: ` ${body}`, lines: [] } : { inline: "", lines: [body] };
}
