import type { WritableDisk } from "../files/disk/disk.ts";
import type { Ask } from "../prompts/ask.ts";

/** The output of progress, and a clock in milliseconds. */
export interface Watcher {
  readonly show: (line: string) => void;
  readonly now: () => number;
}

/** A disk that shows the progress of a long run. */
export interface WatchedDisk {
  readonly disk: WritableDisk;
  /** Returns prompts without progress in them. The time of an answer is not time of the run. */
  readonly asking: (ask: Ask) => Ask;
  /** Removes the progress line. */
  readonly end: () => void;
}

// Short runs show nothing.
const patience = 1000;
const pause = 100;
const line = (text: string) => `\r\u001b[2K${text}`;

/** Wraps a disk to show the number of files looked at and written, on one line, once a run takes longer than a second. Spec: command-line, Colours and progress. */
export function watchedDisk(disk: WritableDisk, { show, now }: Watcher): WatchedDisk {
  let next = now() + patience;
  let isShown = false;
  let written = 0;
  const looked = new Set<string>();
  const tell = () => {
    if (now() < next) return;
    next = now() + pause;
    isShown = true;
    const files = looked.size === 1 ? "1 file" : `${looked.size} files`;
    show(line(`${files} looked at${written === 0 ? "" : `, ${written} written`}`));
  };
  const look = <T>(path: string, answer: () => T): T => {
    looked.add(path);
    tell();
    return answer();
  };
  const end = () => {
    if (isShown) show(line(""));
    isShown = false;
  };
  const resting = async <T>(answer: () => Promise<T>): Promise<T> => {
    end();
    next = Number.POSITIVE_INFINITY;
    try {
      return await answer();
    } finally {
      next = now() + patience;
    }
  };
  return {
    disk: {
      ...disk,
      read: (path, largest) => look(path, () => disk.read(path, largest)),
      realPath: (path) => look(path, () => disk.realPath(path)),
      // Every file is put in place by a rename.
      rename: (from, to) => {
        disk.rename(from, to);
        written += 1;
        tell();
      },
    },
    asking: (ask) => ({
      text: (question) => resting(() => ask.text(question)),
      select: (question) => resting(() => ask.select(question)),
      checks: (question) => resting(() => ask.checks(question)),
      confirm: (message, initial) => resting(() => ask.confirm(message, initial)),
      tell: (text) => {
        end();
        ask.tell(text);
      },
    }),
    end,
  };
}
