import { expect, test } from "vitest";
import type { CompareOptions } from "../../generators/files/compare-options.ts";
import { manifestText } from "../../generators/files/manifest.ts";
import { textHash } from "../../generators/files/plain-text.ts";
import { memoryDisk } from "../memory-disk.ts";
import { operations, plan, type Texts } from "./graft.ts";

const path = "Tenon/A.g.cs";
const manifest = "/host/.tenon/manifest.json";

interface Row {
  readonly disk: Texts;
  /** The text as last written, with its input. */
  readonly recorded?: string;
  readonly input?: string | undefined;
  readonly wanted?: string;
  readonly options?: Partial<CompareOptions>;
  readonly want: string;
  readonly code?: string;
  readonly manifest: "create" | "update" | "same";
}

const rows: Readonly<Record<string, Row>> = {
  "absent and unknown": { disk: {}, wanted: "new\n", want: "create", manifest: "create" },
  "absent and recorded": {
    disk: {},
    recorded: "old\n",
    wanted: "new\n",
    want: "keep",
    code: "TEN0509",
    manifest: "same",
  },
  "absent and recorded, restoring": {
    disk: {},
    recorded: "old\n",
    wanted: "new\n",
    options: { restore: true },
    want: "restore",
    manifest: "update",
  },
  "as written, and produced again": {
    disk: { [path]: "old\n" },
    recorded: "old\n",
    wanted: "old\n",
    want: "unchanged",
    manifest: "same",
  },
  "as written but for CRLF and a byte order mark": {
    disk: { [path]: "\ufeffold\r\n" },
    recorded: "old\n",
    wanted: "old\n",
    want: "unchanged",
    manifest: "same",
  },
  "as written, and produced differently": {
    disk: { [path]: "old\n" },
    recorded: "old\n",
    wanted: "new\n",
    want: "update",
    manifest: "update",
  },
  "edited to what is produced": {
    disk: { [path]: "new\n" },
    recorded: "old\n",
    wanted: "new\n",
    want: "adopt",
    manifest: "update",
  },
  "emptied by hand": {
    disk: { [path]: "" },
    recorded: "new\n",
    wanted: "new\n",
    want: "conflict",
    code: "TEN0501",
    manifest: "same",
  },
  "cut off, by hand or by a power cut": {
    disk: { [path]: "ne" },
    recorded: "old\n",
    wanted: "new\n",
    want: "conflict",
    code: "TEN0501",
    manifest: "same",
  },
  "of somebody else, and empty": {
    disk: { [path]: "" },
    wanted: "new\n",
    want: "conflict",
    code: "TEN0502",
    manifest: "same",
  },
  "edited to something else": {
    disk: { [path]: "mine\n" },
    recorded: "old\n",
    wanted: "new\n",
    want: "conflict",
    code: "TEN0501",
    manifest: "same",
  },
  "edited, keeping": {
    disk: { [path]: "mine\n" },
    recorded: "old\n",
    wanted: "new\n",
    options: { settled: new Map([[path, "keep"]]) },
    want: "keep",
    manifest: "same",
  },
  "edited, overwriting": {
    disk: { [path]: "mine\n" },
    recorded: "old\n",
    wanted: "new\n",
    options: { settled: new Map([[path, "overwrite"]]) },
    want: "update",
    manifest: "update",
  },
  "unknown, and what is produced": { disk: { [path]: "new\r\n" }, wanted: "new\n", want: "adopt", manifest: "create" },
  "unknown, and something else": {
    disk: { [path]: "mine\n" },
    wanted: "new\n",
    want: "conflict",
    code: "TEN0502",
    manifest: "create",
  },
  "unknown, overwriting": {
    disk: { [path]: "mine\n" },
    wanted: "new\n",
    options: { settled: new Map([[path, "overwrite"]]) },
    want: "update",
    manifest: "create",
  },
  "a folder in its place": {
    disk: { [`${path}/x`]: "" },
    wanted: "new\n",
    want: "conflict",
    code: "TEN0503",
    manifest: "create",
  },
  "a file in the place of its folder": {
    disk: { Tenon: "" },
    wanted: "new\n",
    want: "conflict",
    code: "TEN0503",
    manifest: "create",
  },
  "another spelling of the file": {
    disk: { "Tenon/a.g.cs": "new\n" },
    wanted: "new\n",
    want: "conflict",
    code: "TEN0502",
    manifest: "create",
  },
  "another spelling of the folder": {
    disk: { "tenon/A.g.cs": "new\n" },
    wanted: "new\n",
    want: "conflict",
    code: "TEN0502",
    manifest: "create",
  },
  "no longer produced": {
    disk: { [path]: "old\n" },
    recorded: "old\n",
    want: "orphan",
    code: "TEN0510",
    manifest: "same",
  },
  "no longer produced, pruning": {
    disk: { [path]: "old\n" },
    recorded: "old\n",
    options: { prune: true },
    want: "delete",
    manifest: "update",
  },
  "no longer produced and edited": {
    disk: { [path]: "mine\n" },
    recorded: "old\n",
    want: "keep",
    code: "TEN0510",
    manifest: "same",
  },
  "no longer produced and edited, pruning": {
    disk: { [path]: "mine\n" },
    recorded: "old\n",
    options: { prune: true },
    want: "keep",
    code: "TEN0510",
    manifest: "same",
  },
  "no longer produced and gone": { disk: {}, recorded: "old\n", want: "", manifest: "update" },
  "no longer produced, once for the project": {
    disk: { [path]: "old\n" },
    recorded: "old\n",
    input: undefined,
    options: { prune: true },
    want: "delete",
    manifest: "update",
  },
  "of another input": {
    disk: { [path]: "old\n" },
    recorded: "old\n",
    input: "other.yaml",
    options: { prune: true },
    want: "",
    manifest: "same",
  },
  "of an input that is gone": {
    disk: { [path]: "old\n" },
    recorded: "old\n",
    input: "other.yaml",
    options: { prune: true, forget: ["other.yaml"] },
    want: "delete",
    manifest: "update",
  },
};

function compared({ disk: texts, recorded, wanted, options = {}, ...row }: Row): ReturnType<typeof plan> {
  const input = "input" in row ? row.input : "shop.yaml";
  const files = new Map(
    recorded === undefined
      ? []
      : [[path, { generator: "entity", item: "Author", input, hash: textHash(new TextEncoder().encode(recorded)) }]],
  );
  const text = manifestText({ inputs: ["shop.yaml", ...(input === "other.yaml" ? [input] : [])], files });
  const disk = memoryDisk({
    "/host/Host.csproj": "",
    ...Object.fromEntries(Object.entries(texts).map(([name, content]) => [`/host/${name}`, content])),
    ...(recorded === undefined ? {} : { [manifest]: text }),
  });
  return plan({ disk, root: "/host" }, wanted === undefined ? {} : { [path]: wanted }, options);
}

for (const [name, row] of Object.entries(rows)) {
  test(`a file that is ${name}: ${row.want || "nothing"}`, () => {
    const comparison = compared(row);
    const own = operations(comparison).filter((line) => !line.endsWith("manifest.json"));
    expect(own).toEqual(row.want === "" ? [] : [`${row.want} ${path}`]);
    expect(comparison.diagnostics.map(({ code }) => code)).toEqual(row.code === undefined ? [] : [row.code]);
    if (row.want === "conflict") return;
    expect(comparison.changes.find((change) => change.path === ".tenon/manifest.json")?.operation ?? "same").toBe(
      row.manifest,
    );
  });
}

test("a rewritten file keeps its line ends and its byte order mark", () => {
  const { changes } = compared({
    disk: { [path]: "\ufeffa\r\nb\r\n" },
    recorded: "a\nb\n",
    wanted: "a\nc\n",
    want: "update",
    manifest: "update",
  });
  expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(changes[0]?.after)).toBe("\ufeffa\r\nc\r\n");
});

test("a manifest that was only formatted is not written", () => {
  const disk = memoryDisk({ [`/host/${path}`]: "a\n" });
  const recorded = {
    generator: "entity",
    item: "Author",
    input: "shop.yaml",
    hash: textHash(new TextEncoder().encode("a\n")),
  };
  const text = JSON.stringify({ files: { [path]: recorded }, inputs: ["shop.yaml"], version: 1 }, null, 4).replaceAll(
    "\n",
    "\r\n",
  );
  disk.makeFolder("/host/.tenon");
  disk.create(manifest, new TextEncoder().encode(text));
  expect(operations(plan({ disk, root: "/host" }, { [path]: "a\n" }))).toEqual([`unchanged ${path}`]);
});
