import Mustache from "mustache";
import type { NameScope } from "./name-scope.ts";
import type { CompiledTemplate } from "./templates.ts";
import type { View } from "./view.ts";

type SectionArguments = Parameters<Mustache.Writer["renderSection"]>;

/**
 * Mustache without its silences: an unknown tag throws, an item of a list sees only its own tags,
 * and text goes through unescaped, because C# words are finished before they are printed.
 */
export class StrictWriter extends Mustache.Writer {
  private readonly scope: NameScope;

  constructor(scope: NameScope) {
    super();
    this.scope = scope;
  }

  print(template: CompiledTemplate, view: View): string {
    // Mustache types its tokens as lists of strings, though sections hold tokens of their own.
    return this.renderTokens(template as unknown as string[][], new Mustache.Context(view));
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
    // The fifth part of a section's token is the list of its own tokens.
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
}

function nameOf(token: string[]): string {
  return token[1] ?? "";
}

function lookUp(tag: string, context: Mustache.Context): unknown {
  const value: unknown = context.lookup(tag);
  if (value === undefined) throw new Error(`Unknown tag '${tag}'.`);
  return value;
}
