import type { Result } from "../diagnostics/result.ts";
import type { RenderedFile, TreeFile } from "../files/disk/file-tree.ts";
import { type PrintedFile, textOfPrinted } from "../render/render.ts";

/**
 * Renders planned files one by one, each when the next stage asks for it, so that the texts of all files are never held at once.
 * Ends after the first file that cannot be rendered.
 */
export function* render<File extends TreeFile>(
  files: Iterable<File>,
  print: (file: File) => Result<PrintedFile>,
): Generator<Result<RenderedFile>> {
  for (const file of files) {
    const printed = print(file);
    yield printed.ok
      ? { ...printed, value: { file, text: textOfPrinted(printed.value), printed: printed.value } }
      : printed;
    if (!printed.ok) return;
  }
}
