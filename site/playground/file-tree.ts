import { grouped } from "../../generators/text/grouped.ts";
import { element } from "./element.ts";
import { moveInTree } from "./move-in-tree.ts";
import type { OutputFile } from "./output-files.ts";

/** A tree of files by their groups. */
export interface FileTree {
  readonly node: HTMLElement;
  /** Shows files with one of them chosen, whose group is open; the other groups stay as they are. */
  readonly show: (files: readonly OutputFile[], chosen: string) => void;
}

/** Creates a tree; `onChoice` is called with the path of a file. */
export function createFileTree(onChoice: (path: string) => void): FileTree {
  const node = element("ul", { role: "tree", "aria-label": "Files", class: "tree" });
  const open = new Set<string>();

  function show(files: readonly OutputFile[], chosen: string): void {
    const groups = grouped(files, ({ group }) => group);
    for (const [title, members] of groups) if (members.some(({ path }) => path === chosen)) open.add(title);
    const focused = node.contains(document.activeElement);
    node.replaceChildren(...Array.from(groups, ([title, members]) => branch(title, members, chosen)));
    const current = node.querySelector<HTMLElement>('[aria-selected="true"]');
    if (current === null) return;
    current.tabIndex = 0;
    if (focused) current.focus();
    current.scrollIntoView({ block: "nearest" });
  }

  function branch(title: string, files: readonly OutputFile[], chosen: string): HTMLElement {
    const top = commonFolder(files.map(({ path }) => path));
    const leaves = files.map(({ path }) => leaf(path, path.slice(top.length), path === chosen));
    const list = element("ul", { role: "group", id: `files-of-${title}`.replaceAll(/\W/g, "-") }, ...leaves);
    const count = element("span", { class: "count" }, `${files.length}`);
    const attributes = { ...itemOf("group"), "aria-expanded": String(open.has(title)), "aria-owns": list.id };
    const item = element("span", { ...attributes, "data-title": title }, element("span", {}, title), count);
    item.addEventListener("click", () => toggle(item));
    return element("li", { role: "none" }, item, list);
  }

  function leaf(path: string, name: string, isChosen: boolean): HTMLElement {
    const attributes = { ...itemOf("leaf"), "aria-selected": String(isChosen), "data-path": path, title: path };
    const item = element("span", attributes, ...breakable(name));
    item.addEventListener("click", () => onChoice(path));
    return element("li", { role: "none" }, item);
  }

  function toggle(item: HTMLElement): void {
    const isOpen = item.getAttribute("aria-expanded") !== "true";
    item.setAttribute("aria-expanded", String(isOpen));
    const { title = "" } = item.dataset;
    if (isOpen) open.add(title);
    else open.delete(title);
  }

  function press(item: HTMLElement, key: string): boolean {
    if (key !== "Enter" && key !== " ") return moveInTree(node, item, key, toggle);
    const { path } = item.dataset;
    if (path === undefined) toggle(item);
    else onChoice(path);
    return true;
  }

  node.addEventListener("keydown", (event) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (event.target instanceof HTMLElement && !isShortcut && press(event.target, event.key)) event.preventDefault();
  });
  return { node, show };
}

function itemOf(kind: "group" | "leaf") {
  return { class: kind, role: "treeitem", tabindex: "-1" };
}

/** Returns a name with places for line breaks: between its words, and after a folder. */
function breakable(name: string): readonly (Node | string)[] {
  return name.split(/(?<=\/)|(?<=[a-z])(?=[A-Z])/).flatMap((part) => [element("wbr"), part]);
}

/** Returns the longest folder that all paths are in, with its slash. */
function commonFolder([first = "", ...others]: readonly string[]): string {
  const parts = first.split("/").slice(0, -1);
  const isShared = (folder: string) => others.every((path) => path.startsWith(folder));
  return parts.map((_, index) => `${parts.slice(0, parts.length - index).join("/")}/`).find(isShared) ?? "";
}
