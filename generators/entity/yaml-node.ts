import type { Span } from "../diagnostics/diagnostic.ts";

/** One key of a map and what stands there. */
export interface YamlEntry {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: YamlNode;
}

/** A map; its entries in the order of the file, each key once. */
export interface YamlMap {
  readonly kind: "map";
  readonly entries: ReadonlyMap<string, YamlEntry>;
  readonly span: Span;
}

/** A list. */
export interface YamlList {
  readonly kind: "list";
  readonly items: readonly YamlNode[];
  readonly span: Span;
}

/** A single value. `text` is what was written, without quotes, so that a number keeps its digits. */
export interface YamlScalar {
  readonly kind: "scalar";
  readonly value: string | number | boolean | null;
  readonly text: string;
  readonly isQuoted: boolean;
  readonly span: Span;
}

/** A YAML file as written: only maps, lists and single values, every one with its place. */
export type YamlNode = YamlMap | YamlList | YamlScalar;

/** A file that was read and is YAML. */
export interface YamlFile {
  readonly path: string;
  readonly root: YamlNode;
}
