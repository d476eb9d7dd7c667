import type { CommandContext, CommandResult } from "../cli/command.ts";
import { DiskError, refusal } from "../files/disk/disk-error.ts";
import { faultIn, type NamedPaths } from "./session.ts";

/** The answer of a tool: one text, which says what is wrong if `isError` is set. */
export interface Answer {
  readonly content: { readonly type: "text"; readonly text: string }[];
  readonly isError?: true;
  /** The protocol allows further members. */
  readonly [member: string]: unknown;
}

/** Returns a refusal with its reason. */
export function refused(reason: string): Answer {
  return { ...told(reason), isError: true };
}

/** Returns a text as an answer. */
export function told(text: string): Answer {
  return { content: [{ type: "text", text }] };
}

/** Answers with the document of a command. Exit codes in `good` are no errors; 0 never is one. */
export function answerOf({ exitCode, output, messages }: CommandResult, good: readonly number[] = []): Answer {
  const text = output === "" ? messages : output;
  return exitCode === 0 || good.includes(exitCode) ? told(text) : refused(text);
}

/** Answers, or refuses with the reason for which a file cannot be read. */
export function attempted(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DiskError)) throw error;
    const { code, message } = refusal("", "read", error);
    return refused(`${code}: ${message}`);
  }
}

/** Answers a call, or refuses it with what is wrong with its paths. */
export function answered(asked: NamedPaths, context: CommandContext, work: () => Answer): Answer {
  return attempted(() => {
    const fault = faultIn(asked, context);
    return fault === undefined ? work() : refused(fault);
  });
}
