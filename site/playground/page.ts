import { createChoices } from "./choices.ts";
import type { Output } from "./compile.ts";
import { type Reply, startCompiler } from "./compiler.ts";
import { byId, element } from "./element.ts";
import type { Input, Kind } from "./input.ts";
import { createPanels, panels } from "./panels.ts";
import { showFault, showProblems } from "./problems.ts";
import { createTabs } from "./tabs.ts";
import { startToolbar } from "./toolbar.ts";

/** The pause after a keystroke before the input is compiled, in milliseconds. */
const pause = 60;

/** Starts the playground on its page. */
async function start(): Promise<void> {
  const { compile, suggest } = startCompiler(onReply);
  const { createEditor } = await import("./editor.ts");
  let kind: Kind = "yaml";
  let output: Output | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const editor = createEditor(byId("editor"), changed, suggest);
  const contents = createPanels(editor.createViewer);
  const tabs = createTabs(panels, "csharp", () => void showPanel());
  const chosen = createChoices(changed);

  function changed(): void {
    clearTimeout(timer);
    byId("playground").dataset["state"] = "pending";
    timer = setTimeout(() => compile(input()), pause);
  }

  function input(): Input {
    return { kind, text: editor.text(), ...chosen.read() };
  }

  function onReply({ answer, fault, milliseconds }: Reply): void {
    if (fault !== undefined) showFault(fault);
    if (answer !== undefined) showProblems(answer.diagnostics, editor);
    const next = answer?.output;
    output = next ?? output;
    byId("stale").hidden = next !== undefined || output === undefined;
    if (next !== undefined) byId("status").textContent = `${next.files.length} files in ${Math.ceil(milliseconds)} ms`;
    byId("playground").dataset["state"] = next === undefined ? "broken" : "fine";
    void showPanel();
  }

  /** Shows the view that is chosen. While the input has errors, the last output stays. */
  async function showPanel(): Promise<void> {
    const name = tabs.chosen();
    if (output === undefined) {
      byId("panel").replaceChildren(element("p", { class: "empty" }, "Mend the errors, and the output appears here."));
      return;
    }
    const content = await contents[name](output);
    const isShown = byId("panel").firstChild === content;
    if (name === tabs.chosen() && !isShown) byId("panel").replaceChildren(content);
  }

  function load(next: Input): void {
    kind = next.kind;
    chosen.show(next);
    editor.replace(kind, next.text);
    changed();
  }

  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => void showPanel());
  startToolbar({ input, load, output: () => output });
}

void start();
