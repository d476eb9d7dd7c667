import { posix } from "node:path";
import type { ReadableDisk } from "../../files/disk/disk.ts";
import { attempt } from "../../files/disk/disk-error.ts";
import { blankSource } from "../../host/csharp/blank-source.ts";
import { textOf } from "../../source/decode-text.ts";
import { lineStartsOf, positionIn } from "../../text/position.ts";

/** Looks up lines in the files below a folder; undefined if a file lacks the text. */
export interface LineFinder {
  /** The first match in the code of a C# file, outside comments and literals. */
  readonly ofCode: (file: string, pattern: RegExp) => number | undefined;
  /** The first of several texts that a file contains. */
  readonly ofText: (file: string, ...texts: readonly string[]) => number | undefined;
}

/** Makes a finder that reads each file once. */
export function lineFinder(disk: ReadableDisk, folder: string): LineFinder {
  const texts = new Map<string, string>();
  const read = (file: string): string => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const bytes = attempt(() => disk.read(posix.join(folder, file)));
    const text = bytes instanceof Uint8Array ? textOf(bytes) : "";
    texts.set(file, text);
    return text;
  };
  return {
    ofCode: (file, pattern) => lineAt(read(file), blankSource(read(file)).search(pattern)),
    ofText: (file, ...parts) =>
      lineAt(read(file), parts.map((part) => read(file).indexOf(part)).find((at) => at >= 0) ?? -1),
  };
}

function lineAt(text: string, offset: number): number | undefined {
  return offset < 0 ? undefined : positionIn(lineStartsOf(text), offset).line;
}
