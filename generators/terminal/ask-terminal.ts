import { confirm, select } from "@inquirer/prompts";
import { type Ask, Cancelled } from "../prompts/ask.ts";
import { textPrompt } from "./text-prompt.ts";

/** The streams that prompts read and write. */
export interface TerminalStreams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Somebody at a terminal. */
export function askTerminal({ input, output }: TerminalStreams): Ask {
  const context = { input, output };
  return {
    text: (question) => answered(textPrompt(question, context)),
    select: ({ message, choices, initial }) =>
      answered(
        select(
          {
            message,
            choices: choices.map((choice) => ({ ...choice })),
            ...(initial !== undefined && { default: initial }),
            loop: false,
          },
          context,
        ),
      ),
    confirm: (message, initial) => answered(confirm({ message, default: initial }, context)),
    tell: (text) => void output.write(text === "" ? "" : `${text}\n`),
  };
}

/** Ctrl-C and a terminal that goes away both end a prompt with an error of its library. */
async function answered<T>(prompt: Promise<T>): Promise<T> {
  try {
    return await prompt;
  } catch (error) {
    if (error instanceof Error && ["ExitPromptError", "AbortPromptError"].includes(error.name)) throw new Cancelled();
    throw error;
  }
}
