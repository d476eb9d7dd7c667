import type { SourceText } from "./source-text.ts";
import { type Statement, statementsIn } from "./statements.ts";

/** The statements of a program or method, or of a `try` or `using` in one. */
export interface Body {
  /** The declarations around the body, outermost first: `public class Startup`, `void Configure(…)`, `try`. */
  readonly heads: readonly string[];
  readonly statements: readonly Statement[];
  /** The offset of the opening brace; undefined for top-level statements and expressions. */
  readonly open: number | undefined;
  /** The offset of the brace of the innermost declaration around the body; undefined for none. */
  readonly within: number | undefined;
  /** The whole member, if its body is an expression. */
  readonly expression?: Statement;
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly heads: readonly string[];
  readonly within: number | undefined;
}

const MOST_NESTED = 10;
const LONGEST_HEAD = 4000;

/** Finds every body of a file. Blocks under a condition or in a loop are none. */
export function bodiesOf(source: SourceText): readonly Body[] {
  const bodies: Body[] = [];
  const ranges: Range[] = [{ from: 0, to: source.code.length, heads: [], within: undefined }];
  // The list grows while it is read.
  for (const range of ranges) {
    const { from, to, heads, within } = range;
    const statements = statementsIn(source, from, to);
    const found = isDeclaration(heads.at(-1))
      ? statements.flatMap((statement) => expressionBody(source, statement, range))
      : [{ heads, statements, open: from === 0 ? undefined : from - 1, within }];
    const inner = heads.length < MOST_NESTED ? statements : [];
    // One by one: a file can have more statements than a call can have arguments.
    for (const body of found) bodies.push(body);
    for (const statement of inner) ranges.push(...rangeIn(source, statement, range));
  }
  return bodies;
}

/** Returns the range of the block that ends a statement, if the block is a body or has bodies. */
function rangeIn(
  { code, closers }: SourceText,
  { from, block }: Statement,
  { heads, within }: Range,
): readonly Range[] {
  if (block === undefined) return [];
  const head = code.slice(Math.max(from, block - LONGEST_HEAD), block).trim();
  if (!(isDeclaration(head) || isPlainBlock(head) || isMethod(head))) return [];
  const inner = isDeclaration(head) ? block : within;
  return [{ from: block + 1, to: closers.get(block) ?? block, heads: [...heads, head], within: inner }];
}

function expressionBody({ code }: SourceText, statement: Statement, { heads, within }: Range): readonly Body[] {
  const arrow = code.indexOf("=>", statement.from);
  if (statement.block !== undefined || arrow < 0 || arrow > statement.to) return [];
  const head = code.slice(Math.max(statement.from, arrow - LONGEST_HEAD), arrow).trim();
  return isMethod(head)
    ? [{ heads: [...heads, head], statements: [], open: undefined, within, expression: statement }]
    : [];
}

/** Returns the name of the type and method around a body, such as `Startup.Configure`; undefined for top-level statements. */
export function memberOf({ heads }: Pick<Body, "heads">): string | undefined {
  const inner = heads.map(withoutAttributes).toReversed();
  const method = inner.map((head) => (isMethod(head) ? /(\w+)\s*(?:<[^()]*>)?\s*\(/.exec(head)?.[1] : undefined));
  const type = inner.map((head) => /\b(?:class|struct|record)\s+(\w+)/.exec(head)?.[1]);
  const names = [type.find((name) => name !== undefined), method.find((name) => name !== undefined)];
  const known = names.flatMap((name) => name ?? []);
  return known.length === 0 ? undefined : known.join(".");
}

/** Removes the attributes before a declaration, whose arguments look like those of a method. */
function withoutAttributes(head: string): string {
  return head.replace(/^(?:\s*\[[^[\]]*(?:\[[^[\]]*\][^[\]]*)*\])+/, "");
}

/** True for a namespace, a type or an extension block, whose members are no statements. */
function isDeclaration(head: string | undefined): boolean {
  return /(?:^|\s)(?:namespace\s+\w|(?:class|struct|record|interface)\s+\w+|extension\s*\()/.test(head ?? "");
}

function isPlainBlock(head: string): boolean {
  return /^(?:try|(?:await\s+)?using\s*\([\s\S]*\))?$/.test(head);
}

const STATEMENT =
  /^(?:if|else|for|foreach|while|switch|lock|fixed|catch|return|await|throw|do|using|try|finally|case|default)\b/;

function isMethod(head: string): boolean {
  const signature = head.replace(/\([\s\S]*\)/, "()");
  return !STATEMENT.test(head) && /\(\)\s*(?:where\b[\s\S]*)?$/.test(signature) && !/[=]/.test(signature);
}
