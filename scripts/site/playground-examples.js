import { readFileSync } from "node:fs";

const root = new URL("../../", import.meta.url);

/**
 * Returns the inputs to begin with. The playground opens on the first, which the home page shows as well.
 * @returns {readonly [PlaygroundExample, ...PlaygroundExample[]]}
 */
export function playgroundExamples() {
  return [
    { name: "A first entity file", kind: "yaml", text: blockOf("docs/tutorials/first-entity.md", "yaml") },
    { name: "A shop (entity file)", kind: "yaml", text: textOf("examples/shop/shop.yaml") },
    { name: "A small model", kind: "model", text: blockOf("docs/tutorials/first-model.md", "tenon-model") },
    { name: "A library (model)", kind: "model", text: textOf("examples/library/lending.model") },
  ];
}

/** @typedef {{ readonly name: string, readonly kind: "model" | "yaml", readonly text: string }} PlaygroundExample */

/** @param {string} path */
function textOf(path) {
  return readFileSync(new URL(path, root), "utf8");
}

/**
 * Returns the first block of a language on a page.
 * @param {string} path
 * @param {string} language
 */
function blockOf(path, language) {
  const block = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, "m").exec(textOf(path))?.[1];
  if (block === undefined) throw new Error(`${path} has no block of ${language}.`);
  return block;
}
