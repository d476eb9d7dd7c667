import { isRecord } from "../../text/json-text.ts";

/** Marks a value that no shape accepts. */
export const unfit: unique symbol = Symbol("unfit");

/** The form of a value in JSON. `null` and an absent key stand for the usual value: false, nothing or none. */
export interface Shape<T> {
  readonly write: (value: T) => unknown;
  readonly read: (json: unknown) => T | typeof unfit;
}

/** A text that matches an expression. */
export function text<T extends string = string>(allowed?: RegExp): Shape<T> {
  const isFit = (json: unknown): json is T => typeof json === "string" && allowed?.test(json) !== false;
  return { write: (value) => value, read: (json) => (isFit(json) ? json : unfit) };
}

/** True or false. */
export const flag: Shape<boolean> = {
  write: (value) => (value ? true : null),
  read: (json) => (json === true ? true : (json ?? false) === false ? false : unfit),
};

/** A value that can be missing. */
export function optional<T>({ write, read }: Shape<T>): Shape<T | undefined> {
  return {
    write: (value) => (value === undefined ? null : write(value)),
    read: (json) => (json === undefined || json === null ? undefined : read(json)),
  };
}

/** A value that can be unknown, where none is known as well. */
export function known<T>({ write, read }: Shape<T>): Shape<T | undefined> {
  return {
    write: (value) => (value === undefined ? false : write(value)),
    read: (json) => (json === false ? undefined : read(json)),
  };
}

/** A list of values. */
export function list<T>({ write, read }: Shape<T>): Shape<readonly T[]> {
  return {
    write: (values) => (values.length === 0 ? null : values.map(write)),
    read: (json) => {
      const found: T[] = [];
      if (json === undefined || json === null) return found;
      if (!Array.isArray(json)) return unfit;
      for (const one of json) {
        const value = read(one);
        if (value === unfit) return unfit;
        found.push(value);
      }
      return found;
    },
  };
}

/** Converts between a value and the one that a shape is of. */
export function mapped<From, T>(
  { write, read }: Shape<From>,
  to: (value: From) => T,
  from: (value: T) => From,
): Shape<T> {
  return {
    write: (value) => write(from(value)),
    read: (json) => {
      const value = read(json);
      return value === unfit ? unfit : to(value);
    },
  };
}

/** A set of texts, sorted. */
export function setOf(of: Shape<string>): Shape<ReadonlySet<string>> {
  return mapped(
    list(of),
    (values): ReadonlySet<string> => new Set(values),
    (values) => [...values].sort(),
  );
}

/** An object with a shape for each of its keys. */
export function record<T extends object>(shapes: { readonly [Key in keyof T]-?: Shape<T[Key]> }): Shape<T> {
  const keys = Object.keys(shapes).filter((key): key is Extract<keyof T, string> => Object.hasOwn(shapes, key));
  return {
    write: (value) => {
      const written = keys.map((key) => [key, shapes[key].write(value[key])] as const);
      return Object.fromEntries(written.filter(([, json]) => json !== null));
    },
    read: (json) => {
      if (!isRecord(json)) return unfit;
      const found: Partial<T> = {};
      for (const key of keys) {
        const value = shapes[key].read(json[key]);
        if (value === unfit) return unfit;
        found[key] = value;
      }
      // Each key of the type has been read.
      return found as T;
    },
  };
}
