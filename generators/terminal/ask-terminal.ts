import { createPrompt, isBackspaceKey, isEnterKey, makeTheme, useKeypress, usePrefix, useState } from "@inquirer/core";
import { checkbox, confirm, select } from "@inquirer/prompts";
import { type Ask, Cancelled, type Choice, type TextQuestion } from "../prompts/ask.ts";
import { terminalText } from "./terminal-text.ts";

/** The streams of prompts. */
interface TerminalStreams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Creates prompts on a terminal. */
export function askTerminal({ input, output }: TerminalStreams): Ask {
  const context = { input, output };
  return {
    text: (question) => answered(textPrompt(question, context)),
    checks: ({ message, choices }) =>
      answered(checkbox({ message: shown(message), choices: choices.map(shownChoice), loop: false }, context)),
    select: ({ message, choices, initial }) =>
      answered(
        select(
          {
            message: shown(message),
            choices: choices.map(shownChoice),
            ...(initial !== undefined && { default: initial }),
            loop: false,
          },
          context,
        ),
      ),
    confirm: (message, initial) => answered(confirm({ message: shown(message), default: initial }, context)),
    tell: (text) => void output.write(text === "" ? "" : `${shown(text)}\n`),
  };
}

/** Makes hidden characters of the user's visible, so that none moves the cursor. */
function shown(text: string): string {
  return terminalText(text, true);
}

function shownChoice<T>({ name, value, description }: Choice<T>) {
  return { name: shown(name), value, ...(description !== undefined && { description: shown(description) }) };
}

/** Converts the library's errors for Ctrl-C and a closed terminal. */
async function answered<T>(prompt: Promise<T>): Promise<T> {
  try {
    return await prompt;
  } catch (error) {
    if (error instanceof Error && ["ExitPromptError", "AbortPromptError"].includes(error.name)) throw new Cancelled();
    throw error;
  }
}

/** A text prompt that shows the effect or the fault of the answer below it. */
export const textPrompt = createPrompt<string, TextQuestion>(({ message, initial = "", fault, preview }, done) => {
  const theme = makeTheme({});
  const [status, setStatus] = useState<"idle" | "done">("idle");
  const [line, setLine] = useState("");
  const [offer, setOffer] = useState(initial);
  const [isTold, setTold] = useState(false);
  const prefix = usePrefix({ status, theme });
  const answer = line === "" ? offer : line;
  const wrong = fault(answer);

  useKeypress((key, rl) => {
    if (status === "done") return;
    if (isEnterKey(key)) {
      if (wrong === undefined) {
        setStatus("done");
        done(answer);
        return;
      }
      // Enter has cleared the line.
      rl.write(line);
      setTold(true);
    } else if (isBackspaceKey(key) && line === "") {
      setOffer("");
    } else {
      setLine(rl.line);
      setTold(false);
    }
  });

  const head = `${prefix} ${theme.style.message(shown(message), status)}`;
  if (status === "done") return `${head} ${theme.style.answer(shown(answer))}`;
  const offered = line === "" && offer !== "" ? ` ${theme.style.defaultAnswer(shown(offer))}` : "";
  // An answer without a key press has no fault yet.
  const isQuiet = answer === "" && !isTold;
  const below =
    wrong === undefined
      ? theme.style.help(shown(answer === "" ? "" : (preview?.(answer) ?? "")))
      : theme.style.error(shown(wrong));
  return [`${head}${offered} ${line}`, isQuiet ? "" : below];
});
