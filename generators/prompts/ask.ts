/** A question whose answer is a line of text. */
export interface TextQuestion {
  readonly message: string;
  /** The meaning of an empty line; absent if it has none. */
  readonly initial?: string;
  /** Returns the fault of an answer; undefined if it is valid. Called after every key. */
  readonly fault: (answer: string) => string | undefined;
  /** Describes the effect of a valid answer. */
  readonly preview?: (answer: string) => string;
}

export interface Choice<T> {
  readonly name: string;
  readonly value: T;
  /** Shown while the cursor is on the choice. */
  readonly description?: string;
}

/** A question whose answer is a choice. */
export interface SelectQuestion<T> {
  readonly message: string;
  readonly choices: readonly Choice<T>[];
  readonly initial?: T;
}

/** A question whose answer is any number of choices. */
export type ChecksQuestion<T> = Pick<SelectQuestion<T>, "message" | "choices">;

/** The person who answers: at a terminal, or a test. Spec: command-line, Questions. */
export interface Ask {
  readonly text: (question: TextQuestion) => Promise<string>;
  readonly select: <T>(question: SelectQuestion<T>) => Promise<T>;
  readonly checks: <T>(question: ChecksQuestion<T>) => Promise<readonly T[]>;
  readonly confirm: (message: string, initial: boolean) => Promise<boolean>;
  /** Shows text between two questions. */
  readonly tell: (text: string) => void;
}

/** The end of a dialogue by Ctrl-C or a closed terminal. */
export class Cancelled extends Error {
  constructor() {
    super("Cancelled.");
    this.name = "Cancelled";
  }
}

/** True for a cancelled dialogue. Compares by name: prompts are a separate bundle with a copy of the class. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && error.name === "Cancelled";
}
