import { byId, element } from "./element.ts";

/** The tabs above a panel. */
export interface Tabs<Name extends string> {
  readonly chosen: () => Name;
}

/** Fills the list of tabs. One of them is reached by Tab, the others by the arrow keys. */
export function createTabs<Name extends string>(
  titles: readonly (readonly [name: Name, title: string])[],
  first: Name,
  onChoice: () => void,
): Tabs<Name> {
  let chosen = first;
  const entries = titles.map(([name, title]) => {
    const tab = element("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": "panel" }, title);
    return { name, tab };
  });
  const show = () => {
    for (const { name, tab } of entries) {
      tab.setAttribute("aria-selected", String(name === chosen));
      tab.tabIndex = name === chosen ? 0 : -1;
    }
    byId("panel").setAttribute("aria-labelledby", `tab-${chosen}`);
  };
  const choose = (name: Name) => {
    chosen = name;
    show();
    onChoice();
  };
  for (const { name, tab } of entries) tab.addEventListener("click", () => choose(name));
  const list = byId("tabs");
  list.append(...entries.map(({ tab }) => tab));
  list.addEventListener("keydown", (event) => {
    const at = entries.findIndex(({ name }) => name === chosen);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: entries.length - 1 }[event.key];
    const entry = next === undefined ? undefined : entries[(next + entries.length) % entries.length];
    if (entry === undefined) return;
    event.preventDefault();
    choose(entry.name);
    entry.tab.focus();
  });
  show();
  return { chosen: () => chosen };
}
