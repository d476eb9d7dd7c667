import { type Hunk, hunksOf } from "./hunks.ts";

/** A changed file; a text is undefined where the file is absent. */
export interface ChangedText {
  /** From the folder in which the patch is applied. */
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Formats the change of one file as a patch that `git apply` takes, one line each, without the last line end. */
export function gitPatch({ path, before, after }: ChangedText): readonly string[] {
  const [old, next] = [nameOf("a/", path), nameOf("b/", path)];
  const hunks = hunksOf(before ?? "", after ?? "");
  return [
    `diff --git ${old} ${next}`,
    ...(before === undefined ? ["new file mode 100644"] : []),
    ...(after === undefined ? ["deleted file mode 100644"] : []),
    ...(hunks.length === 0 ? [] : [`--- ${fieldOf(before, old)}`, `+++ ${fieldOf(after, next)}`]),
    ...hunks.flatMap(linesOfHunk),
  ];
}

/** Formats the change of a file that is no text, as Git names it. */
export function binaryPatch({ path }: Pick<ChangedText, "path">): readonly string[] {
  const [old, next] = [nameOf("a/", path), nameOf("b/", path)];
  return [`diff --git ${old} ${next}`, `Binary files ${old} and ${next} differ`];
}

export function linesOfHunk({ oldStart, oldLines, newStart, newLines, lines }: Hunk): readonly string[] {
  // A side without lines counts from the line before it.
  const at = (start: number, count: number) => `${count === 0 ? start - 1 : start},${count}`;
  return [`@@ -${at(oldStart, oldLines)} +${at(newStart, newLines)} @@`, ...lines];
}

/** Quotes a name as Git does, if it has quotes, backslashes or control characters. */
function nameOf(prefix: string, path: string): string {
  const escaped = path.replace(/["\\\u0000-\u001f\u007f]/g, (character) => {
    const code = character.charCodeAt(0).toString(8).padStart(3, "0");
    return `"\\`.includes(character) ? `\\${character}` : `\\${code}`;
  });
  return escaped === path ? prefix + path : `"${prefix}${escaped}"`;
}

/** Returns the name of one side; a tab ends a name with spaces. */
function fieldOf(text: string | undefined, name: string): string {
  if (text === undefined) return "/dev/null";
  return name.includes(" ") ? `${name}\t` : name;
}
