import { autocompletion, type CompletionContext, type CompletionResult } from "@codemirror/autocomplete";
import { yaml } from "@codemirror/lang-yaml";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { Compartment, EditorState, type Extension, type Text } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { basicSetup } from "codemirror";
import type { GraftDiagnostic } from "../../pack.d.ts";
import { colours } from "./colours.ts";
import type { Compiler } from "./compiler.ts";
import type { Kind } from "./input.ts";
import { modelLanguage } from "./model-language.ts";
import { createViewer, type Viewer } from "./viewer.ts";

/** A position in the text, both numbers from 1. */
interface Position {
  readonly line: number;
  readonly column: number;
}

/** The editor of the input. */
export interface Editor {
  readonly text: () => string;
  readonly replace: (kind: Kind, text: string) => void;
  readonly mark: (diagnostics: readonly GraftDiagnostic[]) => void;
  readonly select: (start: Position, end: Position) => void;
  /** Creates a view of output, which is of the same library. */
  readonly createViewer: () => Viewer;
}

/** The characters before a word that is asked for without its first letter. */
const askers = /(?:[.@]|[:{,[] )$/;

/** Puts an editor into an element; `onChange` is called after each change of the text, `suggest` for the words that complete it. */
export function createEditor(parent: HTMLElement, onChange: () => void, suggest: Compiler["suggest"]): Editor {
  const language = new Compartment();
  const completions = { yaml: completionOf("yaml", suggest), model: completionOf("model", suggest) };
  const view = new EditorView({
    parent,
    extensions: [
      basicSetup,
      lintGutter(),
      colours,
      autocompletion({ icons: false }),
      language.of([]),
      EditorView.contentAttributes.of({ "aria-label": "Input", tabindex: "0" }),
      EditorView.updateListener.of(({ docChanged }) => {
        if (docChanged) onChange();
      }),
    ],
  });
  return {
    text: () => view.state.doc.toString(),
    replace: (kind, text) =>
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: text },
        selection: { anchor: 0 },
        scrollIntoView: true,
        effects: language.reconfigure([kind === "model" ? modelLanguage : yaml(), completions[kind]]),
      }),
    mark: (diagnostics) => {
      const marks = diagnostics.flatMap(({ severity, message, code, line, column, endLine, endColumn }) => {
        if (line === undefined || column === undefined) return [];
        const from = offsetOf(view.state.doc, { line, column });
        const to = offsetOf(view.state.doc, { line: endLine ?? line, column: endColumn ?? column });
        return [{ from, to, severity, message: `${code}: ${message}` }];
      });
      view.dispatch(setDiagnostics(view.state, marks));
    },
    select: (start, end) => {
      const selection = { anchor: offsetOf(view.state.doc, start), head: offsetOf(view.state.doc, end) };
      view.dispatch({ selection, scrollIntoView: true });
      view.focus();
    },
    createViewer,
  };
}

/** Returns the completion of a kind of text. */
function completionOf(kind: Kind, suggest: Compiler["suggest"]): Extension {
  const autocomplete = async ({ state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> => {
    const text = state.doc.toString();
    const typed = /\w*$/.exec(text.slice(0, pos))?.[0].length ?? 0;
    if (typed === 0 && !explicit && !askers.test(text.slice(0, pos))) return null;
    const suggestions = await suggest({ kind, text, offset: pos });
    const options = suggestions.map(({ info, ...rest }, index) => ({
      ...rest,
      ...(info !== "" && { info }),
      sortText: String(index).padStart(4, "0"),
    }));
    return options.length === 0 ? null : { from: pos - typed, options, validFor: /^\w*$/ };
  };
  return EditorState.languageData.of(() => [{ autocomplete }]);
}

/** Returns the offset of a position. A text that was typed since can be shorter. */
function offsetOf(text: Text, { line, column }: Position): number {
  const { from, to } = text.line(Math.min(line, text.lines));
  return Math.min(from + column - 1, to);
}
