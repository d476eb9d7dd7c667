import { type IOrAlt, type IToken, type TokenType, tokenMatcher } from "chevrotain";
import { catalogue } from "../../diagnostics/catalogue.ts";
import type { NamedArgument } from "../ast.ts";
import type {
  CallExpression,
  Expression,
  IfExpression,
  Lambda,
  LetBinding,
  LetExpression,
  MemberExpression,
  ParenthesizedExpression,
  RegexLiteral,
  UnaryExpression,
} from "../expression-ast.ts";
import { compact } from "../items.ts";
import { binaryOperatorOf, foldOperators, type Step } from "./fold-operators.ts";
import * as token from "./tokens.ts";
import { TypeParser } from "./type-parser.ts";

const longest = 500;
/** What goes on behind an operand, or shows that it is the name of something else. */
const continuesOperand: ReadonlySet<TokenType> = new Set([token.Dot, token.Colon, token.Arrow]);
const continuesExpression: ReadonlySet<TokenType> = new Set([
  ...continuesOperand,
  ...token.tokens.filter(({ CATEGORIES }) => CATEGORIES?.includes(token.BinaryOperator)),
  token.Matches,
  token.When,
]);

/** Expressions. The chain of operators is read flat and folded by rank, so that it costs no depth. */
export class ExpressionParser extends TypeParser {
  protected readExpression(): Expression {
    return this.loneLeaf(continuesExpression) ?? this.SUBRULE(this.expression);
  }

  private readOperand(): Expression {
    return this.loneLeaf(continuesOperand) ?? this.SUBRULE(this.unary);
  }

  /** A literal or name with nothing behind it that goes on: most operands are, and need none of the rules between. */
  private loneLeaf(goesOn: ReadonlySet<TokenType>): Expression | undefined {
    const isLeaf = this.isAlone(token.Literal, goesOn) || this.isAlone(token.ExpressionName, goesOn);
    return isLeaf && !this.next(token.Let) ? this.leaf(this.consume(0, token.AnyToken)) : undefined;
  }

  private readonly expressionAlternatives: IOrAlt<Expression>[] = [
    { GATE: () => this.isLet(), ALT: () => this.SUBRULE(this.letExpression) },
    { ALT: () => this.SUBRULE(this.guarded) },
  ];

  /** expr = let | guard */
  protected readonly expression = this.RULE(
    "expression",
    (): Expression => this.nested(() => this.OR(this.expressionAlternatives)),
  );

  /** let = "let" SNAME "=" expr { "," SNAME "=" expr } "in" expr */
  private readonly letExpression = this.RULE("letExpression", (): LetExpression => {
    const start = this.CONSUME(token.Let).startOffset;
    const bindings: LetBinding[] = [];
    this.AT_LEAST_ONE_SEP({ SEP: token.Comma, DEF: () => bindings.push(this.SUBRULE(this.letBinding)) });
    this.CONSUME(token.In);
    const body = this.readExpression();
    return { kind: "let", bindings, body, span: this.spanFrom(start) };
  });

  /** binding = SNAME "=" expr */
  private readonly letBinding = this.RULE("letBinding", (): LetBinding => {
    const name = this.CONSUME(token.AnyName);
    this.CONSUME(token.Equals);
    const value = this.readExpression();
    return {
      kind: "binding",
      name: this.nameOf(name),
      value,
      span: this.spanFrom(name.startOffset),
    };
  });

  /** guard = cond [ "when" cond ] */
  private readonly guarded = this.RULE("guarded", (): Expression => {
    const value = this.SUBRULE(this.condition);
    const condition = this.OPTION({
      // A field or an assignment may be called `when`.
      GATE: () => !(this.next(token.Colon, 2) || this.next(token.Arrow, 2)),
      DEF: () => {
        this.CONSUME(token.When);
        return this.SUBRULE2(this.condition);
      },
    });
    return this.ACTION(() =>
      condition === undefined ? value : { kind: "when", value, condition, span: this.spanFrom(value.span.start) },
    );
  });

  private readonly conditionAlternatives: IOrAlt<Expression>[] = [
    { GATE: () => this.next(token.If), ALT: () => this.SUBRULE(this.ifExpression) },
    { ALT: () => this.SUBRULE(this.chain) },
  ];

  /** cond = "if" cond "then" cond "else" cond | chain */
  private readonly condition = this.RULE(
    "condition",
    (): Expression => this.nested(() => this.OR(this.conditionAlternatives)),
  );

  private readonly ifExpression = this.RULE("ifExpression", (): IfExpression => {
    const start = this.CONSUME(token.If).startOffset;
    const condition = this.SUBRULE(this.condition);
    this.CONSUME(token.Then);
    const whenTrue = this.SUBRULE2(this.condition);
    this.CONSUME(token.Else);
    const whenFalse = this.SUBRULE3(this.condition);
    return { kind: "if", condition, whenTrue, whenFalse, span: this.spanFrom(start) };
  });

  private readonly chainAlternatives: IOrAlt<Step>[] = [
    { ALT: () => this.SUBRULE(this.operatorStep) },
    { ALT: () => this.SUBRULE(this.matchesStep) },
  ];

  /** chain = unary { OPERATOR unary | "matches" REGEX } */
  private readonly chain = this.RULE("chain", (): Expression => {
    const steps: Step[] = [];
    const first = this.readOperand();
    this.MANY(() => {
      this.countOperation();
      const step = this.OR(this.chainAlternatives);
      steps.push(step);
    });
    return this.ACTION(() => (steps.length === 0 ? first : foldOperators(first, steps)));
  });

  private readonly operatorStep = this.RULE("operatorStep", (): Step => {
    const operator = this.CONSUME(token.BinaryOperator);
    const right = this.readOperand();
    return { kind: "binary", operator: binaryOperatorOf(operator), right };
  });

  private readonly matchesStep = this.RULE("matchesStep", (): Step => {
    this.CONSUME(token.Matches);
    const regex = this.CONSUME(token.RegexText);
    return { kind: "matches", pattern: this.regexOf(regex) };
  });

  /** unary = { "!" | "-" } postfix */
  private readonly unary = this.RULE("unary", (): Expression => {
    const operators: IToken[] = [];
    this.MANY(() => {
      this.countOperation();
      operators.push(this.CONSUME(token.UnaryOperator));
    });
    const operand = this.SUBRULE(this.postfix);
    return this.ACTION(() =>
      operators.reduceRight<Expression>(
        (inner, { image, startOffset }): UnaryExpression => ({
          kind: "unary",
          operator: image === "!" ? "!" : "-",
          operand: inner,
          span: this.spanFrom(startOffset),
        }),
        operand,
      ),
    );
  });

  /** postfix = primary { "." SNAME [ "(" [ arg { "," arg } ] ")" ] } */
  private readonly postfix = this.RULE("postfix", (): Expression => {
    let target: Expression = this.SUBRULE(this.primary);
    this.MANY(() => {
      this.countOperation();
      target = this.SUBRULE(this.access, { ARGS: [target] });
    });
    return target;
  });

  private readonly access = this.RULE("access", (target: Expression): MemberExpression | CallExpression => {
    this.CONSUME(token.Dot);
    const name = this.CONSUME(token.AnyName);
    const given = this.OPTION(() => this.SUBRULE(this.arguments));
    return this.ACTION(() => {
      const [member, span] = [this.nameOf(name), this.spanFrom(target.span.start)];
      return given === undefined
        ? { kind: "memberAccess", target, member, span }
        : { kind: "call", target, member, arguments: given, span };
    });
  });

  /** arguments = "(" [ arg { "," arg } ] ")" */
  protected readonly arguments = this.RULE("arguments", (): readonly (Expression | Lambda)[] => {
    const given: (Expression | Lambda)[] = [];
    this.CONSUME(token.LeftParen);
    this.OPTION({
      GATE: () => !this.next(token.RightParen),
      DEF: () => {
        given.push(this.SUBRULE(this.argument));
        this.MANY(() => {
          this.CONSUME(token.Comma);
          given.push(this.SUBRULE2(this.argument));
        });
      },
    });
    this.CONSUME(token.RightParen);
    return compact(given);
  });

  private readonly argumentAlternatives: IOrAlt<Expression | Lambda>[] = [
    { GATE: () => this.next(token.FatArrow, 2), ALT: () => this.SUBRULE(this.lambda) },
    { ALT: () => this.readExpression() },
  ];

  /** arg = SNAME "=>" expr | expr */
  private readonly argument = this.RULE("argument", (): Expression | Lambda => this.OR(this.argumentAlternatives));

  private readonly lambda = this.RULE("lambda", (): Lambda => {
    const parameter = this.CONSUME(token.AnyName);
    this.CONSUME(token.FatArrow);
    const body = this.readExpression();
    return {
      kind: "lambda",
      parameter: this.nameOf(parameter),
      body,
      span: this.spanFrom(parameter.startOffset),
    };
  });

  /** args = SNAME ":" expr { "," SNAME ":" expr } */
  protected readonly namedArguments = this.RULE("namedArguments", (): readonly NamedArgument[] => {
    const given: NamedArgument[] = [];
    this.CONSUME(token.LeftParen);
    this.MANY(() => {
      given.push(this.SUBRULE(this.namedArgument));
      this.readSeparator("an argument");
    });
    this.CONSUME(token.RightParen);
    return compact(given);
  });

  private readonly namedArgument = this.RULE("namedArgument", (): NamedArgument => {
    const name = this.CONSUME(token.AnyName);
    this.CONSUME(token.Colon);
    const value = this.readExpression();
    return {
      kind: "namedArgument",
      name: this.nameOf(name),
      value,
      span: this.spanFrom(name.startOffset),
    };
  });

  private readonly primaryAlternatives: IOrAlt<Expression>[] = [
    { ALT: () => this.leaf(this.CONSUME(token.Literal)) },
    { ALT: () => this.leaf(this.CONSUME(token.ExpressionName)) },
    { ALT: () => this.SUBRULE(this.parenthesized) },
  ];

  /** primary = INT | DECIMAL | STRING | BOOL | ENAME | "(" expr ")" */
  private readonly primary = this.RULE("primary", (): Expression => {
    const found = this.OPTION({
      // A name with a colon or an arrow begins the next field or assignment, and the expression is missing.
      GATE: () => !(this.next(token.Colon, 2) || this.next(token.Arrow, 2)),
      DEF: () => this.OR(this.primaryAlternatives),
    });
    return found ?? this.expectedInstead("an expression");
  });

  private readonly parenthesized = this.RULE("parenthesized", (): ParenthesizedExpression => {
    const start = this.CONSUME(token.LeftParen).startOffset;
    const inner = this.readExpression();
    this.CONSUME(token.RightParen);
    return { kind: "parenthesized", inner, span: this.spanFrom(start) };
  });

  private leaf(leaf: IToken): Expression {
    const { image, tokenType } = leaf;
    if (tokenMatcher(leaf, token.ExpressionName)) {
      const name = this.nameOf(leaf);
      return { kind: "reference", name, span: name };
    }
    const span = this.spanOf(leaf);
    if (tokenType === token.Decimal) return { kind: "decimal", text: image, span };
    if (tokenType === token.True || tokenType === token.False)
      return { kind: "bool", value: tokenType === token.True, span };
    return this.literalOf(leaf) ?? this.missing();
  }

  private regexOf(regex: IToken): RegexLiteral {
    const closed = regex.image.length > 1 && regex.tokenType === token.RegexText;
    return { kind: "regex", pattern: regex.image.slice(1, closed ? -1 : undefined), span: this.spanOf(regex) };
  }

  private isLet(): boolean {
    return this.next(token.Let) && this.next(token.AnyName, 2) && this.next(token.Equals, 3);
  }

  private countOperation(): void {
    this.state.operations += 1;
    if (this.state.operations === longest + 1)
      this.report(catalogue.expressionTooLong, { limit: longest }, this.spanOf(this.LA(1)));
  }
}
