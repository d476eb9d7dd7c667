import { type Comparison, compare } from "../../generators/files/compare/compare.ts";
import type { CompareOptions } from "../../generators/files/compare/compare-options.ts";
import type { Site } from "../../generators/files/disk/disk.ts";
import { fileTree } from "../../generators/files/disk/file-tree.ts";
import { readManifest } from "../../generators/files/manifest/manifest.ts";
import { recover } from "../../generators/files/write/recover.ts";
import { write } from "../../generators/files/write/write.ts";
import { render } from "../../generators/flow/render.ts";
import { wholeText } from "../../generators/render/render.ts";
import { withoutOwnState } from "./own-state.ts";

export type Texts = Readonly<Record<string, string>>;

/** The rules of a comparison, with the input of the files where it is not the first one. */
interface PlanOptions extends Partial<CompareOptions> {
  readonly input?: string | undefined;
  /** The item of the files; empty for shared files, each from a generator of its own. */
  readonly item?: string;
}

/** Compares a tree of texts from one input with the disk. */
export function plan(site: Site, texts: Texts, options: PlanOptions = {}): Comparison {
  const { inputs = ["shop.yaml"], item = "Author" } = options;
  const input = "input" in options ? options.input : inputs[0];
  const manifest = readManifest(site);
  if (!manifest.ok) return { changes: [], moves: new Map(), records: [], diagnostics: manifest.diagnostics };
  const generatorOf = (path: string) => (item === "" ? path : "entity");
  const tree = fileTree(Object.keys(texts).map((path) => ({ path, generator: generatorOf(path), item, input })));
  const rendered = render(tree.values(), ({ path }) => ({
    ok: true,
    value: wholeText(texts[path] ?? ""),
    diagnostics: [],
  }));
  const compared = compare(site, {
    tree,
    rendered,
    manifest: manifest.value,
    options: { ...options, inputs },
  });
  return compared.ok
    ? compared.value
    : { changes: [], moves: new Map(), records: [], diagnostics: compared.diagnostics };
}

/** Runs a whole graft and returns the names of the diagnostics that stopped it. */
export function graft(site: Site, texts: Texts, options: PlanOptions = {}): readonly string[] {
  const left = recover(site);
  if (left.length > 0) return left.map(({ code }) => code);
  const { changes, records, diagnostics } = plan(site, texts, options);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) return errors.map(({ code }) => code);
  const written = write(site, [...changes, ...records]);
  return written.ok ? [] : written.diagnostics.map(({ code }) => code);
}

/** Returns the files of a disk without the records of Tenon, but for the head of the manifest. */
export function withoutRecords(texts: Texts): Texts {
  const shared = Object.entries(withoutOwnState(texts));
  return Object.fromEntries(shared.filter(([path]) => !/\/\.tenon\/(?:manifest|base)\//.test(path)));
}

/** Returns each change as `operation path`. */
export function operations({ changes }: Comparison): readonly string[] {
  return changes.map(({ operation, path }) => `${operation} ${path}`);
}
