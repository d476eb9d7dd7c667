import { expect, test } from "vitest";
import { analyseGrammar } from "../../../generators/model/parse/analyse-grammar.ts";
import { lex } from "../../../generators/model/parse/lex.ts";
import { ModelParser } from "../../../generators/model/parse/model-parser.ts";
import { QuickParser } from "../../../generators/model/parse/quick-parser.ts";
import { examples } from "../examples.ts";

// Through JSON, as the build writes them.
const quick = new QuickParser(JSON.parse(JSON.stringify(analyseGrammar())));
const thorough = new ModelParser();

/** What both parsers make of a text; the quick one says nothing of a text with mistakes. */
function both(text: string) {
  const source = { path: "a", text };
  const run = thorough.run(source, lex(source));
  return { quick: quick.tryRun(source), thorough: run.diagnostics.length === 0 ? run : undefined };
}

test.each(examples)("%s is read by the quick parser as by the thorough one", (_path, text) => {
  const found = both(text);
  expect(found.quick).toBeDefined();
  expect(found.quick).toEqual(found.thorough);
});

test("a model with one token left out or doubled is read alike, or left to the thorough parser", () => {
  const [, text = ""] = examples.find(([path]) => path.endsWith("lending.model")) ?? [];
  const accepted = lex({ path: "a", text })
    .tokens.filter((_token, index) => index % 3 === 0)
    .flatMap(({ startOffset, image }) => {
      const [before, after] = [text.slice(0, startOffset), text.slice(startOffset + image.length)];
      return [before + after, `${before}${image} ${image}${after}`];
    })
    .map((broken) => {
      const found = both(broken);
      expect(found.quick).toEqual(found.thorough);
      return found.quick !== undefined;
    });
  // Some tokens can be missing: modifiers, annotations, messages.
  expect(new Set(accepted)).toEqual(new Set([true, false]));
});
