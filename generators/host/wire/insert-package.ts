import { withLineAt } from "./source-text.ts";

/** Inserts a package reference after the first references of a project; undefined if the project refers to packages differently. */
export function withPackage(
  text: string,
  { id, version }: { readonly id: string; readonly version: string },
): string | undefined {
  const plain = text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\r\n]/g, " "));
  const references = [...plain.matchAll(/^([ \t]*)<PackageReference\s[^>]*?(\/?)>.*\r?\n/gm)];
  const reference = `<PackageReference Include="${id}" Version="${version}" />`;
  if (references.length === 0) {
    const end = /^[ \t]*<\/Project>/m.exec(plain);
    if (end === null || plain.includes("<PackageReference")) return undefined;
    return withLineAt(text, end.index, `  <ItemGroup>\n    ${reference}\n  </ItemGroup>\n`);
  }
  // References without a version use central versions, and a group can have a condition.
  const group = onlyPlainGroup(plain, references[0]?.index ?? 0);
  const own = references.filter(({ index }) => group !== undefined && index > group.from && index < group.to);
  const last = own.at(-1);
  if (last === undefined || own.some(([line, , isEmpty]) => isEmpty === "" || !/\sVersion\s*=/.test(line)))
    return undefined;
  return withLineAt(text, last.index + last[0].length, `${last[1]}${reference}`);
}

function onlyPlainGroup(text: string, at: number): { readonly from: number; readonly to: number } | undefined {
  const from = text.lastIndexOf("<ItemGroup", at);
  const to = text.indexOf("</ItemGroup>", at);
  return from >= 0 && to >= 0 && text.startsWith("<ItemGroup>", from) ? { from, to } : undefined;
}
