import { lineStart, withLineAt } from "./source-text.ts";

/** An item of a project file: `<PackageReference …>`, with its child elements. */
export interface Item {
  readonly from: number;
  readonly to: number;
  readonly attributes: Readonly<Record<string, string>>;
  /** The names of its child elements. */
  readonly children: readonly string[];
  /** True for an item of a group without a condition, directly in the project. */
  readonly isPlain: boolean;
}

const TAG = /<(\/?)([A-Za-z_][\w.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;

/** Lists the items with an element name in the text of a project file; undefined if its tags do not match. */
export function itemsIn(text: string, element: string): readonly Item[] | undefined {
  const items: Item[] = [];
  const open: { readonly name: string; readonly from: number; readonly rest: string; readonly children: string[] }[] =
    [];
  for (const { 0: tag, 1: slash, 2: name = "", 3: rest = "", 4: empty, index } of withoutComments(text).matchAll(TAG)) {
    if (slash === "") {
      open.at(-1)?.children.push(name);
      open.push({ name, from: index, rest, children: [] });
    }
    if (slash === "" && empty === "") continue;
    const closed = open.pop();
    if (closed?.name !== name) return undefined;
    if (name === element) {
      const [project, group, ...others] = open;
      const isPlain =
        project?.name === "Project" && group?.name === "ItemGroup" && others.length === 0 && group.rest.trim() === "";
      items.push({
        from: closed.from,
        to: index + tag.length,
        attributes: attributesOf(closed.rest),
        children: closed.children,
        isPlain,
      });
    }
  }
  return open.length === 0 ? items : undefined;
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  const pairs = text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return Object.fromEntries([...pairs].map(([, name = "", double, single]) => [name, double ?? single ?? ""]));
}

export function withoutComments(text: string): string {
  return text.replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) => comment.replace(/[^\r\n]/g, " "));
}

/** Inserts an item below the last one of its kind in a plain group, or in a new group; undefined if the tags of the project do not match. */
export function withItem(text: string, element: string, item: string): string | undefined {
  const plain = itemsIn(text, element)?.filter(({ isPlain }) => isPlain);
  if (plain === undefined) return undefined;
  // Later groups often have a purpose of their own, such as analyzers.
  const group = plain.findIndex(({ to }, at) => text.slice(to, plain[at + 1]?.from).includes("</ItemGroup"));
  const last = plain[group];
  if (last === undefined) return withGroup(text, item);
  const start = lineStart(text, last.from);
  const nextLine = text.indexOf("\n", last.to) + 1;
  const isOnOwnLines = text.slice(start, last.from).trim() === "" && nextLine > 0;
  if (!isOnOwnLines || text.slice(last.to, nextLine).includes("<"))
    return text.slice(0, last.to) + item + text.slice(last.to);
  return withLineAt(text, nextLine, text.slice(start, last.from) + item);
}

function withGroup(text: string, item: string): string | undefined {
  const end = withoutComments(text).lastIndexOf("</Project>");
  if (end < 0) return undefined;
  const start = lineStart(text, end);
  return text.slice(start, end).trim() === ""
    ? withLineAt(text, start, `  <ItemGroup>\n    ${item}\n  </ItemGroup>\n`)
    : `${text.slice(0, end)}<ItemGroup>${item}</ItemGroup>${text.slice(end)}`;
}
