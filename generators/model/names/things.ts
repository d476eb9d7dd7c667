import type { ModuleDecl } from "../ast.ts";
import type { Name } from "../ast-node.ts";
import type { ContextSymbols, TypeSymbol } from "../bind/symbols.ts";
import { ofKind } from "../items.ts";
import type { DeclaredType } from "../type.ts";
import type { DeclaringNode, Thing, ThingKind } from "./thing.ts";

/** The things of a model, each made when it is first asked for. */
export class Things {
  private readonly contexts: ReadonlyMap<string, ContextSymbols>;
  private readonly byDeclaration = new Map<Name, Thing>();
  private readonly byKey = new Map<string, Thing>();
  private readonly shared = new Map<Name, Name>();

  constructor(contexts: ReadonlyMap<string, ContextSymbols>) {
    this.contexts = contexts;
  }

  /** Returns the thing that one name declares. */
  declared(name: Name, kind: ThingKind, { context, node }: Place): Thing {
    const key = this.shared.get(name) ?? name;
    const known = this.byDeclaration.get(key);
    if (known !== undefined) return known;
    const thing = { kind, text: name.text, context, declarations: [key], node };
    this.byDeclaration.set(key, thing);
    return thing;
  }

  /** Makes one name declare the thing of another: a parameter that sets the field of its name is one thing with it. */
  share(name: Name, other: Name): void {
    if (name !== other) this.shared.set(name, other);
  }

  /** Returns the thing of a declared type, also in another context; undefined if nothing declares it. */
  ofType(type: DeclaredType): Thing | undefined {
    const home = this.contexts.get(type.context);
    const symbol = home?.typeByName.get(type.name);
    if (symbol !== undefined) return this.ofSymbol(symbol);
    return type.kind === "identity" ? this.ofIdentity(type) : undefined;
  }

  ofSymbol({ decl, type }: TypeSymbol): Thing {
    return this.declared(decl.name, decl.kind, { context: type.context, node: decl });
  }

  /** Returns the thing of a generated identity, which all entities of its context with that identity declare. */
  ofIdentity({ context, name }: Pick<DeclaredType, "context" | "name">): Thing {
    const entities = this.contexts.get(context)?.entities ?? [];
    return this.keyed(`identity ${context}.${name}`, () => {
      const owners = entities.filter(({ decl }) => decl.identity.text === name);
      const declarations = owners.map(({ decl }) => decl.identity);
      return { kind: "identity", text: name, context, declarations, node: owners[0]?.decl };
    });
  }

  /** Returns the thing of a context; its parts declare it together. */
  ofContext(name: string): Thing | undefined {
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

  /** Returns the thing of a module by its path; its parts declare it together. */
  ofModule(context: string, path: readonly string[]): Thing {
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

  /** Returns the thing of a word of the language. */
  word(text: string): Thing {
    const thing = { kind: "word", text, context: undefined, declarations: [], node: undefined } as const;
    return this.keyed(`word ${text}`, () => thing);
  }

  private keyed(key: string, make: () => Thing): Thing {
    const known = this.byKey.get(key) ?? make();
    this.byKey.set(key, known);
    return known;
  }
}

interface Place {
  readonly context: string;
  readonly node: DeclaringNode | undefined;
}
