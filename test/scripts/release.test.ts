import { expect, test } from "vitest";
import { notesOf } from "../../scripts/release/notes-of.js";

const changelog = (unreleased: string) => `# Changelog

## Unreleased

${unreleased}
## 0.2.0

### New

- One thing.

## 0.1.0

The first.
`;

test("the notes of a version are its section of the changelog", () => {
  expect(notesOf(changelog(""), "0.2.0")).toBe("### New\n\n- One thing.");
  expect(notesOf(changelog(""), "0.1.0")).toBe("The first.");
});

test("a version without notes, and changes that are not released, stop a release", () => {
  expect(() => notesOf(changelog(""), "0.3.0")).toThrow("CHANGELOG.md says nothing of 0.3.0");
  expect(() => notesOf(changelog("- Another.\n"), "0.2.0")).toThrow("under Unreleased");
});
