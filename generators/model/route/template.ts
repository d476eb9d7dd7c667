/** A parameter of a route template: `{*path:int?}` without its braces. */
export interface TemplateParameter {
  readonly kind: "parameter";
  /** What stands between the braces. */
  readonly written: string;
  readonly name: string;
  readonly isCatchAll: boolean;
  readonly isOptional: boolean;
  /** What follows the name, such as `:int`; empty where nothing does. */
  readonly constraints: string;
}

/** A stretch of a route template that stands for itself; doubled braces are single ones here. */
export interface TemplateLiteral {
  readonly kind: "literal";
  readonly text: string;
}

export type TemplatePart = TemplateParameter | TemplateLiteral;

// A doubled brace is looked for first, also inside a parameter: that is how a constraint holds one.
const pieces = /\{(?!\{)((?:[^{}]|\{\{|\}\})+)\}(?!\})|((?:[^{}]|\{\{|\}\})+)/g;

/** The parts of a route template, in order. What is malformed is left out, so that a broken template has no more to say than its diagnostic. */
export function partsOf(template: string): readonly TemplatePart[] {
  if (!/[{}]/.test(template)) return [{ kind: "literal", text: template }];
  return Array.from(template.matchAll(pieces), ([, parameter, literal = ""]) =>
    parameter === undefined ? { kind: "literal", text: unescaped(literal) } : parameterOf(parameter),
  );
}

/** One parameter from the text between its braces. Spec: model, Route template validity. */
export function parameterOf(inner: string): TemplateParameter {
  const stars = /^\**/.exec(inner)?.[0].length ?? 0;
  const isOptional = inner.endsWith("?");
  const [, name = "", constraints = ""] = /^([^:=]*)(.*)$/s.exec(inner.slice(stars).replace(/\?+$/, "")) ?? [];
  return {
    kind: "parameter",
    written: unescaped(inner),
    name: name.replace(/\?+$/, ""),
    isCatchAll: stars > 0,
    isOptional,
    constraints: unescaped(constraints),
  };
}

function unescaped(text: string): string {
  return text.replaceAll("{{", "{").replaceAll("}}", "}");
}
