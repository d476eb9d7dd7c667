import { PatternFault } from "./pattern-fault.ts";

/** The groups of a pattern that references can mean. */
export interface Groups {
  readonly numbers: ReadonlySet<number>;
  readonly names: ReadonlySet<string>;
}

const GREATEST_NUMBER = 2_147_483_647;
const wordCharacter = /^[\p{L}\p{Mn}\p{Nd}\p{Pc}\u200c\u200d]$/u;

/** Tells whether names, and the letters that escapes are not made of, can have a character. */
export function isWordCharacter(character: string): boolean {
  return wordCharacter.test(character);
}

/** A place in a pattern, with what has been declared so far. */
export class PatternReader {
  readonly text: string;
  /** Undefined while the groups are being collected: then every reference is believed. */
  readonly groups: Groups | undefined;
  at = 0;
  private plainGroups = 0;
  private readonly numbers = new Set<number>([0]);
  private readonly names = new Set<string>();

  constructor(text: string, groups: Groups | undefined) {
    this.text = text;
    this.groups = groups;
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** The character here, or some places on; empty behind the end. */
  peek(offset = 0): string {
    return this.text[this.at + offset] ?? "";
  }

  next(): string {
    const character = this.peek();
    this.at += 1;
    return character;
  }

  /** Passes over a text if it stands here. */
  take(text: string): boolean {
    const isHere = this.text.startsWith(text, this.at);
    if (isHere) this.at += text.length;
    return isHere;
  }

  /** Passes over as many characters as a test holds for, and gives them. */
  takeWhile(holds: (character: string) => boolean): string {
    const start = this.at;
    while (!this.isAtEnd && holds(this.peek())) this.at += 1;
    return this.text.slice(start, this.at);
  }

  takeNumber(): number {
    const number = Number(this.takeWhile((character) => /^\d$/.test(character)));
    return number > GREATEST_NUMBER ? this.fail("a number is too large") : number;
  }

  fail(reason: string): never {
    throw new PatternFault(reason);
  }

  declareGroup(name?: string | number): void {
    if (name === undefined) this.plainGroups += 1;
    else if (typeof name === "number") this.numbers.add(name);
    else this.names.add(name);
  }

  /** Plain groups are counted first, and named ones take the numbers that are free behind them. */
  declaredGroups(): Groups {
    const numbers = new Set(this.numbers);
    for (let plain = 1; plain <= this.plainGroups; plain++) numbers.add(plain);
    let free = this.plainGroups + 1;
    for (const _name of this.names) {
      while (numbers.has(free)) free += 1;
      numbers.add(free);
    }
    return { numbers, names: this.names };
  }

  hasGroup(group: string | number): boolean {
    if (this.groups === undefined) return true;
    return typeof group === "number" ? this.groups.numbers.has(group) : this.groups.names.has(group);
  }
}
