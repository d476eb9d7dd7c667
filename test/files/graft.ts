import { type Comparison, compare } from "../../generators/files/compare.ts";
import type { CompareOptions } from "../../generators/files/compare-options.ts";
import type { Site } from "../../generators/files/disk.ts";
import { fileTree } from "../../generators/files/file-tree.ts";
import { readManifest } from "../../generators/files/manifest.ts";
import { recover } from "../../generators/files/recover.ts";
import { write } from "../../generators/files/write.ts";
import { render } from "../../generators/flow/render.ts";

export type Texts = Readonly<Record<string, string>>;

/** Compares a tree of texts from one input with the disk. */
export function plan(site: Site, texts: Texts, options: Partial<CompareOptions> = {}): Comparison {
  const input = options.inputs?.[0] ?? "shop.yaml";
  const manifest = readManifest(site);
  if (!manifest.ok) return { changes: [], diagnostics: manifest.diagnostics };
  const tree = fileTree(Object.keys(texts).map((path) => ({ path, generator: "entity", item: "Author", input })));
  const rendered = render(tree.values(), ({ path }) => ({ ok: true, value: texts[path] ?? "", diagnostics: [] }));
  const compared = compare(site, {
    tree,
    rendered,
    manifest: manifest.value,
    options: { inputs: [input], ...options },
  });
  return compared.ok ? compared.value : { changes: [], diagnostics: compared.diagnostics };
}

/** Runs a whole graft and returns the names of the diagnostics that stopped it. */
export function graft(site: Site, texts: Texts, options: Partial<CompareOptions> = {}): readonly string[] {
  const left = recover(site);
  if (left.length > 0) return left.map(({ code }) => code);
  const { changes, diagnostics } = plan(site, texts, options);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) return errors.map(({ code }) => code);
  const written = write(site, changes);
  return written.ok ? [] : written.diagnostics.map(({ code }) => code);
}

/** Returns each change as `operation path`. */
export function operations({ changes }: Comparison): readonly string[] {
  return changes.map(({ operation, path }) => `${operation} ${path}`);
}
