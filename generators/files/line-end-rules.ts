import picomatch from "picomatch";

export type LineEnd = "\n" | "\r\n";

/** The line end for matching paths, relative to the folder of the rule. */
export interface LineEndRule {
  readonly fits: (path: string) => boolean;
  readonly lineEnd: LineEnd;
}

const byName: ReadonlyMap<string, LineEnd> = new Map([
  ["lf", "\n"],
  ["crlf", "\r\n"],
]);

/** Reads the rules of a `.gitattributes` file. */
export function attributeRules(text: string): readonly LineEndRule[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [pattern = "", ...words] = line.trim().split(/\s+/);
    const eol = words.find((word) => word.startsWith("eol="))?.slice("eol=".length);
    return pattern.startsWith("#") ? [] : ruleOf(pattern, eol);
  });
}

/** Reads the rules of an `.editorconfig` file. */
export function settingRules(text: string): readonly LineEndRule[] {
  const sections = text.split(/^[ \t]*\[(?=.*\][ \t]*\r?$)/m).slice(1);
  return sections.flatMap((section) => {
    const eol = /^[ \t]*end_of_line[ \t]*=[ \t]*(\w+)[ \t]*\r?$/im.exec(section)?.[1]?.toLowerCase();
    return ruleOf(section.slice(0, section.search(/\][ \t]*\r?$/m)), eol);
  });
}

/** Builds at most one rule. A pattern without a slash matches names in every folder. */
function ruleOf(pattern: string, eol: string | undefined): readonly LineEndRule[] {
  const lineEnd = byName.get(eol ?? "");
  if (pattern === "" || lineEnd === undefined) return [];
  const anywhere = pattern.includes("/") ? pattern.replace(/^\//, "") : `**/${pattern}`;
  // `.editorconfig` uses `**.cs` for files of any depth.
  return [{ fits: picomatch(anywhere.replaceAll(/\*\*(?!\/|$)/g, "**/*"), { dot: true }), lineEnd }];
}
