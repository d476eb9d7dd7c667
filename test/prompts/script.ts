import { type Ask, Cancelled, type SelectQuestion, type TextQuestion } from "../../generators/prompts/ask.ts";

/** A step of a script: a part of the question, and the answer. */
export type Line = readonly [question: string, answer: string | boolean];

/** A scripted user who answers with a text, the name of a choice, or yes and no. Keeps all messages. */
export function scripted(
  lines: readonly Line[],
): Ask & { readonly heard: string[]; readonly left: () => readonly Line[] } {
  const heard: string[] = [];
  const rest = [...lines];
  const next = (message: string) => {
    const line = rest.shift();
    // The end of the script acts as Ctrl-C.
    if (line === undefined) throw new Cancelled();
    if (!message.includes(line[0])) throw new Error(`Asked '${message}' instead of '${line[0]}'.`);
    heard.push(`? ${message}`);
    return line[1];
  };
  return {
    heard,
    left: () => rest,
    tell: (text) => void heard.push(text),
    confirm: async (message) => next(message) === true,
    text: async ({ message, initial = "", fault, preview }: TextQuestion) => {
      const typed = String(next(message));
      const answer = typed === "" ? initial : typed;
      const wrong = fault(answer);
      if (wrong !== undefined) throw new Error(`'${answer}' is refused: ${wrong}`);
      if (preview !== undefined) heard.push(preview(answer));
      return answer;
    },
    checks: async ({ message, choices }) => {
      const names = String(next(message)).split(", ");
      const chosen = choices.filter(({ name }) => names.some((one) => one !== "" && name.startsWith(one)));
      if (chosen.length < names.filter((one) => one !== "").length)
        throw new Error(`'${names}' are not all of ${choices.map((choice) => choice.name).join(" | ")}.`);
      return chosen.map(({ value }) => value);
    },
    select: async <T>({ message, choices }: SelectQuestion<T>) => {
      const name = String(next(message));
      const chosen = choices.find((choice) => choice.name.startsWith(name));
      if (chosen === undefined)
        throw new Error(`'${name}' is none of ${choices.map((choice) => choice.name).join(" | ")}.`);
      heard.push(chosen.description ?? "");
      return chosen.value;
    },
  };
}
