import { readdirSync } from "node:fs";

const passedOver: ReadonlySet<string> = new Set(["node_modules", "dist", ".git", ".demo", ".work", "expected"]);

/** Returns the paths of all Markdown files in a folder and below it, relative to the folder. */
export function markdownFiles(folder: URL): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (passedOver.has(entry.name)) return [];
    if (entry.isDirectory())
      return markdownFiles(new URL(`${entry.name}/`, folder)).map((path) => `${entry.name}/${path}`);
    return entry.name.endsWith(".md") ? [entry.name] : [];
  });
}

/** Returns the text of a document without its code. */
function proseOf(text: string): string {
  return text.replace(/^```[\s\S]*?^```$/gm, "").replace(/`[^`\n]*`/g, "");
}

/** Returns the headings of a document, its title included. */
export function headingsOf(text: string): readonly string[] {
  const plain = text.replace(/^```[\s\S]*?^```$/gm, "");
  return Array.from(plain.matchAll(/^#{1,6} (.+)$/gm), ([, heading = ""]) => heading);
}

/** Returns the anchor that a reader of Markdown gives a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}

/** Returns the targets of all links in a document that lead to a file or a heading, not to the web. */
export function linksOf(text: string): readonly string[] {
  const targets = Array.from(proseOf(text).matchAll(/\]\(([^()\s]+)\)/g), ([, target = ""]) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target));
}
