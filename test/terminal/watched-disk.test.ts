import { expect, test } from "vitest";
import { watchedDisk } from "../../generators/terminal/watched-disk.ts";
import { memoryDisk } from "../memory-disk.ts";

/** Creates a disk and a clock that advances on every reading. */
function watched(step: number) {
  const shown: string[] = [];
  let time = 0;
  const now = () => {
    time += step;
    return time;
  };
  return { shown, ...watchedDisk(memoryDisk({ "/a": "one" }), { show: (line) => shown.push(line), now }) };
}

test("a short run shows nothing, at its end neither", () => {
  const { disk, end, shown } = watched(1);
  for (let at = 0; at < 100; at++) disk.read("/a");
  end();
  expect(shown).toEqual([]);
});

test("a long run shows on one line what it has done, and takes the line away", () => {
  const { disk, end, shown } = watched(300);
  for (let at = 0; at < 3; at++) expect(disk.read("/a")).toEqual(new TextEncoder().encode("one"));
  disk.rename("/a", "/b");
  expect([disk.kind("/a"), disk.kind("/b")]).toEqual([undefined, "file"]);
  end();
  expect(shown.map((line) => line.replace("\r\u001b[2K", ""))).toEqual(["3 files looked at, 1 written", ""]);
});
