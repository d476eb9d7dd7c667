import { yaml } from "@codemirror/lang-yaml";
import { StreamLanguage } from "@codemirror/language";
import { csharp } from "@codemirror/legacy-modes/mode/clike";
import { http } from "@codemirror/legacy-modes/mode/http";
import { xml } from "@codemirror/legacy-modes/mode/xml";
import { Compartment, EditorState, type Extension } from "@codemirror/state";
import { EditorView, lineNumbers } from "@codemirror/view";
import { colours } from "./colours.ts";

/** A view of one file of the output. */
export interface Viewer {
  readonly node: HTMLElement;
  readonly show: (path: string, text: string) => void;
}

const languages: Readonly<Record<string, Extension>> = {
  cs: StreamLanguage.define(csharp),
  csproj: StreamLanguage.define(xml),
  http: StreamLanguage.define(http),
  yaml: yaml(),
};

/** Creates a view that cannot be edited. Its scroll position stays while the same file changes. */
export function createViewer(): Viewer {
  const language = new Compartment();
  let shown = "";
  const view = new EditorView({
    extensions: [
      lineNumbers(),
      colours,
      language.of([]),
      EditorState.readOnly.of(true),
      EditorView.contentAttributes.of({ "aria-label": "Text of the file", "aria-readonly": "true", tabindex: "0" }),
    ],
  });
  return {
    node: view.dom,
    show: (path, text) => {
      if (path === shown && text === view.state.doc.toString()) return;
      const isOther = path !== shown;
      shown = path;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        ...(isOther && { selection: { anchor: 0 }, scrollIntoView: true }),
        effects: language.reconfigure(languages[path.split(".").at(-1) ?? ""] ?? []),
      });
    },
  };
}
