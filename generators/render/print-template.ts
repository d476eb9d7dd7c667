import type { CompiledTemplate } from "./templates.ts";
import type { View, ViewValue } from "./view.ts";

/** The values that tags can name, the nearest first. */
interface Scope {
  readonly value: ViewValue;
  readonly above?: Scope;
}

/**
 * Prints a template as Mustache does, but without its silences: an unknown tag throws, an item of a list sees only its own tags,
 * and text is not escaped, because C# words are finished before they are printed.
 */
export function printTemplate(template: CompiledTemplate, view: View): string {
  return printed(template, { value: view });
}

function printed(template: CompiledTemplate, scope: Scope): string {
  let text = "";
  for (const [kind, value, body = []] of template) {
    if (kind === "text") text += value;
    else if (kind === "#") text += section(lookUp(value, scope), body, scope);
    else if (kind !== "^") text += textOf(value, scope);
    else if (isEmpty(lookUp(value, scope))) text += printed(body, scope);
  }
  return text;
}

function section(value: ViewValue, body: CompiledTemplate, scope: Scope): string {
  if (isList(value)) return value.map((item) => printed(body, { value: item })).join("");
  if (isEmpty(value)) return "";
  return printed(body, value === true ? scope : { value, above: scope });
}

function textOf(tag: string, scope: Scope): string {
  const value = lookUp(tag, scope);
  if (typeof value !== "string") throw new Error(`Tag '${tag}' is no text.`);
  return value;
}

function lookUp(tag: string, scope: Scope): ViewValue {
  if (tag === ".") return scope.value;
  for (let next: Scope | undefined = scope; next !== undefined; next = next.above) {
    const { value } = next;
    const found = typeof value === "object" && !isList(value) ? value[tag] : undefined;
    if (found !== undefined) return found;
  }
  throw new Error(`Unknown tag '${tag}'.`);
}

function isEmpty(value: ViewValue): boolean {
  return value === false || value === "" || (isList(value) && value.length === 0);
}

function isList(value: ViewValue): value is readonly (View | string)[] {
  return Array.isArray(value);
}
