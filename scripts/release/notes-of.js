/**
 * Returns the section of a version in a changelog, without its heading. Throws for a version without one, and for changes that are not released yet.
 * @param {string} changelog
 * @param {string} version
 */
export function notesOf(changelog, version) {
  const sections = new Map(
    changelog
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const [heading = "", ...lines] = section.split("\n");
        return [heading.trim(), lines.join("\n").trim()];
      }),
  );
  if ((sections.get("Unreleased") ?? "") !== "")
    throw new Error(`CHANGELOG.md has changes under Unreleased. Move them below a heading \`## ${version}\`.`);
  const notes = sections.get(version);
  if (notes === undefined || notes === "")
    throw new Error(`CHANGELOG.md says nothing of ${version}, the version of package.json.`);
  return notes;
}
