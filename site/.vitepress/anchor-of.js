/**
 * Returns the anchor of a heading, as the repository's own reader of Markdown makes it: links hold in both places.
 * @param {string} heading
 */
export function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");
}
