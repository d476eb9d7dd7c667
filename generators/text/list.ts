import { quoted } from "./quoted.ts";

const most = 12;

/** Joins quoted words in a sentence: `` `A`, `B` and `C` ``. */
export function listOf(names: readonly string[], conjunction = "and"): string {
  const shown = names.slice(0, most).map(quoted);
  if (names.length > most) return `${shown.join(", ")} and ${names.length - most} more`;
  const last = shown.at(-1) ?? "none";
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}
