import { specificationClass } from "../../../../model/emitted-names.ts";
import { inlineExpr } from "../../../../model/inline-expr.ts";
import type { Specification } from "../../../../model/ir.ts";
import { phraseOf, withArticle } from "../../../../text/nouns.ts";
import type { ModelPlace } from "../../../model-generator.ts";
import type { Spelled } from "../../../planned-file.ts";
import { declaredType } from "../../names.ts";
import { described, isShort } from "../declaration-words.ts";
import type { ExpressionPlace } from "../expression/expression-place.ts";
import { csharpExpression } from "../expression.ts";

const parameter = "candidate";

/** Returns the view of a specification: its condition for objects in memory, and as an expression tree for queries. Spec: model-csharp, Specification classes. */
export function specificationView(specification: Specification, { facts, spelled }: ModelPlace) {
  const { name, target, condition } = specification;
  const type = declaredType(target);
  const at: ExpressionPlace = {
    facts,
    spelled,
    receiver: `${parameter}.`,
    subject: `nameof(${type})`,
    names: new Set([parameter]),
    hidden: new Set(["Expression"]),
  };
  const tree = inlineExpr(condition, target, facts.declarations);
  const summary = described(specification);
  const start = `    public static bool IsSatisfiedBy(${type} ${parameter}) =>`;
  const treeStart = `    public static Expression<Func<${type}, bool>> Expression { get; } =`;
  const inTree = bodyWords(treeStart, `${parameter} => ${csharpExpression(tree, { ...at, isTree: true })};`, at);
  const inMemory = bodyWords(start, `${csharpExpression(condition, at)};`, at);
  return {
    summary: summary.hasSummary ? summary.summary : `Tests ${withArticle(phraseOf(target.name))}.`,
    specification: specificationClass(name),
    type,
    parameter,
    tree: inTree.inline,
    treeLines: inTree.lines,
    condition: inMemory.inline,
    conditionLines: inMemory.lines,
  };
}

/** A body on the line of its head or, where that would be too long, on a line of its own. */
function bodyWords(start: string, body: string, place: Spelled) {
  return isShort(`${start} ${body}`, place) ? { inline: ` ${body}`, lines: [] } : { inline: "", lines: [body] };
}
