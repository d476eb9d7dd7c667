/** The groups that references of a pattern can name. */
interface Groups {
  readonly numbers: ReadonlySet<number>;
  readonly names: ReadonlySet<string>;
}

const GREATEST_NUMBER = 2_147_483_647;

// .NET sees a letter beyond 16 bits as two characters, which are no part of a name.
const word = /(?:(?![\u{10000}-\u{10ffff}])[\p{L}\p{Mn}\p{Nd}\p{Pc}\u200c\u200d])*/uy;

/** A cursor in a pattern, with the groups declared so far. Its forms are sticky regular expressions. */
export class PatternReader {
  /** Undefined during the first pass, which collects the groups and accepts every reference. */
  readonly groups: Groups | undefined;
  at = 0;
  private readonly text: string;
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

  /** Returns the match of a form that comes next. */
  sees(form: RegExp): RegExpExecArray | undefined {
    form.lastIndex = this.at;
    return form.exec(this.text) ?? undefined;
  }

  /** Consumes the match of a form that comes next. */
  take(form: RegExp): RegExpExecArray | undefined {
    const found = this.sees(form);
    this.at += found?.[0].length ?? 0;
    return found;
  }

  /** Consumes any one character; empty after the end. */
  takeCharacter(): string {
    return this.take(/./sy)?.[0] ?? "";
  }

  /** Consumes the characters of a name, which escapes treat as letters; may be empty. */
  takeWord(): string {
    return this.take(word)?.[0] ?? "";
  }

  /** Consumes the name or number of a group; may be empty. */
  takeGroup(): string | number {
    const digits = this.take(/\d+/y);
    return digits === undefined ? this.takeWord() : this.numberOf(digits[0]);
  }

  numberOf(digits: string): number {
    const number = Number(digits);
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
