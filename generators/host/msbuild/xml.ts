import { XMLParser, XMLValidator } from "fast-xml-parser";
import { isRecord } from "../../text/json-text.ts";

/** An XML element; its text is joined and trimmed, entities stay as written. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

/** The root element of a text, or why there is none. */
export type XmlReading =
  | { readonly ok: true; readonly root: XmlElement }
  | { readonly ok: false; readonly reason: string };

/** Parses XML and returns the root element or the reason of a failure. Expands no entity. */
export function readXml(text: string): XmlReading {
  const validity = XMLValidator.validate(text);
  if (validity !== true) {
    return { ok: false, reason: `${shortened(validity.err.msg)} (line ${validity.err.line})` };
  }
  try {
    const root = toElements(parse(text))[0];
    return root === undefined ? { ok: false, reason: "it has no root element" } : { ok: true, root };
  } catch (error) {
    // The parser throws, for example for elements nested beyond its limit.
    return { ok: false, reason: error instanceof Error ? shortened(error.message) : "it cannot be parsed" };
  }
}

const longest = 200;

/** Returns a message of the library without its full stop. It can contain all tags of a file. */
function shortened(message: string): string {
  return message.length > longest ? `${message.slice(0, longest)}…` : message.replace(/\.$/, "");
}

function parse(text: string): unknown {
  return new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    attributeNamePrefix: "",
    parseTagValue: false,
    processEntities: false,
  }).parse(text);
}

function toElements(nodes: unknown): readonly XmlElement[] {
  return recordsOf(nodes).flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== ":@" && key !== "#text");
    return name === undefined ? [] : [toElement(name, node)];
  });
}

function toElement(name: string, node: Readonly<Record<string, unknown>>): XmlElement {
  const attributes = Object.entries(isRecord(node[":@"]) ? node[":@"] : {}).map(([key, value]) => [key, String(value)]);
  const text = recordsOf(node[name]).map((child) => String(child["#text"] ?? ""));
  return {
    name,
    attributes: Object.fromEntries(attributes),
    text: text.join("").trim(),
    children: toElements(node[name]),
  };
}

function recordsOf(nodes: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(nodes) ? nodes.filter(isRecord) : [];
}
