import type { Change } from "../../generators/files/compare/change.ts";
import type { Site } from "../../generators/files/disk/disk.ts";
import { undo } from "../../generators/files/write/undo.ts";
import { type InputEdit, writeWithInput } from "../../generators/files/write/write-with-input.ts";
import { run as runTarget } from "../../generators/flow/run.ts";
import { entityCsharp } from "../../generators/flow/targets/entity-csharp.ts";
import { createContext } from "../../generators/terminal/create-context.ts";
import { csproj } from "../host/host-files.ts";
import { type MemoryDisk, memoryDisk } from "../memory-disk.ts";
import type { Texts } from "./graft.ts";

export const root = "/repo/web";
const input = "/repo/shop.yaml";
const mapping = "/repo/data/Tenon/Authors/AuthorData.g.cs";
const { templates, page, version } = createContext("/repo");

function entities(...names: readonly string[]): string {
  const lines = names.map((name) => `  ${name}: { properties: { Id: { type: int, isKey: true } } }\n`).join("");
  return `target: { database: sqlite, projects: { entity: ../entity, contracts: ../entity, data: ../data } }\ndefaults: { access: anonymous }\nentity:\n${lines}`;
}

function withReference(project: string): string {
  const reference = `<ItemGroup><ProjectReference Include="../${project}/Shop.${project}.csproj" /></ItemGroup></Project>`;
  return csproj().replace("</Project>", reference);
}

const solution: Texts = {
  "/repo/web/Shop.csproj": withReference("data"),
  "/repo/web/Program.cs": "var builder = WebApplication.CreateBuilder(args);\nvar app = builder.Build();\napp.Run();\n",
  "/repo/data/Shop.data.csproj": withReference("entity"),
  "/repo/entity/Shop.entity.csproj": csproj(),
  "/repo/Shop.slnx": "<Solution />",
};

/** The moment before a run, and the run. */
export interface Scenario {
  readonly disk: MemoryDisk;
  /** Writes, and returns the codes of the diagnostics that stopped it. The decisions are made before. */
  readonly act: (disk: Site["disk"]) => readonly string[];
}

const flags = { forget: [], restore: false, files: [input], host: root };

function decided(
  disk: MemoryDisk,
  options: { readonly prune?: boolean; readonly wires?: boolean; readonly edits?: readonly InputEdit[] },
) {
  const request = { ...flags, prune: false, ...options, dryRun: true };
  const outcome = runTarget(entityCsharp, request, { disk, templates, page, version });
  const { diagnostics } = outcome;
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  const changes = [...outcome.changes, ...outcome.records];
  return changes.filter(({ path }) => `${root}/${path}` !== input && path !== "../shop.yaml");
}

const scope = ["../data", "../entity"];

function codesOf({ diagnostics }: Pick<ReturnType<typeof undo>, "diagnostics">): readonly string[] {
  return diagnostics.map(({ code }) => code);
}

function writing(changes: readonly Change[], edits: readonly InputEdit[] = []): Scenario["act"] {
  return (disk) => codesOf(writeWithInput({ disk, root, scope }, changes, edits));
}

/** Writes a run without a fault. */
function grafted(disk: MemoryDisk, text: string, options: Parameters<typeof decided>[1] = {}): MemoryDisk {
  disk.remove(input);
  disk.create(input, new TextEncoder().encode(text));
  const codes = writing(decided(disk, options))(disk);
  if (codes.length > 0) throw new Error(codes.join());
  return disk;
}

const three = entities("Author", "Post", "Tag");
const other = entities("Author", "Post", "Novel");
const start = (text: string) => memoryDisk({ ...solution, [input]: text });

function graftOf(disk: MemoryDisk, text: string, options: Parameters<typeof decided>[1]): Scenario {
  disk.remove(input);
  disk.create(input, new TextEncoder().encode(text));
  return { disk, act: writing(decided(disk, options)) };
}

function editsOf(disk: MemoryDisk, texts: Texts): Scenario {
  const edits = Object.entries(texts).map(([path, text]): InputEdit => {
    return { path, before: disk.read(path), after: new TextEncoder().encode(text), reason: "" };
  });
  return { disk, act: writing(decided(disk, { prune: true, edits }), edits) };
}

/** The runs that every fault is tried on. */
export const scenarios: Readonly<Record<string, () => Scenario>> = {
  "creates three entities in three projects": () => graftOf(start(three), three, {}),
  "creates three entities and wires the host": () => graftOf(start(three), three, { wires: true }),
  "updates, creates and prunes": () => graftOf(grafted(start(three), three), other, { prune: true }),
  "merges an edit with a new output": () => {
    const disk = grafted(start(three), three);
    const edited = new TextDecoder().decode(disk.read(mapping));
    disk.remove(mapping);
    disk.create(mapping, new TextEncoder().encode(`${edited}// mine\n`));
    return graftOf(disk, three.replace("Author: { properties: {", "Author: { properties: { Age: { type: int? },"), {});
  },
  "edits two entity files beside the host": () => {
    const disk = grafted(start(three), three);
    disk.create("/repo/more.yaml", new TextEncoder().encode("# more\n"));
    return editsOf(disk, { [input]: other, "/repo/more.yaml": "# less\n" });
  },
  "takes back a run that updated and pruned": () => {
    const disk = grafted(grafted(start(three), three), other, { prune: true });
    return { disk, act: (faulty) => codesOf(undo({ disk: faulty, root }, { dryRun: false })) };
  },
  "takes back the first run, with its wiring": () => {
    const disk = grafted(start(three), three, { wires: true });
    return { disk, act: (faulty) => codesOf(undo({ disk: faulty, root }, { dryRun: false })) };
  },
};
