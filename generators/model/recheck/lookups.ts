import type { ContextSymbols, Neighbours, Scope } from "../bind/symbols.ts";

/** All contexts, with their relations. */
export type Surroundings = Pick<Scope, "contexts" | "neighbours">;

/** Asks again. Returns true if the answer is the same. */
export type Lookup = (now: Surroundings) => boolean;

type Observe = (lookup: Lookup) => void;

/** Returns contexts that report each look-up in them, once. */
export function observed({ contexts, neighbours }: Surroundings, observe: Observe): Surroundings {
  const { relationsOf, visible, identities } = neighbours;
  return {
    // A context is another object after each change of it, but its own look-ups are observed.
    contexts: new ObservedMap(
      contexts,
      (now) => now.contexts,
      observe,
      (context) => observedContext(context, observe),
    ),
    neighbours: {
      relationsOf: new ObservedMap(relationsOf, (now) => now.neighbours.relationsOf, observe),
      visible: new ObservedMap(
        visible,
        (now) => now.neighbours.visible,
        observe,
        (types, name) => new ObservedMap(types, (now) => now.neighbours.visible.get(name), observe),
      ),
      get identities(): Neighbours["identities"] {
        observe(asks((now) => [...now.neighbours.identities], [...identities]));
        return identities;
      },
    },
  };
}

function observedContext(context: ContextSymbols, observe: Observe): ContextSymbols {
  const shown = new Map<PropertyKey, unknown>();
  const show = (key: keyof ContextSymbols): unknown => {
    const value = context[key];
    if (value instanceof Map) return new ObservedMap<unknown, unknown>(value, tableOf(context.name, key), observe);
    observe(asks(listOf(context.name, key), value));
    return value;
  };
  return new Proxy(context, {
    get: (_, key) => {
      if (!shown.has(key) && isKeyOf(context, key)) shown.set(key, show(key));
      return shown.get(key);
    },
  });
}

function isKeyOf(context: ContextSymbols, key: PropertyKey): key is keyof ContextSymbols {
  return key in context;
}

// Look-ups are made here, outside of functions that know a context: each would keep that version of it.

function asks(find: (now: Surroundings) => unknown, answer: unknown): Lookup {
  return (now) => isSame(find(now), answer);
}

function asksAll<K>(find: (now: Surroundings) => Table<K, unknown>, answers: ReadonlyMap<K, unknown>): Lookup {
  return (now) => {
    const table = find(now);
    for (const [key, answer] of answers) if (!isSame(answerOf(table?.get(key), answer), answer)) return false;
    return true;
  };
}

function keysOf<K>(find: (now: Surroundings) => Table<K, unknown>): (now: Surroundings) => readonly K[] {
  return (now) => [...(find(now)?.keys() ?? [])];
}

function listOf(name: string, key: keyof ContextSymbols): (now: Surroundings) => unknown {
  return (now) => now.contexts.get(name)?.[key];
}

function tableOf(name: string, key: keyof ContextSymbols): (now: Surroundings) => Table<unknown, unknown> {
  return (now) => {
    const value = now.contexts.get(name)?.[key];
    return value instanceof Map ? value : undefined;
  };
}

type Table<K, V> = ReadonlyMap<K, V> | undefined;

/** The answer that a value is in itself observed. */
const present = Symbol("present");

function answerOf(value: unknown, earlier: unknown): unknown {
  return earlier === present && value !== undefined ? present : value;
}

/** A table that reports what is looked up in it. */
class ObservedMap<K, V> implements ReadonlyMap<K, V> {
  private readonly table: ReadonlyMap<K, V>;
  private readonly find: (now: Surroundings) => Table<K, V>;
  private readonly observe: Observe;
  /** Observes what is looked up in a value; undefined for values that are compared. */
  private readonly show: ((value: V, key: K) => V) | undefined;
  private readonly shown = new Map<K, V | undefined>();
  private readonly answers = new Map<K, unknown>();

  constructor(
    table: ReadonlyMap<K, V>,
    find: (now: Surroundings) => Table<K, V>,
    observe: Observe,
    show?: (value: V, key: K) => V,
  ) {
    this.table = table;
    this.find = find;
    this.observe = observe;
    this.show = show;
  }

  get(key: K): V | undefined {
    if (!this.shown.has(key)) {
      if (this.shown.size === 0) this.observe(asksAll(this.find, this.answers));
      const value = this.table.get(key);
      const isCompared = value === undefined || this.show === undefined;
      this.shown.set(key, isCompared ? value : this.show?.(value, key));
      this.answers.set(key, isCompared ? value : present);
    }
    return this.shown.get(key);
  }

  has(key: K): boolean {
    return this.get(key) !== undefined;
  }

  get size(): number {
    return [...this.keys()].length;
  }

  keys(): MapIterator<K> {
    this.observe(asks(keysOf(this.find), [...this.table.keys()]));
    return this.table.keys();
  }

  entries(): MapIterator<[K, V]> {
    const all = new Map<K, V>();
    for (const key of this.keys()) {
      const value = this.get(key);
      if (value !== undefined) all.set(key, value);
    }
    return all.entries();
  }

  values(): MapIterator<V> {
    return new Map(this.entries()).values();
  }

  [Symbol.iterator](): MapIterator<[K, V]> {
    return this.entries();
  }

  forEach(call: (value: V, key: K, map: ReadonlyMap<K, V>) => void): void {
    for (const [key, value] of this.entries()) call(value, key, this);
  }
}

/** True for equal answers: lists are their items, and types are values. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, index) => isSame(item, other[index]))
    );
  if (!(isType(one) && isType(other))) return false;
  return one.kind === other.kind && one.name === other.name && one.context === other.context;
}

interface NamedType {
  readonly kind: unknown;
  readonly name: unknown;
  readonly context: unknown;
}

function isType(value: unknown): value is NamedType {
  return typeof value === "object" && value !== null && "kind" in value && "name" in value && "context" in value;
}
