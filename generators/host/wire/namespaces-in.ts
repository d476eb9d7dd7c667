import type { SourceText } from "./source-text.ts";

/** A namespace that begins at an offset, or goes on there behind an inner one. */
interface Change {
  readonly at: number;
  readonly name: string;
}

/** A namespace whose block is open. */
interface Open {
  readonly name: string;
  readonly end: number;
}

/** Returns the namespace of each offset of a file. The declarations are read once: a file can have thousands of classes. */
export function namespacesIn(source: SourceText): (at: number) => string {
  const changes = changesIn(source);
  return (at) => {
    let [low, high] = [0, changes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((changes[middle]?.at ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    return changes[low - 1]?.name ?? "";
  };
}

function changesIn({ code, closers }: SourceText): readonly Change[] {
  const changes: Change[] = [];
  const open: Open[] = [];
  const closeBefore = (at: number) => {
    for (let last = open.at(-1); last !== undefined && last.end < at; last = open.at(-1)) {
      open.pop();
      changes.push({ at: last.end + 1, name: open.at(-1)?.name ?? "" });
    }
  };
  for (const { 0: head, 1: name = "", index } of code.matchAll(/\bnamespace\s+([\w.]+)\s*[;{]/g)) {
    closeBefore(index);
    const start = index + head.length - 1;
    const outer = open.at(-1)?.name ?? "";
    const full = outer === "" ? name : `${outer}.${name}`;
    open.push({ name: full, end: code[start] === ";" ? code.length : (closers.get(start) ?? start) });
    changes.push({ at: index, name: full });
  }
  closeBefore(code.length);
  return changes;
}
