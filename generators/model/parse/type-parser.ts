import type { TokenType } from "chevrotain";
import type { NamedTypeRef, ParameterDecl, TypeRef } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import { compact } from "../items.ts";
import { BaseParser } from "./base-parser.ts";
import * as token from "./tokens.ts";

const noTypes: readonly TypeRef[] = [];
/** What goes on behind the name of a type, or shows that it is none. */
const continuesType: ReadonlySet<TokenType> = new Set([token.Colon, token.Dot, token.Less, token.Question]);

/** Types and parameters. */
export class TypeParser extends BaseParser {
  /** Reads a type; one that is a name alone, as most are, without the rules for more. */
  protected readType(): TypeRef {
    return this.isAlone(token.TypeName, continuesType) ? this.plainType() : this.SUBRULE(this.typeRef);
  }

  /** typeRef = [ TNAME "." ] TNAME [ "<" typeRef { "," typeRef } ">" ] [ "?" ] */
  protected readonly typeRef = this.RULE("typeRef", (): TypeRef => {
    // A name with a colon is the next field, and the type is missing.
    const found = this.OPTION({
      GATE: () => !this.next(token.Colon, 2),
      DEF: () => this.nested(() => this.SUBRULE(this.namedType)),
    });
    return found ?? this.expectedInstead("a type");
  });

  private plainType(): NamedTypeRef {
    const name = this.nameOf(this.consume(0, token.TypeName));
    return { kind: "type", qualifier: undefined, name, arguments: noTypes, isOptional: false, span: name };
  }

  private readonly namedType = this.RULE("namedType", (): NamedTypeRef => {
    const first = this.CONSUME(token.TypeName);
    const second = this.OPTION(() => {
      this.CONSUME(token.Dot);
      return this.CONSUME2(token.TypeName);
    });
    const types: TypeRef[] = [];
    this.OPTION2(() => {
      this.CONSUME(token.Less);
      types.push(this.readType());
      this.MANY(() => {
        this.CONSUME(token.Comma);
        types.push(this.SUBRULE2(this.typeRef));
      });
      this.CONSUME(token.Greater);
    });
    const question = this.OPTION3(() => this.CONSUME(token.Question));
    return this.ACTION(() => ({
      kind: "type",
      qualifier: second && this.nameOf(first),
      name: this.nameOf(second ?? first),
      arguments: compact(types),
      isOptional: question !== undefined,
      span: this.spanFrom(first.startOffset),
    }));
  });

  /** parameters = "(" [ parameter { "," parameter } ] ")" */
  protected readonly parameters = this.RULE("parameters", (): readonly ParameterDecl[] => {
    const parameters: ParameterDecl[] = [];
    this.CONSUME(token.LeftParen);
    this.MANY(() => {
      parameters.push(this.SUBRULE(this.parameter));
      this.readSeparator("a parameter");
    });
    this.CONSUME(token.RightParen);
    return compact(parameters);
  });

  /** parameter = SNAME ":" typeRef */
  private readonly parameter = this.RULE("parameter", (): ParameterDecl => {
    const first = this.CONSUME(token.AnyName);
    this.CONSUME(token.Colon);
    const type = this.readType();
    return {
      kind: "parameter",
      name: this.nameOf(first),
      type,
      span: this.spanFrom(first.startOffset),
    };
  });

  /** Reads what stands behind an item of a list; the rule is for where that is wrong. */
  protected readSeparator(item: string): void {
    if (this.next(token.RightParen)) return;
    if (this.next(token.Comma) && this.next(token.AnyName, 2)) this.consume(0, token.Comma);
    else this.SUBRULE(this.separator, { ARGS: [item] });
  }

  /** separator = [ "," ], which is there exactly if another item of the list follows */
  private readonly separator = this.RULE("separator", (item: string): void => {
    const comma = this.OPTION(() => this.CONSUME(token.Comma));
    this.ACTION(() => {
      const isLast = !this.next(token.AnyName);
      if (comma === undefined && !isLast) this.expectedInstead("`,` or `)`");
      if (comma !== undefined && this.next(token.RightParen)) this.expectedInstead(item);
    });
  });

  /** names = NAME { "," NAME } */
  protected readonly names = this.RULE("names", (): readonly Name[] => {
    const names: Name[] = [];
    this.AT_LEAST_ONE_SEP({
      SEP: token.Comma,
      DEF: () => {
        const name = this.CONSUME(token.AnyName);
        this.ACTION(() => names.push(this.declaredName(name)));
      },
    });
    return compact(names);
  });
}
