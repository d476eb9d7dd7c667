import fc from "fast-check";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { casesIn, modelsOf } from "../../cases/case-folder.ts";
import { build, type Sources } from "../../in-memory.ts";
import { drawModel } from "../../live-model/models/draw-model.ts";
import { examples } from "../../model/examples.ts";
import { sizeOf } from "../../sample.ts";
import { printedDocuments } from "./documents.ts";
import { annotated } from "./draw-annotations.ts";
import { faults, lint } from "./lint.ts";

/** Lint rules that a document breaks because of its model, each with the warning that announces it. */
const forced: Readonly<Record<string, string>> = {
  "no-identical-paths": "TEN0722",
  "no-path-trailing-slash": "TEN0723",
  "security-defined": "TEN0724",
};

/** Lint rules that a model may break on purpose: no license, unused types, operations that take anything, /loans/{id} beside /loans/open. */
const meant = ["info-license", "no-unused-components", "operation-4xx-response", "no-ambiguous-paths"];

/** Expects a clean document, except for announced lint errors. Returns the codes of their warnings. */
async function expectClean(models: Sources): Promise<readonly string[]> {
  const { messages } = build(models, "--target", "openapi").result;
  const needed: string[] = [];
  for (const text of Object.values(printedDocuments(models))) {
    expect(await faults(parse(text))).toEqual([]);
    const problems = await lint(text);
    const left = problems.filter(({ rule }) => !messages.includes(`warning ${forced[rule]}: `));
    expect(left.filter(({ rule, severity }) => severity === "error" || !meant.includes(rule))).toEqual([]);
    needed.push(...problems.flatMap(({ rule }) => forced[rule] ?? []));
  }
  return needed;
}

test.each([...casesIn("model"), ...casesIn("whole"), ...casesIn("domains")])(
  "the document of the case $name is valid and clean, except for our warnings",
  async (folder) => {
    await expectClean(modelsOf(folder));
  },
);

test.each(examples)("so is that of %s", async (path, text) => {
  await expectClean({ [path]: text });
});

const models = sizeOf(500, 60);

test(`so are those of ${models} random models, whatever their names, types, routes and roles`, {
  timeout: 300_000,
}, async () => {
  const seen = new Set<string>();
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.noBias(fc.tuple(fc.nat(), fc.gen())), async ([, gen]) => {
      const draw = (limit: number) => gen(fc.nat, limit - 1);
      const drawn = { "m.model": annotated(draw, drawModel(draw, "Random")) };
      fc.pre(build(drawn, "--target", "openapi").result.exitCode === 0);
      count += 1;
      for (const code of await expectClean(drawn)) seen.add(code);
    }),
    { numRuns: models, maxSkipsPerRun: 20 },
  );
  // Fewer would prove little.
  expect([count, [...seen].sort()]).toEqual([models, Object.values(forced)]);
});
