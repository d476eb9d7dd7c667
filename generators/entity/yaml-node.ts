import type { Span } from "../diagnostics/diagnostic.ts";

export interface YamlEntry {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: YamlNode;
}

/** A map with unique keys in file order. */
export interface YamlMap {
  readonly kind: "map";
  readonly entries: ReadonlyMap<string, YamlEntry>;
  readonly span: Span;
}

export interface YamlList {
  readonly kind: "list";
  readonly items: readonly YamlNode[];
  readonly span: Span;
}

/** A scalar. `text` is the source without quotes, so that a number keeps its digits. */
export interface YamlScalar {
  readonly kind: "scalar";
  readonly value: string | number | boolean | null;
  readonly text: string;
  readonly isQuoted: boolean;
  readonly span: Span;
}

/** A node of a YAML file, with its span. */
export type YamlNode = YamlMap | YamlList | YamlScalar;

export interface YamlFile {
  readonly path: string;
  readonly root: YamlNode;
}
