import { quoted } from "../text/quoted.ts";
import type { YamlNode } from "./yaml-node.ts";

export function expectedKind(type: string): string {
  const kinds: Readonly<Record<string, string>> = {
    object: "a map of keys",
    array: "a list of names in brackets",
    string: "a text",
    integer: "a whole number",
    number: "a number",
    boolean: "true or false",
    "object,string": "a word or a map of keys",
  };
  return kinds[type] ?? type;
}

export function foundKind(node: YamlNode): string {
  if (node.kind === "map") return "a map of keys";
  if (node.kind === "list") return "a list";
  if (node.value === null) return "empty";
  const kind =
    typeof node.value === "string" ? "the text" : typeof node.value === "number" ? "the number" : "the truth value";
  return `${kind} ${quoted(node.text)}`;
}

/** Suggests how to write a value of the wrong kind, if that is clear. */
export function kindHint(node: YamlNode, type: string, path: readonly string[]): string | undefined {
  if (node.kind !== "scalar") return undefined;
  if (type === "string" && node.value !== null) return `Put it in quotes: "${node.text}".`;
  if (type === "object" && path.length === 4 && path[2] === "properties")
    return "Write a property as a map, such as { type: string }.";
  if (type === "integer" || type === "number") return numberHint(node.text, node.isQuoted);
  return type === "boolean" ? truthHint(node.text, node.isQuoted) : undefined;
}

function numberHint(text: string, isQuoted: boolean): string | undefined {
  if (isQuoted && /^-?\d+(?:\.\d+)?$/.test(text)) return "Remove the quotes.";
  return /^[-+]?[\d.]/.test(text) ? "Write the number in plain decimal digits, such as 10 or -0.50." : undefined;
}

function truthHint(text: string, isQuoted: boolean): string | undefined {
  if (isQuoted && /^(?:true|false)$/.test(text)) return "Remove the quotes.";
  return /^(?:yes|no|on|off)$/i.test(text) ? "Write true or false." : undefined;
}
