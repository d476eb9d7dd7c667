import fc from "fast-check";
import { expect, test } from "vitest";
import { textHash } from "../../../generators/files/disk/plain-text.ts";
import { packName, packOf, unpack } from "../../../generators/files/manifest/baselines.ts";
import { memoryDisk } from "../../memory-disk.ts";
import { graft, operations, plan, type Texts } from "../graft.ts";

const path = "Tenon/A.g.cs";
const site = () => ({ disk: memoryDisk({ "/host/Host.csproj": "" }), root: "/host" });

function put({ disk }: ReturnType<typeof site>, file: string, text: string): void {
  disk.remove(`/host/${file}`);
  disk.create(`/host/${file}`, new TextEncoder().encode(text));
}

test("what is packed is unpacked again, and the name depends on the texts alone", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string({ unit: "grapheme" })), (texts) => {
      const all = texts.map((text) => new TextEncoder().encode(text.replaceAll("\r\n", "")));
      const baselines = new Map(all.map((text) => [textHash(text), text]));
      expect(unpack(packOf(baselines))).toEqual(
        new Map([...baselines].map(([hash, text]) => [hash, Buffer.from(text)])),
      );
      const names = [...baselines.keys()];
      expect(packName(names.toReversed())).toBe(packName(names));
    }),
  );
});

test("bytes that are no pack have no texts", () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => unpack(bytes) === undefined || unpack(bytes)?.size === 0));
});

test("an edit is merged after two outputs, and stays merged", () => {
  const host = site();
  graft(host, { [path]: "a\nb\nc\nd\n" });
  put(host, path, "a\nmine\nb\nc\nd\n");
  expect(graft(host, { [path]: "a\nb\nc\nD\n" })).toEqual([]);
  expect(host.disk.snapshot()[`/host/${path}`]).toBe("a\nmine\nb\nc\nD\n");
  expect(operations(plan(host, { [path]: "a\nb\nc\nD\n" }))).toEqual([`keep ${path}`]);
  expect(plan(host, { [path]: "a\nb\nc\nD\n" }).changes[0]?.reason).toBe("has your edit merged");
  const merged = host.disk.snapshot();
  expect(graft(host, { [path]: "a\nb\nc\nD\n" })).toEqual([]);
  expect(host.disk.snapshot()).toEqual(merged);
  expect(graft(host, { [path]: "a\nb\nc\nE\n" })).toEqual([]);
  expect(host.disk.snapshot()[`/host/${path}`]).toBe("a\nmine\nb\nc\nE\n");
});

test("without its pack an edit is a conflict that says so, and a run without one writes the pack again", () => {
  const host = site();
  graft(host, { [path]: "a\nb\nc\nd\n" });
  host.disk.removeTree("/host/.tenon/base");
  expect(graft(host, { [path]: "a\nb\nc\nd\n" })).toEqual([]);
  put(host, path, "a\nmine\nb\nc\nd\n");
  expect(operations(plan(host, { [path]: "a\nb\nc\nD\n" }))).toEqual([`merge ${path}`]);
  host.disk.removeTree("/host/.tenon/base");
  const { changes } = plan(host, { [path]: "a\nb\nc\nD\n" });
  expect(changes.map(({ operation, diagnostic }) => [operation, diagnostic?.code, diagnostic?.hint])).toEqual([
    ["conflict", "TEN0501", expect.stringContaining("is not in `.tenon/base`")],
  ]);
});

test("a pack that lies about a text is not used", () => {
  const host = site();
  graft(host, { [path]: "a\nb\nc\nd\n" });
  const pack = Object.keys(host.disk.snapshot()).find((file) => file.endsWith(".z")) ?? "";
  host.disk.remove(pack);
  host.disk.create(pack, packOf(new Map([["", new TextEncoder().encode("a\nother\n")]])));
  put(host, path, "a\nmine\nb\nc\nd\n");
  expect(operations(plan(host, { [path]: "a\nb\nc\nD\n" }))).toEqual([`conflict ${path}`]);
});

test("the pack of an output that was replaced is removed", () => {
  const host = site();
  const packs = () => Object.keys(host.disk.snapshot()).filter((file) => file.endsWith(".z"));
  graft(host, { [path]: "a\n" });
  const [first] = packs();
  graft(host, { [path]: "b\n" });
  expect(packs()).toHaveLength(1);
  expect(packs()).not.toContain(first);
});

test("shared files have one pack; after a merge in Git both packs are read, and the next run makes one of them", () => {
  const options = { item: "", input: undefined };
  const branch = (files: Texts) => {
    const host = site();
    graft(host, { "A.g.cs": "a\n", ...files }, options);
    return host;
  };
  const ours = { "B.g.cs": "b\nc\nd\ne\n" };
  const theirs = { "C.g.cs": "c\nd\ne\nf\n" };
  const [one, other] = [branch(ours), branch(theirs)];
  const packs = () => Object.keys(one.disk.snapshot()).filter((file) => file.endsWith(".z"));
  expect(packs()).toHaveLength(1);
  for (const name of Object.keys(other.disk.snapshot()).filter((file) => one.disk.kind(file) === undefined))
    one.disk.create(name, other.disk.read(name) ?? new Uint8Array());
  expect(packs()).toHaveLength(2);

  const all = { "A.g.cs": "a\n", ...ours, ...theirs };
  put(one, "B.g.cs", "b\nmine\nc\nd\ne\n");
  put(one, "C.g.cs", "c\nmine\nd\ne\nf\n");
  const next = { ...all, "B.g.cs": "b\nc\nd\nE\n", "C.g.cs": "c\nd\ne\nF\n" };
  expect(operations(plan(one, next, options))).toEqual(["unchanged A.g.cs", "merge B.g.cs", "merge C.g.cs"]);
  expect(graft(one, all, options)).toEqual([]);
  expect(packs()).toHaveLength(1);
  expect(operations(plan(one, next, options))).toEqual(["unchanged A.g.cs", "merge B.g.cs", "merge C.g.cs"]);
  const settled = one.disk.snapshot();
  expect(graft(one, all, options)).toEqual([]);
  expect(one.disk.snapshot()).toEqual(settled);
});

test("two branches that change one entity: the next run settles what Git could not merge", () => {
  const base = "a\nb\nc\n";
  const ours = "a\nours\nb\nc\n";
  const theirs = "a\ntheirs\nb\nc\n";
  const both = "a\nours\ntheirs\nb\nc\n";
  const branch = (output: string) => {
    const host = site();
    graft(host, { [path]: base });
    graft(host, { [path]: output });
    return host;
  };
  const [one, other] = [branch(ours), branch(theirs)];
  const shard = ".tenon/manifest/entities/author.json";
  const [own, foreign] = [one, other].map(({ disk }) => (disk.snapshot()[`/host/${shard}`] ?? "").split("\n"));
  const conflicted = (own ?? []).flatMap((line, at) =>
    line === foreign?.[at] ? [line] : ["<<<<<<< HEAD", line, "=======", foreign?.[at], ">>>>>>> theirs"],
  );
  put(one, shard, conflicted.join("\n"));
  for (const name of other.disk.list("/host/.tenon/base").map((entry) => `/host/.tenon/base/${entry.name}`))
    one.disk.create(name, other.disk.read(name) ?? new Uint8Array());
  put(one, path, "a\n<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> theirs\nb\nc\n");

  expect(plan(one, { [path]: both }).changes[0]?.reason).toBe("had a conflict of Git, which the new output settles");
  expect(graft(one, { [path]: both })).toEqual([]);
  const after = one.disk.snapshot();
  expect(after[`/host/${path}`]).toBe(both);
  expect(after[`/host/${shard}`]).not.toContain("<<<<<<<");
  expect(operations(plan(one, { [path]: both }))).toEqual([`unchanged ${path}`]);

  put(one, path, "a\n<<<<<<< HEAD\nmine\n=======\ntheirs\n>>>>>>> theirs\nb\nc\n");
  expect(plan(one, { [path]: both }).diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ["TEN0529", expect.stringContaining("at line 2")],
  ]);
});
