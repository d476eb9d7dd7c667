import { yaml } from "@codemirror/lang-yaml";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { Compartment } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { basicSetup } from "codemirror";
import type { Diagnostic } from "../../generators/diagnostics/diagnostic.ts";
import type { Kind } from "./compile.ts";
import { modelLanguage } from "./model-language.ts";

/** The colours follow the page, light or dark. */
const colours = HighlightStyle.define([
  { tag: tags.keyword, color: "var(--keyword)" },
  { tag: [tags.string, tags.atom], color: "var(--string)" },
  { tag: tags.number, color: "var(--number)" },
  { tag: tags.comment, color: "var(--comment)" },
  { tag: [tags.typeName, tags.meta], color: "var(--type)" },
]);

/** The editor of the input. */
export interface Editor {
  readonly text: () => string;
  readonly replace: (kind: Kind, text: string) => void;
  readonly mark: (diagnostics: readonly Diagnostic[]) => void;
  readonly select: (start: number, end: number) => void;
}

/** Puts an editor into an element; `onChange` is called after each change of the text. */
export function createEditor(parent: HTMLElement, onChange: () => void): Editor {
  const language = new Compartment();
  const view = new EditorView({
    parent,
    extensions: [
      basicSetup,
      lintGutter(),
      syntaxHighlighting(colours),
      language.of([]),
      EditorView.contentAttributes.of({ "aria-label": "Input", tabindex: "0" }),
      EditorView.updateListener.of(({ docChanged }) => {
        if (docChanged) onChange();
      }),
    ],
  });
  const within = (offset: number) => Math.min(offset, view.state.doc.length);
  return {
    text: () => view.state.doc.toString(),
    replace: (kind, text) =>
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        selection: { anchor: 0 },
        scrollIntoView: true,
        effects: language.reconfigure(kind === "model" ? modelLanguage : yaml()),
      }),
    mark: (diagnostics) => {
      const marks = diagnostics.flatMap(({ severity, message, code, span }) =>
        span === undefined
          ? []
          : [{ from: within(span.start), to: within(span.end), severity, message: `${code}: ${message}` }],
      );
      view.dispatch(setDiagnostics(view.state, marks));
    },
    select: (start, end) => {
      view.dispatch({ selection: { anchor: within(start), head: within(end) }, scrollIntoView: true });
      view.focus();
    },
  };
}
