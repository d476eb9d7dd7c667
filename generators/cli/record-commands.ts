import { type CommandRow, command } from "./command.ts";
import * as options from "./options.ts";

/** The commands on the records that runs have left in a folder. */
export const recordCommands: readonly CommandRow[] = [
  command({
    name: "status",
    summary: "list the generated files: ours, edited, merged, missing, foreign, orphan",
    purpose: "Tells what became of each generated file, and whether the next run changes it.",
    examples: [["tenon status --host ../MyShop"], ["tenon status --host out", "the folder of tenon build --out"]],
    usage: ["[options]"],
    options: options.statusOptions,
    notes: ["Nothing is written."],
    load: async () => (await import("./status-command.ts")).statusCommand,
  }),
  command({
    name: "undo",
    summary: "take back the last run on a host",
    purpose: "Takes back the last run on a host, if none of its files was changed since.",
    examples: [
      ["tenon undo --host ../MyShop"],
      ["tenon undo --host ../MyShop --dry-run", "list every change, write nothing"],
    ],
    usage: ["[options]"],
    options: options.undoOptions,
    notes: ["A second tenon undo brings the run back. Files that were changed since are named: exit code 3."],
    load: async () => (await import("./undo-command.ts")).undoCommand,
  }),
  command({
    name: "recover",
    summary: "finish or take back a run that was interrupted",
    purpose: "Finishes or takes back a run that was killed. The next run does the same by itself.",
    examples: [
      ["tenon recover --host ../MyShop"],
      ["tenon recover --moved-from ../Old", "take back a run in a folder that was moved since"],
    ],
    usage: ["[options]"],
    options: options.recoverOptions,
    load: async () => (await import("./recover-command.ts")).recoverCommand,
  }),
];
