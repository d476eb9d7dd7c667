/** A question that is answered with a line of text. */
export interface TextQuestion {
  readonly message: string;
  /** What an empty line means; absent where it means nothing. */
  readonly initial?: string;
  /** What is wrong with an answer; undefined for one that can be taken. Asked after every key. */
  readonly fault: (answer: string) => string | undefined;
  /** What follows from an answer that can be taken. */
  readonly preview?: (answer: string) => string;
}

/** One of few answers. */
export interface Choice<T> {
  readonly name: string;
  readonly value: T;
  /** Shown while the choice is the one under the cursor. */
  readonly description?: string;
}

/** A question that is answered by choosing. */
export interface SelectQuestion<T> {
  readonly message: string;
  readonly choices: readonly Choice<T>[];
  readonly initial?: T;
}

/** Somebody who answers. Spec: decisions, 6: only ever a terminal, or a test. */
export interface Ask {
  readonly text: (question: TextQuestion) => Promise<string>;
  readonly select: <T>(question: SelectQuestion<T>) => Promise<T>;
  readonly confirm: (message: string, initial: boolean) => Promise<boolean>;
  /** Says something between two questions. */
  readonly tell: (text: string) => void;
}

/** Somebody who does not want to answer any more: Ctrl-C, or a terminal that was closed. */
export class Cancelled extends Error {
  constructor() {
    super("Cancelled.");
    this.name = "Cancelled";
  }
}

/** Whether an error is that of somebody who left; prompts are loaded apart, so the class itself may be another copy. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && error.name === "Cancelled";
}
