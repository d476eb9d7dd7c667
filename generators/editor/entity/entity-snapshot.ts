import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { sortDiagnostics } from "../../diagnostics/diagnostic.ts";
import { checks } from "../../entity/check/index.ts";
import { checkSchema, type FormedFile } from "../../entity/check-schema.ts";
import type { Declared } from "../../entity/declaration.ts";
import { noHost } from "../../entity/no-host.ts";
import { readEntityFile } from "../../entity/read-entity-file.ts";
import { declaredIn } from "../../entity/validate.ts";
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
  /** The declarations of the files whose form is right. */
  readonly declared: () => Declared;
  private readonly formed: () => readonly FormedFile[];

  constructor(sources: readonly Source[]) {
    this.sources = sources;
    this.formed = once(() => sources.flatMap(formedOf));
    this.declared = once(() => declaredIn(this.formed(), noHost));
  }

  isOf(sources: readonly Source[]): boolean {
    return (
      sources.length === this.sources.length &&
      sources.every(({ path, text }, at) => this.sources[at]?.path === path && this.sources[at]?.text === text)
    );
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

  /** The diagnostics of meaning. A file of wrong form has those of the schema, which a YAML server shows, and hides the rest as a run does. */
  get diagnostics(): readonly Diagnostic[] {
    if (this.formed().length < this.sources.length) return [];
    const declared = this.declared();
    return sortDiagnostics(checks.flatMap((check) => check(declared)));
  }
}

function formedOf({ path, text }: Source): readonly FormedFile[] {
  const read = readEntityFile({ path, bytes: new TextEncoder().encode(text) });
  const formed = read.ok ? checkSchema(read.value) : undefined;
  return formed?.ok ? [formed.value] : [];
}
