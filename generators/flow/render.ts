import type { Result } from "../diagnostics/result.ts";
import type { RenderedFile, TreeFile } from "../files/file-tree.ts";

/**
 * Renders planned files one by one, each when the next stage asks for it, so that the texts of all files are never held at once.
 * Ends after the first file that cannot be rendered.
 */
export function* render<File extends TreeFile>(
  files: Iterable<File>,
  print: (file: File) => Result<string>,
): Generator<Result<RenderedFile>> {
  for (const file of files) {
    const text = print(file);
    yield text.ok ? { ...text, value: { file, text: text.value } } : text;
    if (!text.ok) return;
  }
}
