import type { ModuleDecl, ParameterDecl } from "../ast.ts";
import type { Missing, Name } from "../ast-node.ts";
import type { ContextSymbols, TypeSymbol } from "../bind/symbols.ts";
import type { Part } from "../format/line-of.ts";
import { ofKind } from "../items.ts";
import type { DeclaredType } from "../type.ts";

/** The kinds of declarations, and of words, that names refer to. `word` is a name of the language itself, such as `Int` or `route`. */
export type ReferentKind =
  | TypeSymbol["decl"]["kind"]
  | ("context" | "module" | "identity" | "aggregate" | "enumMember" | "field" | "readModelField")
  | ("parameter" | "local" | "command" | "factory" | "finder" | "service" | "operation" | "usecase")
  | ("query" | "spec" | "policy" | "schedule" | "process" | "step" | "word");

/** A node that declares something to refer to. */
export type DeclaringNode = Exclude<Part, Missing> | ParameterDecl;

/** A declaration, or a word of the language, that names refer to; one object for each of a model. */
export interface Referent {
  readonly kind: ReferentKind;
  readonly text: string;
  /** The context that declares it; undefined for contexts and words of the language. */
  readonly context: string | undefined;
  /** The names that declare it, in reading order: a context has one for each part, a word none. */
  readonly declarations: readonly Name[];
  /** The first declaring node; undefined without one. */
  readonly node: DeclaringNode | undefined;
}

/** An occurrence of a name in a file. */
export interface Mention {
  readonly name: Name;
  readonly referent: Referent;
  readonly isDeclaration: boolean;
}

/** Receives every mention of a context, in no order; a name without a referent is none. */
export type OnMention = (name: Name, referent: Referent | undefined, isDeclaration?: boolean) => void;

/** The referents of a model, each made when it is first asked for. */
export class Referents {
  private readonly contexts: ReadonlyMap<string, ContextSymbols>;
  private readonly byDeclaration = new Map<Name, Referent>();
  private readonly byKey = new Map<string, Referent>();
  private readonly shared = new Map<Name, Name>();

  constructor(contexts: ReadonlyMap<string, ContextSymbols>) {
    this.contexts = contexts;
  }

  /** Returns the referent that one name declares. */
  declared(name: Name, kind: ReferentKind, { context, node }: Place): Referent {
    // The language declares a type of its own in no file.
    if (name.path === "") return this.word(name.text);
    const key = this.shared.get(name) ?? name;
    const known = this.byDeclaration.get(key);
    if (known !== undefined) return known;
    const referent = { kind, text: name.text, context, declarations: [key], node };
    this.byDeclaration.set(key, referent);
    return referent;
  }

  /** Makes one name declare the referent of another: a parameter that sets the field of its name is one referent with it. */
  share(name: Name, other: Name): void {
    if (name !== other) this.shared.set(name, other);
  }

  /** Returns the referent of a declared type, also in another context; undefined if nothing declares it. */
  ofType(type: DeclaredType): Referent | undefined {
    const home = this.contexts.get(type.context);
    const symbol = home?.typeByName.get(type.name);
    if (symbol !== undefined) return this.ofSymbol(symbol);
    return type.kind === "identity" ? this.ofIdentity(type) : undefined;
  }

  ofSymbol({ decl, type }: TypeSymbol): Referent {
    return this.declared(decl.name, decl.kind, { context: type.context, node: decl });
  }

  /** Returns the referent of a generated identity, which all entities of its context with that identity declare. */
  ofIdentity({ context, name }: Pick<DeclaredType, "context" | "name">): Referent {
    const entities = this.contexts.get(context)?.entities ?? [];
    return this.keyed(`identity ${context}.${name}`, () => {
      const owners = entities.filter(({ decl }) => decl.identity.text === name);
      const declarations = owners.map(({ decl }) => decl.identity);
      return { kind: "identity", text: name, context, declarations, node: owners[0]?.decl };
    });
  }

  /** Returns the referent of a context; its parts declare it together. */
  ofContext(name: string): Referent | undefined {
    const parts = this.contexts.get(name)?.parts;
    if (parts === undefined) return undefined;
    return this.keyed(`context ${name}`, () => ({
      kind: "context",
      text: name,
      context: undefined,
      declarations: parts.map((part) => part.name),
      node: parts[0],
    }));
  }

  /** Returns the referent of a module by its path; its parts declare it together. */
  ofModule(context: string, path: readonly string[]): Referent {
    return this.keyed(`module ${context}.${path.join(".")}`, () => {
      const parts = this.contexts.get(context)?.parts ?? [];
      type Item = (typeof parts)[number]["items"][number];
      const within = (items: readonly Item[], [first, ...rest]: readonly string[]): readonly ModuleDecl[] =>
        ofKind(items, "module")
          .filter(({ name }) => name.text === first)
          .flatMap((module) => (rest.length === 0 ? [module] : within(module.items, rest)));
      const modules = parts.flatMap(({ items }) => within(items, path));
      const declarations = modules.map((module) => module.name);
      return { kind: "module", text: path.at(-1) ?? "", context, declarations, node: modules[0] };
    });
  }

  /** Returns the referent of a word of the language. */
  word(text: string): Referent {
    const referent = { kind: "word", text, context: undefined, declarations: [], node: undefined } as const;
    return this.keyed(`word ${text}`, () => referent);
  }

  private keyed(key: string, make: () => Referent): Referent {
    const known = this.byKey.get(key) ?? make();
    this.byKey.set(key, known);
    return known;
  }
}

interface Place {
  readonly context: string;
  readonly node: DeclaringNode | undefined;
}
