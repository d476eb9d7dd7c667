import { compile } from "./compile.ts";
import type { Question, Reply } from "./compiler.ts";

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  const before = performance.now();
  postMessage({ ...answered(data), milliseconds: performance.now() - before });
});

function answered({ input }: Question): Pick<Reply, "answer" | "fault"> {
  try {
    return { answer: compile(input), fault: undefined };
  } catch (error) {
    return { answer: undefined, fault: String(error) };
  }
}
