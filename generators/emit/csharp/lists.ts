import type { View } from "../../render/view.ts";

/** Gives each item what follows it on its line: `between` after all but the last, `last` after that. */
export function withEnds<T extends object>(items: readonly T[], between: string, last: string) {
  return items.map((item, index) => ({ ...item, end: index === items.length - 1 ? last : between }));
}

/** Tells each item whether another follows, so that a blank line can stand between. */
export function separated<T extends object>(items: readonly T[]): readonly (T & { readonly isFollowed: boolean })[] {
  return items.map((item, index) => ({ ...item, isFollowed: index < items.length - 1 }));
}

/** Tells each member whether a blank line stands before it: members without comments and attributes stand together. */
export function apart<T extends { readonly hasSummary: boolean; readonly isObsolete?: boolean }>(
  members: readonly T[],
) {
  const isTall = (one: T | undefined) => one?.hasSummary === true || one?.isObsolete === true;
  return members.map((one, index) => ({ ...one, isApart: index > 0 && [one, members[index - 1]].some(isTall) }));
}

/** Lays a list out: on one line if it is short, else each item on a line of its own. */
export function laidOut(items: readonly string[], last: string, spelled: (text: string) => string): View {
  const inline = `${items.join(", ")}${last}`;
  return {
    isTall: spelled(inline).length > 100,
    inline,
    members: withEnds(
      items.map((text) => ({ text })),
      ",",
      last,
    ).map(({ text, end }) => text + end),
  };
}
