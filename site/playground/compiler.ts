import type { Answer } from "./compile.ts";
import type { Input } from "./input.ts";

/** A message to the worker. */
export interface Question {
  readonly input: Input;
}

/** A message from the worker. */
export interface Reply {
  /** Undefined if the compiler itself failed. */
  readonly answer: Answer | undefined;
  readonly fault: string | undefined;
  /** The time of the compilation alone. */
  readonly milliseconds: number;
}

/** Starts the compiler beside the page, so that typing never waits for it. Of inputs that come while it is busy, it takes the last. */
export function startCompiler(onReply: (reply: Reply) => void): (input: Input) => void {
  const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
  let isBusy = false;
  let waiting: Input | undefined;
  const ask = (input: Input) => {
    isBusy = true;
    worker.postMessage({ input } satisfies Question);
  };
  worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
    isBusy = false;
    if (waiting === undefined) return onReply(data);
    const next = waiting;
    waiting = undefined;
    ask(next);
  });
  worker.addEventListener("error", ({ message }) => {
    onReply({ answer: undefined, fault: message || "The compiler could not be loaded.", milliseconds: 0 });
  });
  return (input) => {
    if (isBusy) waiting = input;
    else ask(input);
  };
}
