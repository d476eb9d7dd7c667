import examples from "tenon:examples";
import { type Answer, compile, type Kind } from "./compile.ts";
import { diagnosticItems } from "./diagnostic-items.ts";
import { downloadZip } from "./download-zip.ts";
import type { Editor } from "./editor.ts";
import { byId, element } from "./element.ts";
import { contentOf, type PanelName, panels } from "./panels.ts";
import { fragmentOf, stateOf } from "./shared-state.ts";

/** The pause after a keystroke before the input is compiled, in milliseconds. */
const pause = 120;

/** Starts the playground on its page. */
async function start(): Promise<void> {
  const { createEditor } = await import("./editor.ts");
  let kind: Kind = "model";
  let panel: PanelName = "csharp";
  let answer: Answer = { diagnostics: [], output: undefined };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const chosen = new Map<PanelName, string>();

  const editor: Editor = createEditor(byId("editor"), () => {
    clearTimeout(timer);
    byId("playground").dataset["state"] = "pending";
    timer = setTimeout(() => void update(), pause);
  });

  async function update(): Promise<void> {
    answer = compile(kind, editor.text());
    editor.mark(answer.diagnostics);
    byId("diagnostics").replaceChildren(...diagnosticItems(answer.diagnostics, editor));
    byId("playground").dataset["state"] = answer.output === undefined ? "broken" : "fine";
    await showPanel();
  }

  /** Shows the view that is chosen. While the input has errors, the last output stays, but is dimmed. */
  async function showPanel(): Promise<void> {
    for (const [name] of panels) byId(`tab-${name}`).setAttribute("aria-selected", String(name === panel));
    byId("panel").setAttribute("aria-labelledby", `tab-${panel}`);
    if (answer.output === undefined) return;
    byId("panel").replaceChildren(await contentOf(panel, answer.output, chosen));
  }

  function load(next: Kind, text: string): void {
    kind = next;
    editor.replace(next, text);
  }

  async function share(): Promise<void> {
    history.replaceState(null, "", fragmentOf({ kind, text: editor.text() }));
    await navigator.clipboard?.writeText(location.href).catch(() => undefined);
    byId("notice").textContent = "The link is in the address bar, and in the clipboard where the browser allows it.";
  }

  const select = byId("examples");
  select.append(...examples.map(({ name }, index) => element("option", { value: String(index) }, name)));
  select.addEventListener("change", () => {
    const example = select instanceof HTMLSelectElement ? examples[Number(select.value)] : undefined;
    if (example !== undefined) load(example.kind, example.text);
  });
  for (const [name, title] of panels) {
    const tab = element("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": "panel" }, title);
    tab.addEventListener("click", () => {
      panel = name;
      void showPanel();
    });
    byId("tabs").append(tab);
  }
  byId("share").addEventListener("click", () => void share());
  byId("download").addEventListener("click", () => downloadZip({ kind, text: editor.text() }, answer.output));
  const open = () => {
    const state = stateOf(location.hash) ?? examples[0];
    if (state !== undefined) load(state.kind, state.text);
  };
  addEventListener("hashchange", open);
  open();
}

void start();
