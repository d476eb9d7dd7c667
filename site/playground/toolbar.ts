import examples from "tenon:examples";
import type { Output } from "./compile.ts";
import { downloadZip } from "./download-zip.ts";
import { byId, element } from "./element.ts";
import { choices, type Input } from "./input.ts";
import { fragmentOf, stateOf } from "./shared-state.ts";

/** The page as its toolbar sees it. */
interface Page {
  readonly input: () => Input;
  readonly load: (input: Input) => void;
  /** Undefined before the first text without errors. */
  readonly output: () => Output | undefined;
}

/** Starts the examples, the links and the download, and loads the text of the address. */
export function startToolbar({ input, load, output }: Page): void {
  function tell(text: string): void {
    byId("notice").textContent = text;
  }

  async function share(): Promise<void> {
    const fragment = await fragmentOf(input());
    if (fragment === undefined) return tell("The text is too long for a link. Download it instead.");
    history.replaceState(null, "", fragment);
    const isCopied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    );
    tell(isCopied === true ? "Link copied." : "The link is in the address bar.");
  }

  async function open(): Promise<void> {
    const state = await stateOf(location.hash);
    const [example] = examples;
    if (state === undefined && location.hash !== "") tell("The link holds no text, so this is an example.");
    if (state !== undefined) load(state);
    else if (example !== undefined) load({ ...example, layers: choices[example.kind], library: "minimal" });
  }

  const select = byId("examples");
  select.append(...examples.map(({ name }, index) => element("option", { value: String(index) }, name)));
  select.addEventListener("change", () => {
    const example = select instanceof HTMLSelectElement ? examples[Number(select.value)] : undefined;
    if (example !== undefined) load({ ...example, layers: choices[example.kind], library: input().library });
  });
  byId("share").addEventListener("click", () => void share());
  byId("download").addEventListener("click", () => downloadZip(input(), output() ?? { files: [], documents: [] }));
  addEventListener("hashchange", () => void open());
  void open();
}
