import { join } from "node:path";
import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { buildHost } from "../../scripts/dotnet.js";
import { build, emitted } from "../in-memory.ts";
import { merged, writeProject } from "./model-project.ts";
import { drawModel } from "./models/draw-model.ts";

const folder = join(import.meta.dirname, ".work", "models");

/** Models by context; the context is in the path of every file, and so in what the compiler says. */
const models = fc
  .noBias(
    fc.array(
      // A generator takes nothing from the stream that it starts from, so without a number between them all would be alike.
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
        // With fewer the test would say little; of a few models all may be wrong by chance.
        if (texts.length >= 20) expect(valid.length).toBeGreaterThanOrEqual(texts.length / 3);
        const program = "internal static class Program { private static void Main() { } }\n";
        writeProject(
          folder,
          { ...merged(valid.map(({ disk }) => emitted(disk))), "Program.cs": program },
          { implicitUsings: true },
        );
        await buildHost(folder);
      }),
      // Without a bias towards small lists, three draws are some 150 models.
      { numRuns: 3, interruptAfterTimeLimit: 240_000, markInterruptAsFailure: true },
    );
  },
);
