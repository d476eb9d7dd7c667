import type { Diagnostic } from "../../generators/diagnostics/diagnostic.ts";
import type { Editor } from "./editor.ts";
import { element } from "./element.ts";

/** Returns a line of the list for each diagnostic: its words, its page, and a button that leads to its place. */
export function diagnosticItems(diagnostics: readonly Diagnostic[], editor: Editor): readonly Node[] {
  if (diagnostics.length === 0) return [element("li", { class: "fine" }, "No errors.")];
  return diagnostics.map(({ code, severity, message, hint, span }) => {
    const page = element("a", { href: `../reference/diagnostics/${code.toLowerCase()}.html` }, code);
    const place = element("button", { type: "button" }, span === undefined ? "file" : `line ${lineOf(span.start)}`);
    place.addEventListener("click", () => editor.select(span?.start ?? 0, span?.end ?? 0));
    const rest = hint === undefined ? [] : [element("span", { class: "hint" }, ` ${hint}`)];
    return element("li", { class: severity }, place, " ", page, ` ${message}`, ...rest);
  });

  function lineOf(offset: number): number {
    return editor.text().slice(0, offset).split("\n").length;
  }
}
