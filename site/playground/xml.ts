import type { XmlElement, XmlReading } from "../../generators/host/msbuild/xml.ts";

interface Open extends XmlElement {
  text: string;
  readonly children: Open[];
}

/** Reads the one project file that the playground has and writes itself: tags, attributes and text. A library for all of XML would be 12 KB to load. */
export function readXml(source: string): XmlReading {
  const document: Open = { name: "", attributes: {}, text: "", children: [] };
  const open = [document];
  for (const [, closing, name = "", attributes = "", empty, text = ""] of source.matchAll(tag)) {
    if (closing) open.pop();
    else {
      const element: Open = { name, attributes: attributesOf(attributes), text: text.trim(), children: [] };
      open.at(-1)?.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [root] = document.children;
  return root === undefined ? { ok: false, reason: "it has no root element" } : { ok: true, root };
}

const tag = /<(\/?)(\w+)((?: \w+="[^"]*")*) ?(\/?)>([^<]*)/g;

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]));
}
