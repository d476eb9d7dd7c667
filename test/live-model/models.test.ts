import { join } from "node:path";
import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { buildHost } from "../../scripts/dotnet.js";
import { build, emitted } from "../in-memory.ts";
import { merged, writeProject } from "./model-project.ts";
import { drawModel } from "./models/draw-model.ts";

const folder = join(import.meta.dirname, ".work", "models");

/** Draws models by context. The context is part of every path and so of every compiler message. */
const models = fc
  .noBias(
    fc.array(
      // A generator alone consumes nothing of the stream, so the number makes the draws differ.
      fc.tuple(fc.nat(), fc.gen()).map(
        ([, gen]) =>
          (context: string) =>
            drawModel((limit) => gen(fc.nat, limit - 1), context),
      ),
      { minLength: 1, maxLength: 100, size: "max" },
    ),
  )
  .map((drawn) => drawn.map((make, index) => make(`Model${index}`)));

test.skipIf(inject("printed") === undefined)(
  "a model without a diagnostic compiles, whatever its names and types",
  async () => {
    await fc.assert(
      fc.asyncProperty(models, async (texts) => {
        const built = texts.map((text) => build({ "m.model": text }, "--layers", "application"));
        const valid = built.filter(({ result }) => result.exitCode === 0);
        // Fewer would prove little; of a few models, all may be invalid by chance.
        if (texts.length >= 20) expect(valid.length).toBeGreaterThanOrEqual(texts.length / 3);
        const program = "internal static class Program { private static void Main() { } }\n";
        writeProject(
          folder,
          { ...merged(valid.map(({ disk }) => emitted(disk))), "Program.cs": program },
          { implicitUsings: true },
        );
        await buildHost(folder);
      }),
      // Without a bias towards small lists, three draws give about 150 models.
      { numRuns: 3, interruptAfterTimeLimit: 240_000, markInterruptAsFailure: true },
    );
  },
);
