import { type Comparison, compare } from "../../generators/files/compare.ts";
import type { CompareOptions } from "../../generators/files/compare-options.ts";
import type { Site } from "../../generators/files/disk.ts";
import { fileTree } from "../../generators/files/file-tree.ts";
import { readManifest } from "../../generators/files/manifest.ts";
import { recover } from "../../generators/files/recover.ts";
import { write } from "../../generators/files/write.ts";

export type Texts = Readonly<Record<string, string>>;

/** What a run would do for a tree of these texts, all from one input. */
export function plan(site: Site, texts: Texts, options: Partial<CompareOptions> = {}): Comparison {
  const input = options.inputs?.[0] ?? "shop.yaml";
  const manifest = readManifest(site);
  if (!manifest.ok) return { changes: [], diagnostics: manifest.diagnostics };
  const tree = fileTree(
    Object.entries(texts).map(([path, text]) => [
      path,
      { text: () => text, generator: "entity", item: "Author", input },
    ]),
  );
  return compare(site, { tree, manifest: manifest.value, options: { inputs: [input], ...options } });
}

/** A whole run, as the pipeline makes it: the names of what stopped it, or nothing. */
export function graft(site: Site, texts: Texts, options: Partial<CompareOptions> = {}): readonly string[] {
  const left = recover(site);
  if (left.length > 0) return left.map(({ code }) => code);
  const { changes, diagnostics } = plan(site, texts, options);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (errors.length > 0) return errors.map(({ code }) => code);
  const written = write(site, changes);
  return written.ok ? [] : written.diagnostics.map(({ code }) => code);
}

/** Each change as `operation path`. */
export function operations({ changes }: Comparison): readonly string[] {
  return changes.map(({ operation, path }) => `${operation} ${path}`);
}
