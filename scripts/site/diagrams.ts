import { modelGrammar } from "../grammar/model-grammar.ts";
import { headingOf, productionsIn } from "../reference/grammar-parts.ts";
import { railroad } from "./railroad.ts";

/** Returns a page with a diagram of each production above its text. Readers of plain Markdown would see the words of an SVG, so only the site has them. */
export function withDiagrams(page: string): string {
  const addressOf = (name: string) => `#${headingOf(name, page).toLowerCase().replaceAll(" ", "-")}`;
  return page.replace(/<!-- written: (.+?) -->/g, (mark, part: string) => {
    const names = productionsIn(part);
    if (names.length === 0) return mark;
    const figures = names.map((name) => `<figure tabindex="0">${railroad(modelGrammar, name, addressOf)}</figure>`);
    return `<div class="diagrams">${figures.join("")}</div>\n\n${mark}`;
  });
}
