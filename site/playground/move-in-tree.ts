/** Moves the focus in a tree by a key, as the pattern of trees for accessible pages has it. Returns false for other keys. */
export function moveInTree(
  tree: HTMLElement,
  item: HTMLElement,
  key: string,
  toggle: (item: HTMLElement) => void,
): boolean {
  const items = Array.from(tree.querySelectorAll<HTMLElement>('[role="treeitem"]')).filter(
    (one) => groupOf(one)?.getAttribute("aria-expanded") !== "false",
  );
  const at = items.indexOf(item);
  const expanded = item.getAttribute("aria-expanded");
  const focus = (next: HTMLElement | null | undefined) => {
    for (const one of items) one.tabIndex = -1;
    (next ?? item).tabIndex = 0;
    (next ?? item).focus();
    return true;
  };
  if (key === "ArrowDown") return focus(items[at + 1]);
  if (key === "ArrowUp") return focus(items[at - 1]);
  if (key === "Home") return focus(items[0]);
  if (key === "End") return focus(items.at(-1));
  if (key === "ArrowRight" && expanded === "true") return focus(items[at + 1]);
  if ((key === "ArrowRight" && expanded === "false") || (key === "ArrowLeft" && expanded === "true")) {
    toggle(item);
    return true;
  }
  if (key === "ArrowLeft") return focus(groupOf(item));
  if (!/^\S$/.test(key)) return false;
  const begins = (one: HTMLElement) => one.textContent?.toLowerCase().startsWith(key.toLowerCase()) === true;
  return focus([...items.slice(at + 1), ...items.slice(0, at)].find(begins));
}

/** Returns the item of the group that an item is in. */
function groupOf(item: HTMLElement): HTMLElement | undefined {
  const above = item.closest('[role="group"]')?.previousElementSibling;
  return above instanceof HTMLElement ? above : undefined;
}
