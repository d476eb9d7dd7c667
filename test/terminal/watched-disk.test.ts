import { expect, test } from "vitest";
import { watchedDisk } from "../../generators/terminal/watched-disk.ts";
import { memoryDisk } from "../memory-disk.ts";
import { scripted } from "../prompts/script.ts";

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
  expect(shown.map((line) => line.replace("\r\u001b[2K", ""))).toEqual(["1 file looked at, 1 written", ""]);
});

test("progress goes on while a run resolves the places of a thousand files, and counts each file once", () => {
  const { disk, shown } = watched(60);
  for (let at = 0; at < 1000; at++) disk.realPath(`/Item${at}.g.cs`);
  for (let at = 0; at < 1000; at++) disk.read(`/Item${at}.g.cs`);
  const numbers = shown.map((line) => Number(/(\d+) files looked at$/.exec(line)?.[1]));
  expect(numbers.slice(0, 3)).toEqual([17, 19, 21]);
  expect(numbers.at(-1)).toBe(1000);
});

test("a question takes the line away, and nothing is shown in it or for a second after the answer", async () => {
  const { disk, asking, shown } = watched(300);
  for (let at = 0; at < 5; at++) disk.read(`/${at}`);
  expect(shown.at(-1)).toContain("files looked at");
  const script = scripted([["The host", true]]);
  const asked = asking({
    ...script,
    confirm: (message, initial) => {
      expect(shown.at(-1)).toBe("\r\u001b[2K");
      for (let at = 0; at < 5; at++) disk.read(`/${at}`);
      return script.confirm(message, initial);
    },
  });
  const before = shown.length;
  expect(await asked.confirm("The host has another file. Overwrite it?", false)).toBe(true);
  disk.read("/a");
  asked.tell("Two files are in conflict.");
  expect(shown.slice(before)).toEqual(["\r\u001b[2K"]);
});
