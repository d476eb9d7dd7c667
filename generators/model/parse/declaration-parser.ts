import type { IOrAlt, OrMethodOpts } from "chevrotain";
import { catalogue } from "../../diagnostics/catalogue.ts";
import type { Span } from "../../diagnostics/diagnostic.ts";
import type {
  AggregateDecl,
  EnumDecl,
  EnumMemberDecl,
  EventDecl,
  FinderDecl,
  InvariantDecl,
  MemberDecl,
  QuantityDecl,
  RepositoryDecl,
  SpecDecl,
  TypeDecl,
  ValueDecl,
} from "../ast.ts";
import type { Missing, Name } from "../ast-node.ts";
import type { Expression } from "../expression-ast.ts";
import { EntityParser } from "./entity-parser.ts";
import { places } from "./places.ts";
import * as token from "./tokens.ts";

interface OperationsClause {
  readonly kind: "operations";
  readonly names: readonly Name[];
  readonly span: Span;
}

type ValueItem = MemberDecl | InvariantDecl | Missing;

/** Types: values, quantities, events, enums, entities and aggregates. */
export class DeclarationParser extends EntityParser {
  private readonly typeAlternatives: IOrAlt<TypeDecl>[] = [
    { ALT: () => this.SUBRULE(this.value) },
    { ALT: () => this.SUBRULE(this.quantity) },
    { ALT: () => this.SUBRULE(this.event) },
    { ALT: () => this.SUBRULE(this.enum) },
    { ALT: () => this.SUBRULE(this.entity) },
    { ALT: () => this.SUBRULE(this.aggregate) },
  ];

  /** type = value | quantity | event | enum | entity | aggregate */
  protected readonly type = this.RULE("type", (): TypeDecl => this.OR(this.typeAlternatives));

  private readonly valueItemAlternatives: OrMethodOpts<ValueItem> = {
    ERR_MSG: "a field or an invariant",
    DEF: [{ ALT: () => this.SUBRULE(this.member) }, { ALT: () => this.SUBRULE(this.invariant) }],
  };

  private readonly valueItem = this.RULE(
    "valueItem",
    (): ValueItem => {
      this.readHead();
      return this.OR(this.valueItemAlternatives);
    },
    this.recovering,
  );

  private readonly eventItem = this.RULE(
    "eventItem",
    (): MemberDecl | Missing => {
      this.readHead();
      return this.SUBRULE(this.member);
    },
    this.recovering,
  );

  private readonly valueBlock = this.block("valueBlock", places.value, () => this.valueItem);
  private readonly quantityBlock = this.block("quantityBlock", places.quantity, () => this.valueItem);
  private readonly eventBlock = this.block("eventBlock", places.event, () => this.eventItem);

  /** value = { annotation } "value" NAME "{" { member | invariant } "}" */
  private readonly value = this.RULE("value", (): ValueDecl => {
    const { head } = this;
    this.CONSUME(token.Value);
    const name = this.CONSUME(token.AnyName);
    const items = this.SUBRULE(this.valueBlock, { ARGS: [head] });
    const { start, doc, annotations } = head;
    return { kind: "value", doc, annotations, name: this.declaredName(name), items, span: this.spanFrom(start) };
  });

  /** quantity = { annotation } "quantity" NAME "{" { member | invariant } "}" */
  private readonly quantity = this.RULE("quantity", (): QuantityDecl => {
    const { head } = this;
    this.CONSUME(token.Quantity);
    const name = this.CONSUME(token.AnyName);
    const items = this.SUBRULE(this.quantityBlock, { ARGS: [head] });
    const { start, doc, annotations } = head;
    return { kind: "quantity", doc, annotations, name: this.declaredName(name), items, span: this.spanFrom(start) };
  });

  /** event = { annotation } "event" NAME "{" { member } "}" */
  private readonly event = this.RULE("event", (): EventDecl => {
    const { head } = this;
    this.CONSUME(token.Event);
    const name = this.CONSUME(token.AnyName);
    const items = this.SUBRULE(this.eventBlock, { ARGS: [head] });
    const { start, doc, annotations } = head;
    return { kind: "event", doc, annotations, name: this.declaredName(name), items, span: this.spanFrom(start) };
  });

  /** enum = { annotation } "enum" NAME [ "(" [ params ] ")" ] "{" { enumMember [ "," ] } "}" */
  private readonly enum = this.RULE("enum", (): EnumDecl => {
    const { head } = this;
    this.CONSUME(token.Enum);
    const name = this.CONSUME(token.AnyName);
    const parameters = this.OPTION(() => this.SUBRULE(this.parameters));
    const members = this.SUBRULE(this.enumBlock, { ARGS: [head] });
    const { start, doc, annotations } = head;
    return {
      kind: "enum",
      doc,
      annotations,
      name: this.declaredName(name),
      parameters: parameters ?? [],
      members,
      span: this.spanFrom(start),
    };
  });

  /** enumMember = NAME [ "(" [ expr { "," expr } ] ")" ] */
  private readonly enumMember = this.RULE(
    "enumMember",
    (): EnumMemberDecl | Missing => {
      const name = this.CONSUME(token.AnyName);
      const given = this.OPTION(() => this.SUBRULE(this.enumArguments));
      const member = this.ACTION(
        (): EnumMemberDecl => ({
          kind: "enumMember",
          name: this.declaredName(name),
          arguments: given ?? [],
          span: this.spanFrom(name.startOffset),
        }),
      );
      this.OPTION2(() => this.CONSUME(token.Comma));
      return member;
    },
    this.recovering,
  );

  private readonly enumArguments = this.RULE("enumArguments", (): readonly Expression[] => {
    const given: Expression[] = [];
    this.CONSUME(token.LeftParen);
    this.OPTION({
      GATE: () => !this.next(token.RightParen),
      DEF: () => {
        given.push(this.readExpression());
        this.MANY(() => {
          this.CONSUME(token.Comma);
          given.push(this.SUBRULE2(this.expression));
        });
      },
    });
    this.CONSUME(token.RightParen);
    return given;
  });

  private readonly enumBlock = this.block("enumBlock", places.enum, () => this.enumMember);

  /** aggregate = { annotation } "aggregate" NAME "root" NAME [ "versioned" ] "{" { type | spec | repository } "}" */
  private readonly aggregate = this.RULE("aggregate", (): AggregateDecl => {
    const { head } = this;
    const names = this.SUBRULE(this.aggregateHead);
    this.passGap();
    const items = this.SUBRULE(this.aggregateBlock, { ARGS: [head] });
    const { start, doc, annotations } = head;
    const { name = this.missingName(), root = this.missingName(), isVersioned = false } = names ?? {};
    return { kind: "aggregate", doc, annotations, name, root, isVersioned, items, span: this.spanFrom(start) };
  });

  private readonly aggregateHead = this.RULE(
    "aggregateHead",
    (): Pick<AggregateDecl, "name" | "root" | "isVersioned"> | undefined => {
      this.CONSUME(token.Aggregate);
      const name = this.CONSUME(token.AnyName);
      this.CONSUME(token.Root);
      const root = this.CONSUME2(token.AnyName);
      const versioned = this.OPTION(() => this.CONSUME(token.Versioned));
      return {
        name: this.declaredName(name),
        root: this.declaredName(root),
        isVersioned: versioned !== undefined,
      };
    },
    this.headless,
  );

  private readonly aggregateItemAlternatives: OrMethodOpts<AggregateDecl["items"][number]> = {
    ERR_MSG: "a declaration",
    DEF: [
      { ALT: () => this.SUBRULE(this.type) },
      { ALT: () => this.SUBRULE(this.spec) },
      { ALT: () => this.SUBRULE(this.repository) },
    ],
  };

  private readonly aggregateItem = this.RULE(
    "aggregateItem",
    (): AggregateDecl["items"][number] => {
      this.readHead();
      this.requireItem(places.aggregate);
      return this.OR(this.aggregateItemAlternatives);
    },
    this.recovering,
  );

  private readonly aggregateBlock = this.block("aggregateBlock", places.aggregate, () => this.aggregateItem);

  /** spec = "spec" NAME "on" TNAME "=" expr */
  protected readonly spec = this.RULE("spec", (): SpecDecl => {
    const { start, doc } = this.head;
    this.withoutAnnotations();
    this.CONSUME(token.Spec);
    const name = this.CONSUME(token.AnyName);
    this.CONSUME(token.On);
    const target = this.CONSUME(token.TypeName);
    this.CONSUME(token.Equals);
    const condition = this.readExpression();
    return {
      kind: "spec",
      doc,
      name: this.declaredName(name),
      target: this.nameOf(target),
      condition,
      span: this.spanFrom(start),
    };
  });

  /** repository = "repository" "{" { operations | finder } "}", with operations at most once */
  private readonly repository = this.RULE("repository", (): RepositoryDecl => {
    const { head } = this;
    this.withoutAnnotations();
    this.withoutDoc();
    this.CONSUME(token.Repository);
    const items = this.SUBRULE(this.repositoryBlock, { ARGS: [head] });
    return this.ACTION(() => {
      const clauses = items.filter((item): item is OperationsClause => item.kind === "operations");
      const finders = items.filter((item): item is FinderDecl | Missing => item.kind !== "operations");
      for (const { span } of clauses.slice(1)) this.report(catalogue.secondOperations, {}, span);
      return { kind: "repository", operations: clauses[0]?.names, finders, span: this.spanFrom(head.start) };
    });
  });

  private readonly repositoryItemAlternatives: IOrAlt<OperationsClause | FinderDecl>[] = [
    { ALT: () => this.SUBRULE(this.operations) },
    { ALT: () => this.SUBRULE(this.finder) },
  ];

  private readonly repositoryItem = this.RULE(
    "repositoryItem",
    (): OperationsClause | FinderDecl | Missing => this.OR(this.repositoryItemAlternatives),
    this.recovering,
  );

  private readonly repositoryBlock = this.block("repositoryBlock", places.repository, () => this.repositoryItem);

  /** operations = "operations" ":" NAME { "," NAME } */
  private readonly operations = this.RULE("operations", (): OperationsClause => {
    const clause = this.CONSUME(token.Operations);
    this.CONSUME(token.Colon);
    const names = this.SUBRULE(this.names);
    return { kind: "operations", names, span: this.spanOf(clause) };
  });

  /** finder = "find" NAME "(" [ params ] ")" ":" typeRef */
  private readonly finder = this.RULE("finder", (): FinderDecl => {
    const start = this.CONSUME(token.Find).startOffset;
    const name = this.CONSUME(token.AnyName);
    const parameters = this.SUBRULE(this.parameters);
    this.CONSUME(token.Colon);
    const result = this.readType();
    return {
      kind: "finder",
      name: this.declaredName(name),
      parameters,
      result,
      span: this.spanFrom(start),
    };
  });
}
