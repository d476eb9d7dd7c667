import { compile } from "./compile.ts";
import type { Question, Reply, Suggested } from "./compiler.ts";
import type { Input } from "./input.ts";
import { type Place, suggestionsAt } from "./suggestions.ts";

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  postMessage("input" in data ? compiled(data.input) : { id: data.id, suggestions: suggested(data.place) });
});

function compiled(input: Input): Reply {
  const before = performance.now();
  return { ...answered(input), milliseconds: performance.now() - before };
}

function answered(input: Input): Pick<Reply, "answer" | "fault"> {
  try {
    return { answer: compile(input), fault: undefined };
  } catch (error) {
    return { answer: undefined, fault: String(error) };
  }
}

function suggested(place: Place): Suggested["suggestions"] {
  try {
    return suggestionsAt(place);
  } catch {
    // The compiler meets the same text, and reports a fault of it.
    return [];
  }
}
