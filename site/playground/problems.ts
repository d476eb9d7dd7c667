import type { GraftDiagnostic } from "../../pack.d.ts";
import type { Editor } from "./editor.ts";
import { byId, element } from "./element.ts";

/** Lists diagnostics below the editor, and marks them in it. */
export function showProblems(diagnostics: readonly GraftDiagnostic[], editor: Editor): void {
  editor.mark(diagnostics);
  const items = diagnostics.map((diagnostic) => itemOf(diagnostic, editor));
  const fine = element("li", { class: "fine" }, "No errors.");
  byId("diagnostics").replaceChildren(...(items.length === 0 ? [fine] : items));
}

/** Shows that the compiler itself failed. */
export function showFault(fault: string): void {
  const text = `The compiler failed, which is a fault of Tenon and not of your text. Please report it: ${fault}`;
  byId("diagnostics").replaceChildren(element("li", { class: "error" }, text));
}

/** Returns a line of the list: its words, its page, and a button that leads to its place if it has one. */
function itemOf(
  { code, severity, message, hint, line, column, endLine, endColumn }: GraftDiagnostic,
  editor: Editor,
): Node {
  const page = element("a", { href: `../reference/diagnostics/${code.toLowerCase()}.html` }, code);
  const rest = hint === undefined ? [] : [element("span", { class: "hint" }, ` ${hint}`)];
  const words = [page, element("span", {}, ` ${message}`, ...rest)];
  if (line === undefined) return element("li", { class: severity }, ...words);
  const place = element("button", { type: "button", class: "jump" }, `line ${line}`);
  const start = { line, column: column ?? 1 };
  const end = { line: endLine ?? line, column: endColumn ?? start.column };
  place.addEventListener("click", () => editor.select(start, end));
  return element("li", { class: severity }, place, " ", ...words);
}
