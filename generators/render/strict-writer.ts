import Mustache from "mustache";
import type { NameScope } from "./name-scope.ts";

type SectionArguments = Parameters<Mustache.Writer["renderSection"]>;
type Tokens = ReturnType<Mustache.Writer["parse"]>;
type PartialArguments = Parameters<Mustache.Writer["renderPartial"]>;

/** The tokens of each template text. */
export type ParsedTemplates = Map<string, Tokens>;

/**
 * Mustache without its silences: an unknown tag or partial throws, an item of a list sees only its own tags,
 * and text goes through unescaped, because C# words are finished before they are printed.
 */
export class StrictWriter extends Mustache.Writer {
  private readonly scope: NameScope;
  private readonly parsed: ParsedTemplates;

  /** Templates that were parsed before are found in `parsed`, and new ones are put there. */
  constructor(scope: NameScope, parsed: ParsedTemplates) {
    super();
    this.scope = scope;
    this.parsed = parsed;
  }

  override parse(template: string): Tokens {
    const tokens = this.parsed.get(template) ?? super.parse(template);
    this.parsed.set(template, tokens);
    return tokens;
  }

  override escapedValue(token: string[], context: Mustache.Context): string {
    const tag = nameOf(token);
    if (tag.startsWith("@type ")) return this.scope.type(tag.slice("@type ".length));
    if (tag.startsWith("@member ")) return this.scope.member(tag.slice("@member ".length));
    const value = lookUp(tag, context);
    if (typeof value !== "string") throw new Error(`Tag '${tag}' is no text.`);
    return value;
  }

  override renderSection(...[token, context, partials, template, config]: SectionArguments): string {
    const value = lookUp(nameOf(token), context);
    if (!Array.isArray(value)) return super.renderSection(token, context, partials, template, config);
    // Mustache types a token as strings, but the fifth part of a section's token is the list of its own tokens.
    const body = token[4] as unknown as string[][];
    return value
      .map((item: unknown) => this.renderTokens(body, new Mustache.Context(item), partials, template, config))
      .join("");
  }

  override renderInverted(...args: SectionArguments): string {
    lookUp(nameOf(args[0]), args[1]);
    // Mustache answers undefined, not "", for a section that does not apply.
    return super.renderInverted(...args) ?? "";
  }

  override renderPartial(...args: PartialArguments): string {
    const text = super.renderPartial(...args) ?? "";
    if (text === "") throw new Error(`Partial '${nameOf(args[0])}' is unknown or empty.`);
    return text;
  }
}

function nameOf(token: string[]): string {
  return token[1] ?? "";
}

function lookUp(tag: string, context: Mustache.Context): unknown {
  const value: unknown = context.lookup(tag);
  if (value === undefined) throw new Error(`Unknown tag '${tag}'.`);
  return value;
}
