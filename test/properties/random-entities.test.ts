import fc from "fast-check";
import { expect, test } from "vitest";
import { graft, run } from "../in-memory.ts";
import { memoryDisk } from "../memory-disk.ts";
import { entityFiles } from "../random-entity-files.ts";
import { sizeOf } from "../sample.ts";

test("any entity file gives C#, the same again, and a second run does nothing", () => {
  fc.assert(
    fc.property(entityFiles, (file) => {
      const text = JSON.stringify(file);
      const { disk, result } = graft(text);
      expect([result.exitCode, result.messages.replaceAll(/.*warning[\s\S]*/g, "")]).toEqual([0, ""]);
      expect(graft(text).disk.snapshot()).toEqual(disk.snapshot());
      const before = disk.snapshot();
      expect(run(disk, "graft", "entities.yaml", "--host", "host").output).toMatch(/^Nothing to do/);
      expect(disk.snapshot()).toEqual(before);
    }),
    { numRuns: sizeOf(60, 12) },
  );
});

test("a run that meets an edited file keeps the edit, whichever file it is", () => {
  const { disk } = graft(JSON.stringify(fc.sample(entityFiles, { numRuns: 1, seed: 7 })[0]));
  const emitted = Object.keys(disk.snapshot()).filter((path) => path.endsWith(".g.cs"));
  fc.assert(
    fc.property(fc.constantFrom(...emitted), (path) => {
      const edited = memoryDisk({ ...disk.snapshot(), [path]: "// mine\n" });
      const before = edited.snapshot();
      const { exitCode, output } = run(edited, "graft", "--host", "host");
      expect([exitCode, output]).toEqual([0, expect.stringContaining("Files: 1 left as they are, ")]);
      expect(edited.snapshot()).toEqual(before);
    }),
    { numRuns: sizeOf(100, 20) },
  );
});
