import type { TemplateSpans } from "mustache";
import Mustache from "mustache";
import { hasReference, type KnownNames, linkNames } from "./reference.ts";
import { type CompiledTemplate, TemplateFault, type Templates } from "./templates.ts";

/** Prepares a template for printing: turns the known names of its C# into references, and puts its partials in. Throws a `TemplateFault` for a broken template. */
export function compile(name: string, templates: Templates, known: KnownNames): CompiledTemplate {
  const text = templates.get(name);
  if (text === undefined) throw new TemplateFault(name, "it is unknown");
  try {
    return compiled(text, templates, known);
  } catch (error) {
    throw new TemplateFault(name, error instanceof Error ? error.message : String(error));
  }
}

const writer = new Mustache.Writer();
const largest = 64 * 1024;

function compiled(text: string, templates: Templates, known: KnownNames): CompiledTemplate {
  if (text.length > largest) throw new Error("It is larger than 64 KiB.");
  if (hasReference(text)) throw new Error("It holds a control character.");
  const finished = (tokens: TemplateSpans): CompiledTemplate =>
    inOnePiece(
      tokens.flatMap((token): CompiledTemplate => {
        const [kind, value, , , detail] = token;
        if (typeof detail === "object") return [[value, kind === "^" ? kind : "#", finished(detail)]];
        return kind === ">" ? compiled(partialText(token, templates), templates, known) : plainPart(kind, value);
      }),
    );
  return finished(writer.parse(linkNames(text, known)));
}

function plainPart(kind: string, value: string): CompiledTemplate {
  if (kind === "text") return [value];
  return kind === "!" || kind === "=" ? [] : [[value]];
}

/** Joins texts that follow one another: those of partials and of what stands around them, and the lines between comments. */
function inOnePiece(tokens: CompiledTemplate): CompiledTemplate {
  const joined: CompiledTemplate[number][] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (typeof last === "string" && typeof token === "string") joined[joined.length - 1] = last + token;
    else joined.push(token);
  }
  return joined;
}

/** Returns the text of a partial, indented like its tag if that has a line of its own, as Mustache does. */
function partialText([, name, , , detail, tagIndex, lineHasNonSpace]: TemplateSpans[number], templates: Templates) {
  const text = templates.get(`partials/${name}`) ?? "";
  if (text === "") throw new Error(`Partial '${name}' is unknown or empty.`);
  const isIndented = tagIndex === 0 && typeof detail === "string";
  return isIndented ? writer.indentPartial(text, detail, lineHasNonSpace === true) : text;
}
