import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Declared } from "../../entity/declaration.ts";
import { noHost } from "../../entity/host/no-host.ts";
import { declaredIn, declareRead } from "../../entity/validate.ts";
import { readEntityFile } from "../../entity/yaml/read-entity-file.ts";
import type { YamlMap } from "../../entity/yaml/yaml-node.ts";
import { once } from "../../text/once.ts";
import { TextIndex } from "../text-index.ts";

interface Source {
  readonly path: string;
  readonly text: string;
}

/** The entity files of one run at one moment. */
export class EntitySnapshot {
  private readonly sources: readonly Source[];
  private readonly indexes = new Map<string, TextIndex>();
  /** The trees by path, of the files that are YAML. */
  readonly trees: () => ReadonlyMap<string, YamlMap>;
  /** The declarations in the trees, whether their form is right or not. */
  readonly declared: () => Declared;
  private readonly found: () => readonly Diagnostic[];

  constructor(sources: readonly Source[]) {
    this.sources = sources;
    const read = once(() =>
      sources.map(({ path, text }) => readEntityFile({ path, bytes: new TextEncoder().encode(text) })),
    );
    const maps = once(() =>
      read().flatMap((file) =>
        file.ok && file.value.root.kind === "map" ? [{ path: file.value.path, root: file.value.root }] : [],
      ),
    );
    this.trees = once(() => new Map(maps().map(({ path, root }) => [path, root])));
    this.declared = once(() => declaredIn(maps(), noHost));
    this.found = once(() => declareRead(read(), noHost).diagnostics);
  }

  isOf(sources: readonly Source[]): boolean {
    return (
      sources.length === this.sources.length &&
      sources.every(({ path, text }, at) => this.sources[at]?.path === path && this.sources[at]?.text === text)
    );
  }

  /** Returns the files with other texts. */
  with(textOf: (path: string, text: string) => string): EntitySnapshot {
    return new EntitySnapshot(this.sources.map(({ path, text }) => ({ path, text: textOf(path, text) })));
  }

  get paths(): readonly string[] {
    return this.sources.map(({ path }) => path);
  }

  text(path: string): string {
    return this.sources.find((source) => source.path === path)?.text ?? "";
  }

  index(path: string): TextIndex {
    const known = this.indexes.get(path) ?? new TextIndex(this.text(path));
    this.indexes.set(path, known);
    return known;
  }

  /** The diagnostics that a run without a host gives. */
  get diagnostics(): readonly Diagnostic[] {
    return this.found();
  }
}
