import type { OrMethodOpts, TokenType } from "chevrotain";
import { catalogue } from "../../diagnostics/catalogue.ts";
import type {
  AssignStatement,
  CommandDecl,
  EmitStatement,
  EntityDecl,
  EntityItem,
  FactoryDecl,
  IdentityStrategy,
  InvariantDecl,
  MemberDecl,
  RequiresStatement,
  ResultStatement,
  Statement,
  StateRule,
  StatesDecl,
} from "../ast.ts";
import type { Missing, Name } from "../ast-node.ts";
import type { Expression, StringLiteral } from "../expression-ast.ts";
import { ExpressionParser } from "./expression-parser.ts";
import { places } from "./places.ts";
import * as token from "./tokens.ts";

/** Fields, rules, states, commands and factories: what an entity is made of, and what values share with it. */
export class EntityParser extends ExpressionParser {
  /** member = { annotation } SNAME ":" typeRef [ "=" expr ] */
  protected readonly member = this.RULE("member", (): MemberDecl => {
    const { start, doc, annotations } = this.head;
    const name = this.CONSUME(token.AnyName);
    this.CONSUME(token.Colon);
    const type = this.readType();
    const value = this.OPTION(() => {
      this.CONSUME(token.Equals);
      return this.readExpression();
    });
    return { kind: "member", doc, annotations, name: this.nameOf(name), type, value, span: this.spanFrom(start) };
  });

  /** invariant = "invariant" expr [ STRING ] */
  protected readonly invariant = this.RULE("invariant", (): InvariantDecl => {
    const { start, doc } = this.head;
    this.withoutAnnotations();
    this.CONSUME(token.Invariant);
    const condition = this.readExpression();
    const message = this.SUBRULE(this.message);
    return {
      kind: "invariant",
      doc,
      condition,
      message,
      span: this.spanFrom(start),
    };
  });

  private readonly message = this.RULE("message", (): StringLiteral | undefined => {
    const text = this.OPTION(() => this.CONSUME(token.StringText));
    return this.ACTION(() => {
      const literal = text && this.literalOf(text);
      return literal?.kind === "string" ? literal : undefined;
    });
  });

  /** entity = { annotation } "entity" NAME "identified" "by" NAME [ strategy ] "{" { member | invariant | states | command | factory } "}" */
  protected readonly entity = this.RULE("entity", (): EntityDecl => {
    const { head } = this;
    const names = this.SUBRULE(this.entityHead);
    this.passGap();
    const items = this.SUBRULE(this.entityBlock, { ARGS: [head] });
    const { start, doc, annotations } = head;
    const { name = this.missingName(), identity = this.missingName(), strategy } = names ?? {};
    return { kind: "entity", doc, annotations, name, identity, strategy, items, span: this.spanFrom(start) };
  });

  private readonly entityHead = this.RULE(
    "entityHead",
    (): Pick<EntityDecl, "name" | "identity" | "strategy"> | undefined => {
      this.CONSUME(token.Entity);
      const name = this.CONSUME(token.AnyName);
      this.CONSUME(token.Identified);
      this.CONSUME(token.By);
      const identity = this.CONSUME2(token.AnyName);
      const strategy = this.OPTION(() => this.SUBRULE(this.strategy));
      return {
        name: this.declaredName(name),
        identity: this.declaredName(identity),
        strategy,
      };
    },
    this.headless,
  );

  /** strategy = "as" ( "guid" | "sequence" | "natural" "(" TNAME ")" ) */
  private readonly strategy = this.RULE("strategy", (): IdentityStrategy => {
    const start = this.CONSUME(token.As).startOffset;
    return this.OR<IdentityStrategy>({
      ERR_MSG: "`guid`, `sequence` or `natural(Type)`",
      DEF: [
        {
          ALT: () => {
            this.CONSUME(token.Guid);
            return { kind: "guid", span: this.spanFrom(start) };
          },
        },
        {
          ALT: () => {
            this.CONSUME(token.Sequence);
            return { kind: "sequence", span: this.spanFrom(start) };
          },
        },
        {
          ALT: () => {
            this.CONSUME(token.Natural);
            this.CONSUME(token.LeftParen);
            const backing = this.CONSUME(token.TypeName);
            this.CONSUME(token.RightParen);
            return {
              kind: "natural",
              backing: this.nameOf(backing),
              span: this.spanFrom(start),
            };
          },
        },
      ],
    });
  });

  private readonly entityItemAlternatives: OrMethodOpts<EntityItem> = {
    ERR_MSG: "a declaration",
    DEF: [
      { GATE: () => this.isField(), ALT: () => this.SUBRULE(this.member) },
      { ALT: () => this.SUBRULE(this.invariant) },
      { ALT: () => this.SUBRULE(this.states) },
      { ALT: () => this.SUBRULE(this.command) },
      { ALT: () => this.SUBRULE(this.factory) },
    ],
  };

  private readonly entityItem = this.RULE(
    "entityItem",
    (): EntityItem => {
      this.readHead();
      this.requireItem(places.entity);
      return this.OR(this.entityItemAlternatives);
    },
    this.recovering,
  );

  private readonly entityBlock = this.block("entityBlock", places.entity, () => this.entityItem);

  /** states = "states" SNAME "{" { stateRule } "}" */
  private readonly states = this.RULE("states", (): StatesDecl => {
    const { head } = this;
    this.withoutAnnotations();
    this.withoutDoc();
    this.CONSUME(token.States);
    const name = this.CONSUME(token.AnyName);
    const rules = this.SUBRULE(this.stateBlock, { ARGS: [head] });
    return {
      kind: "states",
      name: this.nameOf(name),
      rules,
      span: this.spanFrom(head.start),
    };
  });

  /** stateRule = NAME [ "->" NAME { "," NAME } ] [ "when" expr ] */
  private readonly stateRule = this.RULE(
    "stateRule",
    (): StateRule | Missing => {
      const from = this.CONSUME(token.AnyName);
      const to = this.OPTION(() => {
        this.CONSUME(token.Arrow);
        return this.SUBRULE(this.names);
      });
      const guard = this.OPTION2(() => {
        this.CONSUME(token.When);
        return this.readExpression();
      });
      return {
        kind: "stateRule",
        from: this.declaredName(from),
        to: to ?? [],
        guard,
        span: this.spanFrom(from.startOffset),
      };
    },
    this.recovering,
  );

  private readonly stateBlock = this.block("stateBlock", places.states, () => this.stateRule);

  /** command = { annotation } "command" NAME [ "(" [ params ] ")" ] [ ":" typeRef ] "{" { statement } "}" */
  private readonly command = this.RULE("command", (): CommandDecl => {
    const { head } = this;
    const signature = this.SUBRULE(this.commandHead);
    this.passGap();
    const statements = this.SUBRULE(this.commandBlock, { ARGS: [head] });
    const { start, doc, annotations } = head;
    const { name = this.missingName(), parameters = [], result } = signature ?? {};
    return { kind: "command", doc, annotations, name, parameters, result, statements, span: this.spanFrom(start) };
  });

  private readonly commandHead = this.RULE(
    "commandHead",
    (): Pick<CommandDecl, "name" | "parameters" | "result"> | undefined => {
      this.CONSUME(token.Command);
      const name = this.CONSUME(token.AnyName);
      const parameters = this.OPTION(() => this.SUBRULE(this.parameters));
      const result = this.OPTION2(() => {
        this.CONSUME(token.Colon);
        return this.readType();
      });
      return { name: this.declaredName(name), parameters: parameters ?? [], result };
    },
    this.headless,
  );

  /** factory = { annotation } "create" NAME [ "(" [ params ] ")" ] "{" { requires | assign | emit } "}" */
  private readonly factory = this.RULE("factory", (): FactoryDecl => {
    const { head } = this;
    const signature = this.SUBRULE(this.factoryHead);
    this.passGap();
    const statements = this.SUBRULE(this.factoryBlock, { ARGS: [head] });
    const { start, doc, annotations } = head;
    const { name = this.missingName(), parameters = [] } = signature ?? {};
    return { kind: "factory", doc, annotations, name, parameters, statements, span: this.spanFrom(start) };
  });

  private readonly factoryHead = this.RULE(
    "factoryHead",
    (): Pick<FactoryDecl, "name" | "parameters"> | undefined => {
      this.CONSUME(token.Create);
      const name = this.CONSUME(token.AnyName);
      const parameters = this.OPTION(() => this.SUBRULE(this.parameters));
      return { name: this.declaredName(name), parameters: parameters ?? [] };
    },
    this.headless,
  );

  private readonly statementAlternatives: OrMethodOpts<Statement> = {
    IGNORE_AMBIGUITIES: true,
    MAX_LOOKAHEAD: 1,
    DEF: [
      { GATE: () => this.next(token.ArrowLike, 2), ALT: () => this.SUBRULE(this.assign) },
      { ALT: () => this.SUBRULE(this.requires) },
      { ALT: () => this.SUBRULE(this.emit) },
      { ALT: () => this.SUBRULE(this.resultStatement) },
    ],
  };

  /** statement = requires | SNAME "->" expr | emit | "result" expr */
  private readonly statement = this.RULE(
    "statement",
    (): Statement => this.OR(this.statementAlternatives),
    this.recovering,
  );

  private readonly factoryStatementAlternatives: OrMethodOpts<Exclude<Statement, ResultStatement>> = {
    IGNORE_AMBIGUITIES: true,
    MAX_LOOKAHEAD: 1,
    DEF: [
      { GATE: () => this.next(token.ArrowLike, 2), ALT: () => this.SUBRULE(this.assign) },
      { ALT: () => this.SUBRULE(this.requires) },
      { ALT: () => this.SUBRULE(this.emit) },
    ],
  };

  private readonly factoryStatement = this.RULE(
    "factoryStatement",
    (): Exclude<Statement, ResultStatement> => this.OR(this.factoryStatementAlternatives),
    this.recovering,
  );

  private readonly commandBlock = this.block("commandBlock", places.command, () => this.statement);
  private readonly factoryBlock = this.block("factoryBlock", places.factory, () => this.factoryStatement);

  /** requires = "requires" expr [ STRING ] */
  private readonly requires = this.RULE("requires", (): RequiresStatement => {
    const start = this.CONSUME(token.Requires).startOffset;
    const condition = this.readExpression();
    const message = this.SUBRULE(this.message);
    return { kind: "requires", condition, message, span: this.spanFrom(start) };
  });

  /** assign = SNAME "->" expr */
  private readonly assign = this.RULE("assign", (): AssignStatement => {
    const field = this.CONSUME(token.AnyName);
    const arrow = this.CONSUME(token.ArrowLike);
    const value: Expression = this.readExpression();
    if (arrow.tokenType !== token.Arrow) {
      const args = { expected: "`->`", after: field.image, found: arrow.image };
      this.report(catalogue.unexpectedToken, args, this.spanOf(arrow));
    }
    return { kind: "assign", field: this.nameOf(field), value, span: this.spanFrom(field.startOffset) };
  });

  /** emit = "emit" NAME [ "(" [ args ] ")" ] */
  private readonly emit = this.RULE("emit", (): EmitStatement => {
    const start = this.CONSUME(token.Emit).startOffset;
    const event = this.CONSUME(token.AnyName);
    const given = this.OPTION(() => this.SUBRULE(this.namedArguments));
    const name: Name = this.declaredName(event);
    return { kind: "emit", event: name, arguments: given ?? [], span: this.spanFrom(start) };
  });

  /** result = "result" expr */
  private readonly resultStatement = this.RULE("resultStatement", (): ResultStatement => {
    const start = this.CONSUME(token.Result).startOffset;
    const value = this.readExpression();
    return { kind: "result", value, span: this.spanFrom(start) };
  });

  // A keyword with a colon is the name of a field.
  private isField(): boolean {
    if (this.next(token.Colon, 2)) return true;
    const keywords: readonly TokenType[] = places.entity.keywords;
    return !keywords.includes(this.LA(1).tokenType) && this.isAtItem(places.entity);
  }
}
