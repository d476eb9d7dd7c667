import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Result } from "../../diagnostics/result.ts";
import type { ModelFile } from "../../model/ast.ts";
import { declareContexts } from "../../model/bind/declare-contexts.ts";
import { neighboursOf, relationsIn } from "../../model/bind/neighbours.ts";
import type { ContextSymbols, PartScope } from "../../model/bind/symbols.ts";
import type { Model } from "../../model/ir.ts";
import { ofKind } from "../../model/items.ts";
import { type ContextMentions, mapMentions, mentionsOf } from "../../model/names/mentions.ts";
import type { Mention, Referent } from "../../model/names/referents.ts";
import { Referents } from "../../model/names/referents.ts";
import type { ModelSource } from "../../model/parse/lex.ts";
import { type CheckedModel, recheck } from "../../model/recheck/recheck.ts";
import type { Observation } from "../../model/typing/typer.ts";
import { compileModel } from "../../model/validate.ts";
import { once } from "../../text/once.ts";
import { TextIndex } from "../text-index.ts";

/** A model of some files at one moment. Its parts are found when they are first asked for, and also for texts with mistakes. */
export class ModelSnapshot {
  readonly checked: CheckedModel;
  readonly bound: () => BoundModel;
  /** The model without syntax. */
  readonly model: () => Result<Model>;
  private readonly indexes = new Map<string, TextIndex>();
  private readonly byPath = new Map<string, readonly Mention[]>();
  private readonly byContext = new Map<string, ContextMentions>();
  private readonly inMaps: () => readonly Mention[];

  /** Checks the files. An earlier snapshot has the results of what is unchanged. */
  constructor(sources: readonly ModelSource[], previous?: ModelSnapshot) {
    this.checked = recheck(sources, previous?.checked);
    this.model = once(() => compileModel(sources).result);
    const files = [...this.checked.parsed.values()].map(({ parsed }) => parsed.file);
    this.bound = once(() => bind(files, this.checked.contexts));
    this.inMaps = once(() => {
      const { contexts, referents } = this.bound();
      return mapMentions(
        files.flatMap(({ maps }) => maps),
        contexts,
        referents,
      );
    });
  }

  /** True if the snapshot is of exactly these files. */
  isOf(sources: readonly ModelSource[]): boolean {
    const { parsed } = this.checked;
    return sources.length === parsed.size && sources.every(({ path, text }) => parsed.get(path)?.text === text);
  }

  get diagnostics(): readonly Diagnostic[] {
    return this.checked.diagnostics;
  }

  get paths(): readonly string[] {
    return [...this.checked.parsed.keys()];
  }

  file(path: string): ModelFile | undefined {
    return this.checked.parsed.get(path)?.parsed.file;
  }

  text(path: string): string {
    return this.checked.parsed.get(path)?.text ?? "";
  }

  index(path: string): TextIndex {
    const known = this.indexes.get(path) ?? new TextIndex(this.text(path));
    this.indexes.set(path, known);
    return known;
  }

  /** Lists the mentions in a file by position. */
  mentionsIn(path: string): readonly Mention[] {
    const known = this.byPath.get(path) ?? this.findMentions(path);
    this.byPath.set(path, known);
    return known;
  }

  private findMentions(path: string): readonly Mention[] {
    const found = [...this.contextsIn(path).flatMap((name) => this.context(name).mentions), ...this.inMaps()];
    return found.filter(({ name }) => name.path === path).sort((one, other) => one.name.start - other.name.start);
  }

  /** Lists the typed expressions in a file, inner ones first. */
  observationsIn(path: string): readonly Observation[] {
    return this.contextsIn(path)
      .flatMap((name) => this.context(name).observations)
      .filter(({ expression }) => expression.span.path === path);
  }

  /** Returns the mention at an offset, or directly before it. */
  mentionAt(path: string, offset: number): Mention | undefined {
    return this.mentionsIn(path).find(({ name }) => name.start <= offset && offset <= name.end);
  }

  /** Lists every mention of a referent by file and position. */
  mentionsOf(referent: Referent): readonly Mention[] {
    // A referent is mentioned by its name alone, so that other contexts are not looked at.
    const named = this.paths.filter((path) => this.text(path).toLowerCase().includes(referent.text.toLowerCase()));
    return named.flatMap((path) => this.mentionsIn(path).filter((mention) => mention.referent === referent));
  }

  /** Returns the scope of a context. */
  scopeOf(name: string): PartScope | undefined {
    const { contexts, neighbours } = this.bound();
    const context = contexts.get(name);
    return context && { context, part: context, contexts, neighbours };
  }

  /** Lists the contexts that have a part in a file. */
  contextsIn(path: string): readonly string[] {
    const contexts = ofKind(this.file(path)?.contexts ?? [], "context");
    return [...new Set(contexts.map(({ name }) => name.text))];
  }

  private context(name: string): ContextMentions {
    const scope = this.scopeOf(name);
    const known = this.byContext.get(name);
    if (known !== undefined || scope === undefined) return known ?? { mentions: [], observations: [] };
    const found = mentionsOf(scope, this.bound().referents);
    this.byContext.set(name, found);
    return found;
  }
}

interface BoundModel extends Pick<PartScope, "contexts" | "neighbours"> {
  readonly referents: Referents;
}

/** Binds files, with or without syntax errors. */
export function bind(
  files: readonly ModelFile[],
  earlier: ReadonlyMap<string, ContextSymbols> | undefined,
): BoundModel {
  const contexts = declareContexts(files, earlier);
  return { contexts, neighbours: neighboursOf(contexts, relationsIn(files)), referents: new Referents(contexts) };
}
