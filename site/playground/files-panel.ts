import { element } from "./element.ts";
import { createFileTree } from "./file-tree.ts";
import type { OutputFile } from "./output-files.ts";
import type { Viewer } from "./viewer.ts";

/** A list of files beside the text of one. */
export interface FilesPanel {
  readonly node: HTMLElement;
  readonly show: (files: readonly OutputFile[]) => void;
}

/** Creates a panel. The file that somebody looks at stays, as long as it exists. */
export function createFilesPanel(viewer: Viewer): FilesPanel {
  let files: readonly OutputFile[] = [];
  let chosen = "";
  const path = element("h2", { class: "path" });
  const copy = element("button", { type: "button", class: "quiet" }, "Copy");
  const tree = createFileTree((next) => {
    chosen = next;
    update();
  });
  const head = element("div", { class: "file-head" }, path, copy);
  const node = element("div", { class: "files" }, tree.node, element("div", { class: "file" }, head, viewer.node));

  function update(): void {
    const file = files.find((one) => one.path === chosen) ?? mostTelling(files);
    if (file === undefined) return;
    chosen = file.path;
    tree.node.hidden = files.length === 1;
    tree.show(files, chosen);
    path.textContent = chosen;
    viewer.show(file.path, file.text);
  }

  copy.addEventListener("click", async () => {
    const text = files.find((one) => one.path === chosen)?.text ?? "";
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    copy.textContent = isCopied ? "Copied" : "Not allowed";
    setTimeout(() => {
      copy.textContent = "Copy";
    }, 1500);
  });
  return {
    node,
    show: (next) => {
      files = next;
      update();
    },
  };
}

/** Returns the longest file of the first group. */
function mostTelling(files: readonly OutputFile[]): OutputFile | undefined {
  const ofGroup = files.filter(({ group }) => group === files[0]?.group);
  return [...ofGroup].sort((one, other) => other.text.length - one.text.length)[0];
}
