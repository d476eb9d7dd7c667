import { posix } from "node:path";
import { expect, test } from "vitest";
import { minimalPackages } from "../../generators/emit/rows/libraries/library-needs.ts";
import { needsOf } from "../../generators/host/needs.ts";
import { readHost } from "../../generators/host/snapshot/read-host.ts";
import { wireHost } from "../../generators/host/wire/wire-host.ts";
import { memoryDisk } from "../memory-disk.ts";
import { type CaseFolder, casesIn } from "./case-folder.ts";
import { expectText, expectTree } from "./expected.ts";

/** Wires the host of a case, and reads and wires the result again. */
function wired({ inputs }: CaseFolder) {
  const texts = Object.entries(inputs).map(([name, bytes]) => [`/repo/${name}`, new TextDecoder().decode(bytes)]);
  const files: Readonly<Record<string, string>> = Object.fromEntries(texts);
  const folder = Object.keys(files).some((path) => path.startsWith("/repo/Web/")) ? "/repo/Web" : "/repo";
  const first = wireOnce(files, folder);
  const edited = first.edits.map(
    ({ path, after }) => [posix.join(folder, path), new TextDecoder().decode(after)] as const,
  );
  const second = wireOnce({ ...files, ...Object.fromEntries(edited) }, folder);
  return { ...first, second, written: edited.map(([path, text]) => [path.slice("/repo/".length), text] as const) };
}

function wireOnce(files: Readonly<Record<string, string>>, folder: string) {
  const disk = memoryDisk(files);
  const host = readHost(disk, folder);
  if (!host.ok) throw new Error(host.diagnostics.map(({ message }) => message).join("\n"));
  const [context = { name: "", namespace: "" }] = host.value.dbContexts;
  const wiring = wireHost({ host: host.value }, { needs: needsOf(host.value, context, minimalPackages) });
  return { ...wiring, needs: wiring.needs.filter(({ isWired }) => !isWired) };
}

test.each(casesIn("wire").map((one) => [one.name, one] as const))("%s", (_, one) => {
  const { edits, needs, second, written } = wired(one);
  expectTree(one, Object.fromEntries(written));
  const inserted = edits.map(({ path, lines }) => `${path} gets ${lines.join(" and ")}\n`);
  const left = needs.map(
    ({ file, line, place, reason = "waits for the others" }) => `${file}: ${line} (${place}): ${reason}\n`,
  );
  expectText(one, [...inserted, ...left].join("") || "nothing to do\n");
  // A wired host has no needs, and a refused one the same again.
  expect(second.edits).toEqual([]);
  expect(second.needs).toEqual(needs);
});
