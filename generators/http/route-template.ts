/** A parameter of a route template: `{*path:int?}` without its braces. */
interface TemplateParameter {
  readonly kind: "parameter";
  /** The text between the braces. */
  readonly written: string;
  readonly name: string;
  readonly isCatchAll: boolean;
  readonly isOptional: boolean;
  /** The text behind the name, such as `:int`; may be empty. */
  readonly constraints: string;
}

/** A stretch of a route template that stands for itself; doubled braces are single ones here. */
interface TemplateLiteral {
  readonly kind: "literal";
  readonly text: string;
}

export type TemplatePart = TemplateParameter | TemplateLiteral;

/** A route template, parsed once. */
export interface RouteTemplate {
  /** The template as written. */
  readonly text: string;
  readonly parts: readonly TemplatePart[];
  /** The parameters in their order, each spelling of a name once. */
  readonly tokens: readonly TemplateParameter[];
}

// A doubled brace is looked for first, also inside a parameter: that is how a constraint holds one.
const pieces = /\{(?!\{)((?:[^{}]|\{\{|\}\})+)\}(?!\})|((?:[^{}]|\{\{|\}\})+)/g;

/** Parses a route template. Leaves out malformed pieces, so that a broken template has no more to say than its diagnostic. */
export function parseRoute(text: string): RouteTemplate {
  const parts = Array.from(
    text.matchAll(pieces),
    ([, parameter, literal = ""]): TemplatePart =>
      parameter === undefined ? { kind: "literal", text: unescaped(literal) } : parseParameter(parameter),
  );
  const tokens = new Map<string, TemplateParameter>();
  for (const part of parts) {
    if (part.kind === "parameter" && part.name !== "" && !tokens.has(part.name)) tokens.set(part.name, part);
  }
  return { text, parts, tokens: [...tokens.values()] };
}

/** Parses the text between the braces of a parameter. Spec: model-http, Route templates. */
export function parseParameter(inner: string): TemplateParameter {
  const stars = /^\**/.exec(inner)?.[0].length ?? 0;
  const [, name = "", constraints = ""] = /^([^:=]*)(.*)$/s.exec(inner.slice(stars).replace(/\?+$/, "")) ?? [];
  return {
    kind: "parameter",
    written: unescaped(inner),
    name: name.replace(/\?+$/, ""),
    isCatchAll: stars > 0,
    isOptional: inner.endsWith("?"),
    constraints: unescaped(constraints),
  };
}

function unescaped(text: string): string {
  return text.replaceAll("{{", "{").replaceAll("}}", "}");
}

/** Returns a route as an OpenAPI document keys it: tokens bare, literals as they stand in an address. Spec: openapi, Paths. */
export function documentPathOf({ parts }: RouteTemplate): string {
  return parts
    .map((part) =>
      // An address would end its path at `?` and `#`.
      part.kind === "parameter" ? `{${part.name}}` : encodeURI(part.text).replace(/[?#]/g, encodeURIComponent),
    )
    .join("");
}

/** Returns what the web framework compares of a route: literals in any letter case, parameters by place and constraint and not by name. */
export function frameworkKey({ parts }: RouteTemplate): string {
  const keys = parts.map((part) =>
    part.kind === "literal"
      ? part.text.toLowerCase().replaceAll("{", "{{")
      : `{${part.isCatchAll ? "*" : ""}${part.constraints.replace(/^=.*|=.*$/, "")}}`,
  );
  return keys.join("").replace(/(?<=.)\/$/, "");
}
