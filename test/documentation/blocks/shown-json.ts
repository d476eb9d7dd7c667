/**
 * Returns true if a value is as a document shows it. In the shown one, `…` in a text stands for any characters,
 * as the last item of a list for more items, and as a key for more members.
 */
export function isShownBy(shown: unknown, value: unknown): boolean {
  if (typeof shown === "string") return typeof value === "string" && patternOf(shown).test(value);
  if (Array.isArray(shown)) return Array.isArray(value) && areShownBy(shown, value);
  if (typeof shown !== "object" || shown === null) return shown === value;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { "…": more, ...members } = Object.fromEntries(Object.entries(shown));
  const values = new Map(Object.entries(value));
  const isWhole = more !== undefined || values.size === Object.keys(members).length;
  return isWhole && Object.entries(members).every(([key, part]) => isShownBy(part, values.get(key)));
}

function areShownBy(shown: readonly unknown[], values: readonly unknown[]): boolean {
  const hasMore = shown.at(-1) === "…";
  const items = hasMore ? shown.slice(0, -1) : shown;
  return (
    (hasMore ? values.length >= items.length : values.length === items.length) &&
    items.every((item, index) => isShownBy(item, values[index]))
  );
}

function patternOf(shown: string): RegExp {
  const parts = shown.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`, "su");
}
