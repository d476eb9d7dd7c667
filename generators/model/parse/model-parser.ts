import type { IParserConfig, OrMethodOpts, TokenType } from "chevrotain";
import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type {
  Comment,
  ContextDecl,
  ContextItem,
  ModuleDecl,
  OperationDecl,
  PolicyDecl,
  QueryDecl,
  ReadModelDecl,
  ReadModelField,
  ServiceDecl,
  UsecaseDecl,
} from "../ast.ts";
import type { Missing } from "../ast-node.ts";
import type { ModelSource } from "../source.ts";
import { DeclarationParser } from "./declaration-parser.ts";
import type { Lexed } from "./lex.ts";
import { parseStateOf } from "./parse-state.ts";
import { places } from "./places.ts";
import * as token from "./tokens.ts";

interface ParserRun {
  readonly contexts: readonly (ContextDecl | Missing)[];
  /** Those that are no documentation. */
  readonly comments: readonly Comment[];
  readonly diagnostics: readonly Diagnostic[];
}

type ServiceItem = ServiceDecl["items"][number];
type ModuleItem = ModuleDecl["items"][number];

/** The whole grammar: files, contexts, modules, and what stands in a context beside types. */
export class ModelParser extends DeclarationParser {
  constructor(config?: IParserConfig, vocabulary?: readonly TokenType[]) {
    super(config, vocabulary);
    this.performSelfAnalysis();
  }

  /** Reads the tokens of one file. */
  run(source: ModelSource, lexed: Pick<Lexed, "tokens" | "comments">): ParserRun {
    this.input = lexed.tokens;
    this.start(parseStateOf(source, lexed));
    const contexts = this.file();
    const { attached, diagnostics, muted } = this.state;
    const comments = lexed.comments.filter((_comment, index) => !attached.has(index));
    return {
      contexts,
      comments: comments.map((comment): Comment => ({ text: comment.image, span: this.spanOf(comment) })),
      diagnostics: diagnostics.filter(({ span }) => !muted.has(span?.start ?? 0)),
    };
  }

  /** file = { context } */
  private readonly file = this.RULE("file", (): readonly (ContextDecl | Missing)[] => {
    const contexts: (ContextDecl | Missing)[] = [];
    this.MANY({
      GATE: () => !this.next(token.End),
      DEF: () =>
        this.OR({
          IGNORE_AMBIGUITIES: true,
          MAX_LOOKAHEAD: 1,
          DEF: [
            {
              GATE: () => this.isAtItem(places.file),
              ALT: () => contexts.push(this.SUBRULE(this.begin(() => this.context))),
            },
            {
              ALT: () =>
                this.SUBRULE(this.stray, { ARGS: [places.file, { start: -1, doc: undefined, annotations: [] }] }),
            },
          ],
        }),
    });
    this.CONSUME(token.End);
    return contexts;
  });

  /** context = "context" NAME [ "version" INT ] "{" { contextItem } "}" */
  private readonly context = this.RULE(
    "context",
    (): ContextDecl | Missing => {
      this.readHead();
      const { head } = this;
      this.withoutAnnotations();
      const names = this.SUBRULE(this.contextHead);
      this.passGap();
      const items = this.SUBRULE(this.contextBlock, { ARGS: [head] });
      const { name = this.missingName(), version } = names ?? {};
      return { kind: "context", doc: head.doc, name, version, items, span: this.spanFrom(head.start) };
    },
    this.recovering,
  );

  private readonly contextHead = this.RULE(
    "contextHead",
    (): Pick<ContextDecl, "name" | "version"> | undefined => {
      this.CONSUME(token.Context);
      const name = this.CONSUME(token.AnyName);
      const version = this.OPTION(() => {
        this.CONSUME(token.Version);
        return this.CONSUME(token.Int);
      });
      return this.ACTION(() => {
        const literal = version && this.literalOf(version);
        return { name: this.declaredName(name), version: literal?.kind === "int" ? literal : undefined };
      });
    },
    this.headless,
  );

  private readonly contextItemAlternatives: OrMethodOpts<ContextItem> = {
    ERR_MSG: "a declaration",
    DEF: [
      { ALT: () => this.SUBRULE(this.type) },
      { ALT: () => this.SUBRULE(this.service) },
      { ALT: () => this.SUBRULE(this.readModel) },
      { ALT: () => this.SUBRULE(this.query) },
      { ALT: () => this.SUBRULE(this.spec) },
      { ALT: () => this.SUBRULE(this.policy) },
      { ALT: () => this.SUBRULE(this.module) },
    ],
  };

  /** contextItem = type | service | readmodel | query | spec | policy | module */
  private readonly contextItem = this.RULE(
    "contextItem",
    (): ContextItem => {
      this.readHead();
      this.requireItem(places.context);
      return this.OR(this.contextItemAlternatives);
    },
    this.recovering,
  );

  private readonly contextBlock = this.block("contextBlock", places.context, () => this.contextItem);

  /** module = "module" NAME "{" { type | module } "}" */
  private readonly module = this.RULE("module", (): ModuleDecl => {
    const { head } = this;
    this.withoutAnnotations();
    this.CONSUME(token.Module);
    const name = this.CONSUME(token.AnyName);
    const items = this.nested(() => this.SUBRULE(this.moduleBlock, { ARGS: [head] }));
    return {
      kind: "module",
      doc: head.doc,
      name: this.declaredName(name),
      items,
      span: this.spanFrom(head.start),
    };
  });

  private readonly moduleItemAlternatives: OrMethodOpts<ModuleItem> = {
    ERR_MSG: "a declaration",
    DEF: [{ ALT: () => this.SUBRULE(this.type) }, { ALT: () => this.SUBRULE(this.module) }],
  };

  private readonly moduleItem = this.RULE(
    "moduleItem",
    (): ModuleItem => {
      this.readHead();
      this.requireItem(places.module);
      return this.OR(this.moduleItemAlternatives);
    },
    this.recovering,
  );

  private readonly moduleBlock = this.block("moduleBlock", places.module, () => this.moduleItem);

  /** service = "service" NAME "{" { operation | usecase } "}" */
  private readonly service = this.RULE("service", (): ServiceDecl => {
    const { head } = this;
    this.withoutAnnotations();
    this.CONSUME(token.Service);
    const name = this.CONSUME(token.AnyName);
    const items = this.SUBRULE(this.serviceBlock, { ARGS: [head] });
    return {
      kind: "service",
      doc: head.doc,
      name: this.declaredName(name),
      items,
      span: this.spanFrom(head.start),
    };
  });

  private readonly serviceItemAlternatives: OrMethodOpts<ServiceItem> = {
    ERR_MSG: "`operation` or `usecase`",
    DEF: [{ ALT: () => this.SUBRULE(this.operation) }, { ALT: () => this.SUBRULE(this.usecase) }],
  };

  private readonly serviceItem = this.RULE(
    "serviceItem",
    (): ServiceItem => {
      this.readHead();
      this.withoutAnnotations();
      this.requireItem(places.service);
      return this.OR(this.serviceItemAlternatives);
    },
    this.recovering,
  );

  private readonly serviceBlock = this.block("serviceBlock", places.service, () => this.serviceItem);

  /** operation = "operation" NAME "(" [ params ] ")" ":" typeRef [ "=" expr ] */
  private readonly operation = this.RULE("operation", (): OperationDecl => {
    const { start, doc } = this.head;
    this.CONSUME(token.Operation);
    const name = this.CONSUME(token.AnyName);
    const parameters = this.SUBRULE(this.parameters);
    this.CONSUME(token.Colon);
    const result = this.readType();
    const body = this.OPTION(() => {
      this.CONSUME(token.Equals);
      return this.readExpression();
    });
    return {
      kind: "operation",
      doc,
      name: this.declaredName(name),
      parameters,
      result,
      body,
      span: this.spanFrom(start),
    };
  });

  /** usecase = "usecase" NAME "(" [ params ] ")" [ ":" typeRef ] */
  private readonly usecase = this.RULE("usecase", (): UsecaseDecl => {
    const { start, doc } = this.head;
    this.CONSUME(token.Usecase);
    const name = this.CONSUME(token.AnyName);
    const parameters = this.SUBRULE(this.parameters);
    const result = this.OPTION(() => {
      this.CONSUME(token.Colon);
      return this.readType();
    });
    return {
      kind: "usecase",
      doc,
      name: this.declaredName(name),
      parameters,
      result,
      span: this.spanFrom(start),
    };
  });

  /** readmodel = "readmodel" NAME "from" TNAME "{" { field } "}" */
  private readonly readModel = this.RULE("readModel", (): ReadModelDecl => {
    const { head } = this;
    this.withoutAnnotations();
    const names = this.SUBRULE(this.readModelHead);
    this.passGap();
    const fields = this.SUBRULE(this.fieldBlock, { ARGS: [head] });
    const { name = this.missingName(), source = this.missingName() } = names ?? {};
    return { kind: "readModel", doc: head.doc, name, source, fields, span: this.spanFrom(head.start) };
  });

  private readonly readModelHead = this.RULE(
    "readModelHead",
    (): Pick<ReadModelDecl, "name" | "source"> | undefined => {
      this.CONSUME(token.Readmodel);
      const name = this.CONSUME(token.AnyName);
      this.CONSUME(token.From);
      const source = this.CONSUME(token.TypeName);
      return { name: this.declaredName(name), source: this.nameOf(source) };
    },
    this.headless,
  );

  /** field = SNAME [ ":" typeRef "=" expr ] */
  private readonly field = this.RULE(
    "field",
    (): ReadModelField => {
      const first = this.CONSUME(token.AnyName);
      const derived = this.OPTION(() => {
        this.CONSUME(token.Colon);
        const type = this.readType();
        this.CONSUME(token.Equals);
        return { type, value: this.readExpression() };
      });
      const [name, span] = [this.nameOf(first), this.spanFrom(first.startOffset)];
      return derived === undefined
        ? { kind: "directField", name, span }
        : { kind: "derivedField", name, span, type: derived.type, value: derived.value };
    },
    this.recovering,
  );

  private readonly fieldBlock = this.block("fieldBlock", places.readModel, () => this.field);

  /** query = { annotation } "query" NAME "(" [ params ] ")" ":" typeRef */
  private readonly query = this.RULE("query", (): QueryDecl => {
    const { start, doc, annotations } = this.head;
    this.CONSUME(token.Query);
    const name = this.CONSUME(token.AnyName);
    const parameters = this.SUBRULE(this.parameters);
    this.CONSUME(token.Colon);
    const result = this.readType();
    return {
      kind: "query",
      doc,
      annotations,
      name: this.declaredName(name),
      parameters,
      result,
      span: this.spanFrom(start),
    };
  });

  /** policy = "policy" NAME "when" NAME "then" TNAME "." SNAME [ "(" [ args ] ")" ] */
  private readonly policy = this.RULE("policy", (): PolicyDecl => {
    const { start, doc } = this.head;
    this.withoutAnnotations();
    this.CONSUME(token.Policy);
    const name = this.CONSUME(token.AnyName);
    this.CONSUME(token.When);
    const event = this.CONSUME2(token.AnyName);
    this.CONSUME(token.Then);
    const target = this.CONSUME(token.TypeName);
    this.CONSUME(token.Dot);
    const command = this.CONSUME3(token.AnyName);
    const given = this.OPTION(() => this.SUBRULE(this.namedArguments));
    return {
      kind: "policy",
      doc,
      name: this.declaredName(name),
      event: this.declaredName(event),
      target: this.nameOf(target),
      command: this.nameOf(command),
      arguments: given ?? [],
      span: this.spanFrom(start),
    };
  });
}
