import { expect, test } from "vitest";
import { shownDiagnostics } from "../../generators/editor/diagnostics.ts";
import { actionsAt } from "../../generators/editor/model/code-actions.ts";
import { completionsAt } from "../../generators/editor/model/completion.ts";
import { foldingRanges } from "../../generators/editor/model/folding.ts";
import { formattingEdits } from "../../generators/editor/model/formatting.ts";
import { hoverAt } from "../../generators/editor/model/hover.ts";
import { ModelSnapshot } from "../../generators/editor/model/model-snapshot.ts";
import { operationHints, operationLenses } from "../../generators/editor/model/operations.ts";
import { referencesAt } from "../../generators/editor/model/references.ts";
import { renameAt } from "../../generators/editor/model/rename.ts";
import { encodedTokens } from "../../generators/editor/model/semantic-tokens.ts";
import { documentSymbols } from "../../generators/editor/model/symbols.ts";
import { examples, modelsIn } from "../model/examples.ts";
import { isEverything, sweep } from "../sample.ts";

const path = "/a.model";

/** Asks everything about the end of a text. */
function askAll(snapshot: ModelSnapshot, offset: number): void {
  shownDiagnostics(snapshot.diagnostics, snapshot);
  documentSymbols(snapshot, path);
  foldingRanges(path, snapshot.index(path));
  formattingEdits(snapshot, path);
  operationHints(snapshot, path);
  operationLenses(snapshot, path);
  completionsAt(snapshot, path, offset);
  hoverAt(snapshot, path, { offset, signatureOf: () => undefined });
  referencesAt(snapshot, path, { offset, withDeclaration: true });
  renameAt(snapshot, path, { offset, newName: "Fresh" });
  actionsAt(snapshot, path, { start: Math.max(0, offset - 40), end: offset });
  expect(encodedTokens(snapshot, path).every((number) => number >= 0)).toBe(true);
}

// All prefixes of all models take about twenty minutes.
const others = ["../cases/whole", "../cases/model-errors"];

test.each(isEverything ? [...examples, ...others.flatMap(modelsIn)] : examples)(
  "no request about a prefix of %s fails",
  (name, text) => {
    let previous: ModelSnapshot | undefined;
    sweep(name, 400, (end) => {
      if (end > text.length) return false;
      const snapshot = new ModelSnapshot([{ path, text: text.slice(0, end) }], previous);
      askAll(snapshot, end);
      previous = snapshot;
      return true;
    });
  },
);
