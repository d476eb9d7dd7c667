import { createTwoFilesPatch } from "diff";
import type { Change } from "../files/change.ts";
import { visible } from "../text/quoted.ts";

const decoder = new TextDecoder();

/** The lines in which a file would change, as every version control shows them. */
export function differenceOf({ path, before, after }: Change): string {
  const [old, next] = [before, after].map((bytes) => decoder.decode(bytes).replaceAll("\r\n", "\n"));
  const patch = createTwoFilesPatch(path, path, old ?? "", next ?? "", "as it is", "as Tenon would write it");
  // The user's text must not move the cursor.
  return patch.split("\n").slice(1).map(visible).join("\n").trimEnd();
}
