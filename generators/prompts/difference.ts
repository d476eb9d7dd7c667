import { createTwoFilesPatch } from "diff";
import type { Change } from "../files/change.ts";
import { visible } from "../text/quoted.ts";

const decoder = new TextDecoder();

/** Formats the changed lines of a file as a unified diff. */
export function differenceOf({ path, before, after }: Change): string {
  const [old, next] = [before, after].map((bytes) => decoder.decode(bytes).replaceAll("\r\n", "\n"));
  const lines = createTwoFilesPatch(path, path, old ?? "", next ?? "").split("\n");
  const hunks = lines.slice(lines.findIndex((line) => line.startsWith("@@")));
  // Control characters in the user's text must not move the cursor.
  return [`--- ${path} as it is`, `+++ ${path} as it would be`, ...hunks].map(visible).join("\n").trimEnd();
}
