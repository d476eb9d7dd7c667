import type { Answer } from "./compile.ts";
import type { Input } from "./input.ts";
import type { Place, Suggestion } from "./suggestions.ts";

/** A message to the worker. */
export type Question = { readonly input: Input } | { readonly place: Place; readonly id: number };

/** The reply to an input. */
export interface Reply {
  /** Undefined if the compiler itself failed. */
  readonly answer: Answer | undefined;
  readonly fault: string | undefined;
  /** The time of the compilation alone. */
  readonly milliseconds: number;
}

/** The reply to a place in a text. */
export interface Suggested {
  readonly id: number;
  readonly suggestions: readonly Suggestion[];
}

/** The compiler, which runs beside the page so that typing never waits for it. */
export interface Compiler {
  /** Compiles an input. Of inputs that come while it is busy, it takes the last. */
  readonly compile: (input: Input) => void;
  readonly suggest: (place: Place) => Promise<readonly Suggestion[]>;
}

/** Starts the compiler. */
export function startCompiler(onReply: (reply: Reply) => void): Compiler {
  const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  const asked = new Map<number, (suggestions: readonly Suggestion[]) => void>();
  let lastId = 0;
  let isBusy = false;
  let waiting: Input | undefined;
  const ask = (question: Question) => worker.postMessage(question);
  const compile = (input: Input) => {
    isBusy = true;
    ask({ input });
  };
  worker.addEventListener("message", ({ data }: MessageEvent<Reply | Suggested>) => {
    if ("id" in data) {
      asked.get(data.id)?.(data.suggestions);
      asked.delete(data.id);
      return;
    }
    isBusy = false;
    if (waiting === undefined) return onReply(data);
    const next = waiting;
    waiting = undefined;
    compile(next);
  });
  worker.addEventListener("error", ({ message }) => {
    onReply({ answer: undefined, fault: message || "The compiler could not be loaded.", milliseconds: 0 });
  });
  return {
    compile: (input) => {
      if (isBusy) waiting = input;
      else compile(input);
    },
    suggest: (place) =>
      new Promise((resolve) => {
        const id = ++lastId;
        asked.set(id, resolve);
        ask({ place, id });
      }),
  };
}
