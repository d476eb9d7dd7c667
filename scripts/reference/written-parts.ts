/**
 * Returns a page with its written parts renewed: the lines between `<!-- written: NAME -->` and `<!-- end -->`.
 * `write` returns the lines of a part by its name.
 */
export function withWrittenParts(page: string, write: (name: string) => string): string {
  return page.replace(marked, (_all, name: string) => `<!-- written: ${name} -->\n\n${write(name)}\n\n<!-- end -->`);
}

/** Returns the written parts of a page by name, in order, with the heading that each stands below. */
export function writtenPartsOf(page: string): readonly { readonly name: string; readonly heading: string }[] {
  return Array.from(page.matchAll(marked), ({ 1: name = "", index }) => {
    const headings = page.slice(0, index).match(/^#{1,6} .+$/gm) ?? [];
    return { name, heading: (headings.at(-1) ?? "").replace(/^#+ /, "") };
  });
}

const marked = /<!-- written: (.+?) -->[\s\S]*?<!-- end -->/g;
