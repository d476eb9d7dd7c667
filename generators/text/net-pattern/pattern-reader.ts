/** The groups that references of a pattern can name. */
interface Groups {
  readonly numbers: ReadonlySet<number>;
  readonly names: ReadonlySet<string>;
}

const GREATEST_NUMBER = 2_147_483_647;
const wordCharacter = /^[\p{L}\p{Mn}\p{Nd}\p{Pc}\u200c\u200d]$/u;

/** True for characters of names, which escapes treat as letters. */
export function isWordCharacter(character: string): boolean {
  return wordCharacter.test(character);
}

/** A cursor in a pattern, with the groups declared so far. */
export class PatternReader {
  readonly text: string;
  /** Undefined during the first pass, which collects the groups and accepts every reference. */
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

  /** Returns the character at an offset; empty after the end. */
  peek(offset = 0): string {
    return this.text[this.at + offset] ?? "";
  }

  next(): string {
    const character = this.peek();
    this.at += 1;
    return character;
  }

  /** Consumes a text if it comes next. */
  take(text: string): boolean {
    const isHere = this.text.startsWith(text, this.at);
    if (isHere) this.at += text.length;
    return isHere;
  }

  /** Consumes and returns the characters for which the test holds. */
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

  /** Numbers the plain groups first; named groups take the next free numbers. */
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

/** The exception that ends the reading of a pattern; `patternFault` catches it. */
export class PatternFault extends Error {}
