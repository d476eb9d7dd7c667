import { confirm, select } from "@inquirer/prompts";
import { type Ask, Cancelled } from "../prompts/ask.ts";
import { textPrompt } from "./text-prompt.ts";

/** The streams of prompts. */
export interface TerminalStreams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Creates prompts on a terminal. */
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

/** Converts the library's errors for Ctrl-C and a closed terminal. */
async function answered<T>(prompt: Promise<T>): Promise<T> {
  try {
    return await prompt;
  } catch (error) {
    if (error instanceof Error && ["ExitPromptError", "AbortPromptError"].includes(error.name)) throw new Cancelled();
    throw error;
  }
}
