import Mustache, { type TemplateSpans } from "mustache";
import { type KnownNames, linkNames } from "./link-names.ts";
import { TemplateFault } from "./template-fault.ts";
import type { CompiledTemplate, Templates } from "./templates.ts";

/** Prepares a template for printing: its own C# is linked, its partials are put in. Throws where that cannot be done. */
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

function compiled(text: string, templates: Templates, known: KnownNames): CompiledTemplate {
  const finished = (tokens: TemplateSpans): CompiledTemplate =>
    tokens.flatMap((token): CompiledTemplate => {
      const [kind, value, , , detail] = token;
      if (typeof detail === "object") return [[kind, value, 0, 0, finished(detail)]];
      if (kind === ">") return compiled(partialText(token, templates), templates, known);
      return kind === "!" ? [] : [[kind, value]];
    });
  return finished(writer.parse(linkNames(text, known)));
}

/** As Mustache has it, a partial on a line of its own is indented as its tag is. */
function partialText([, name, , , detail, tagIndex, lineHasNonSpace]: TemplateSpans[number], templates: Templates) {
  const text = templates.get(`partials/${name}`) ?? "";
  if (text === "") throw new Error(`Partial '${name}' is unknown or empty.`);
  const isIndented = tagIndex === 0 && typeof detail === "string";
  return isIndented ? writer.indentPartial(text, detail, lineHasNonSpace === true) : text;
}
