import type { TokenType } from "chevrotain";
import { catalogue } from "../../diagnostics/catalogue.ts";
import type {
  AssignStatement,
  CommandDecl,
  EmitStatement,
  EntityDecl,
  EntityItem,
  Expression,
  FactoryDecl,
  IdentityStrategy,
  InvariantDecl,
  MemberDecl,
  Missing,
  Name,
  RequiresStatement,
  ResultStatement,
  Statement,
  StateRule,
  StatesDecl,
  StringLiteral,
} from "../ast.ts";
import type { Head } from "./base-parser.ts";
import { ExpressionParser } from "./expression-parser.ts";
import { places } from "./places.ts";
import * as token from "./tokens.ts";

/** Fields, rules, states, commands and factories: what an entity is made of, and what values share with it. */
export class EntityParser extends ExpressionParser {
  /** member = { annotation } SNAME ":" typeRef [ "=" expr ] */
  protected readonly member = this.RULE("member", (head: Head): MemberDecl => {
    const name = this.CONSUME(token.AnyName);
    this.CONSUME(token.Colon);
    const type = this.readType();
    const value = this.OPTION(() => {
      this.CONSUME(token.Equals);
      return this.readExpression();
    });
    return this.ACTION(() => {
      const { start, doc, annotations } = head;
      return { kind: "member", doc, annotations, name: this.nameOf(name), type, value, span: this.spanFrom(start) };
    });
  });

  /** invariant = "invariant" expr [ STRING ] */
  protected readonly invariant = this.RULE("invariant", (head: Head): InvariantDecl => {
    this.ACTION(() => this.withoutAnnotations(head));
    this.CONSUME(token.Invariant);
    const condition = this.readExpression();
    const message = this.SUBRULE(this.message);
    return this.ACTION(() => ({
      kind: "invariant",
      doc: head.doc,
      condition,
      message,
      span: this.spanFrom(head.start),
    }));
  });

  private readonly message = this.RULE("message", (): StringLiteral | undefined => {
    const text = this.OPTION(() => this.CONSUME(token.StringText));
    return this.ACTION(() => {
      const literal = text && this.literalOf(text);
      return literal?.kind === "string" ? literal : undefined;
    });
  });

  /** entity = { annotation } "entity" NAME "identified" "by" NAME [ strategy ] "{" { member | invariant | states | command | factory } "}" */
  protected readonly entity = this.RULE("entity", (head: Head): EntityDecl => {
    const names = this.SUBRULE(this.entityHead);
    this.passGap();
    const items = this.SUBRULE(this.entityBlock, { ARGS: [head] });
    return this.ACTION(() => {
      const { start, doc, annotations } = head;
      const { name = this.missingName(), identity = this.missingName(), strategy } = names ?? {};
      return { kind: "entity", doc, annotations, name, identity, strategy, items, span: this.spanFrom(start) };
    });
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
      return this.ACTION(() => ({
        name: this.declaredName(name),
        identity: this.declaredName(identity),
        strategy,
      }));
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
            return this.ACTION(() => ({ kind: "guid", span: this.spanFrom(start) }));
          },
        },
        {
          ALT: () => {
            this.CONSUME(token.Sequence);
            return this.ACTION(() => ({ kind: "sequence", span: this.spanFrom(start) }));
          },
        },
        {
          ALT: () => {
            this.CONSUME(token.Natural);
            this.CONSUME(token.LeftParen);
            const backing = this.CONSUME(token.TypeName);
            this.CONSUME(token.RightParen);
            return this.ACTION(() => ({
              kind: "natural",
              backing: this.nameOf(backing),
              span: this.spanFrom(start),
            }));
          },
        },
      ],
    });
  });

  private readonly entityItem = this.RULE(
    "entityItem",
    (): EntityItem => {
      const head = this.readHead();
      this.ACTION(() => this.requireItem(head, places.entity));
      return this.OR<EntityItem>({
        ERR_MSG: "a declaration",
        DEF: [
          { GATE: () => this.isField(), ALT: () => this.SUBRULE(this.member, { ARGS: [head] }) },
          { ALT: () => this.SUBRULE(this.invariant, { ARGS: [head] }) },
          { ALT: () => this.SUBRULE(this.states, { ARGS: [head] }) },
          { ALT: () => this.SUBRULE(this.command, { ARGS: [head] }) },
          { ALT: () => this.SUBRULE(this.factory, { ARGS: [head] }) },
        ],
      });
    },
    this.recovering,
  );

  private readonly entityBlock = this.block("entityBlock", places.entity, () => this.entityItem);

  /** states = "states" SNAME "{" { stateRule } "}" */
  private readonly states = this.RULE("states", (head: Head): StatesDecl => {
    this.ACTION(() => {
      this.withoutAnnotations(head);
      this.withoutDoc(head);
    });
    this.CONSUME(token.States);
    const name = this.CONSUME(token.AnyName);
    const rules = this.SUBRULE(this.stateBlock, { ARGS: [head] });
    return this.ACTION(() => ({
      kind: "states",
      name: this.nameOf(name),
      rules,
      span: this.spanFrom(head.start),
    }));
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
      return this.ACTION(() => ({
        kind: "stateRule",
        from: this.declaredName(from),
        to: to ?? [],
        guard,
        span: this.spanFrom(from.startOffset),
      }));
    },
    this.recovering,
  );

  private readonly stateBlock = this.block("stateBlock", places.states, () => this.stateRule);

  /** command = { annotation } "command" NAME [ "(" [ params ] ")" ] [ ":" typeRef ] "{" { statement } "}" */
  private readonly command = this.RULE("command", (head: Head): CommandDecl => {
    const signature = this.SUBRULE(this.commandHead);
    this.passGap();
    const statements = this.SUBRULE(this.commandBlock, { ARGS: [head] });
    return this.ACTION(() => {
      const { start, doc, annotations } = head;
      const { name = this.missingName(), parameters = [], result } = signature ?? {};
      return { kind: "command", doc, annotations, name, parameters, result, statements, span: this.spanFrom(start) };
    });
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
      return this.ACTION(() => ({ name: this.declaredName(name), parameters: parameters ?? [], result }));
    },
    this.headless,
  );

  /** factory = { annotation } "create" NAME [ "(" [ params ] ")" ] "{" { requires | assign | emit } "}" */
  private readonly factory = this.RULE("factory", (head: Head): FactoryDecl => {
    const signature = this.SUBRULE(this.factoryHead);
    this.passGap();
    const statements = this.SUBRULE(this.factoryBlock, { ARGS: [head] });
    return this.ACTION(() => {
      const { start, doc, annotations } = head;
      const { name = this.missingName(), parameters = [] } = signature ?? {};
      return { kind: "factory", doc, annotations, name, parameters, statements, span: this.spanFrom(start) };
    });
  });

  private readonly factoryHead = this.RULE(
    "factoryHead",
    (): Pick<FactoryDecl, "name" | "parameters"> | undefined => {
      this.CONSUME(token.Create);
      const name = this.CONSUME(token.AnyName);
      const parameters = this.OPTION(() => this.SUBRULE(this.parameters));
      return this.ACTION(() => ({ name: this.declaredName(name), parameters: parameters ?? [] }));
    },
    this.headless,
  );

  /** statement = requires | SNAME "->" expr | emit | "result" expr */
  private readonly statement = this.RULE(
    "statement",
    (): Statement =>
      this.OR<Statement>({
        IGNORE_AMBIGUITIES: true,
        MAX_LOOKAHEAD: 1,
        DEF: [
          { GATE: () => this.next(token.ArrowLike, 2), ALT: () => this.SUBRULE(this.assign) },
          { ALT: () => this.SUBRULE(this.requires) },
          { ALT: () => this.SUBRULE(this.emit) },
          { ALT: () => this.SUBRULE(this.resultStatement) },
        ],
      }),
    this.recovering,
  );

  private readonly factoryStatement = this.RULE(
    "factoryStatement",
    (): Exclude<Statement, ResultStatement> =>
      this.OR<Exclude<Statement, ResultStatement>>({
        IGNORE_AMBIGUITIES: true,
        MAX_LOOKAHEAD: 1,
        DEF: [
          { GATE: () => this.next(token.ArrowLike, 2), ALT: () => this.SUBRULE(this.assign) },
          { ALT: () => this.SUBRULE(this.requires) },
          { ALT: () => this.SUBRULE(this.emit) },
        ],
      }),
    this.recovering,
  );

  private readonly commandBlock = this.block("commandBlock", places.command, () => this.statement);
  private readonly factoryBlock = this.block("factoryBlock", places.factory, () => this.factoryStatement);

  /** requires = "requires" expr [ STRING ] */
  private readonly requires = this.RULE("requires", (): RequiresStatement => {
    const start = this.CONSUME(token.Requires).startOffset;
    const condition = this.readExpression();
    const message = this.SUBRULE(this.message);
    return this.ACTION(() => ({ kind: "requires", condition, message, span: this.spanFrom(start) }));
  });

  /** assign = SNAME "->" expr */
  private readonly assign = this.RULE("assign", (): AssignStatement => {
    const field = this.CONSUME(token.AnyName);
    const arrow = this.CONSUME(token.ArrowLike);
    const value: Expression = this.readExpression();
    return this.ACTION(() => {
      if (arrow.tokenType !== token.Arrow) {
        const args = { expected: "`->`", after: field.image, found: arrow.image };
        this.report(catalogue.unexpectedToken, args, this.spanOf(arrow));
      }
      return { kind: "assign", field: this.nameOf(field), value, span: this.spanFrom(field.startOffset) };
    });
  });

  /** emit = "emit" NAME [ "(" [ args ] ")" ] */
  private readonly emit = this.RULE("emit", (): EmitStatement => {
    const start = this.CONSUME(token.Emit).startOffset;
    const event = this.CONSUME(token.AnyName);
    const given = this.OPTION(() => this.SUBRULE(this.namedArguments));
    return this.ACTION(() => {
      const name: Name = this.declaredName(event);
      return { kind: "emit", event: name, arguments: given ?? [], span: this.spanFrom(start) };
    });
  });

  /** result = "result" expr */
  private readonly resultStatement = this.RULE("resultStatement", (): ResultStatement => {
    const start = this.CONSUME(token.Result).startOffset;
    const value = this.readExpression();
    return this.ACTION(() => ({ kind: "result", value, span: this.spanFrom(start) }));
  });

  // A keyword with a colon is the name of a field.
  private isField(): boolean {
    if (this.next(token.Colon, 2)) return true;
    const keywords: readonly TokenType[] = places.entity.keywords;
    return !keywords.includes(this.LA(1).tokenType) && this.isAtItem(places.entity);
  }
}
