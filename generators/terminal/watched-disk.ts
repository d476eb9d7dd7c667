import type { WritableDisk } from "../files/disk.ts";

/** Where progress is shown, and what tells the time in milliseconds. */
export interface Watcher {
  readonly show: (line: string) => void;
  readonly now: () => number;
}

/** A disk that tells what a long run does. */
export interface WatchedDisk {
  readonly disk: WritableDisk;
  /** Takes away the line that was shown last, if any was. */
  readonly end: () => void;
}

// A run that is over before somebody wonders shows nothing.
const patience = 1000;
const pause = 100;
const line = (text: string) => `\r\u001b[2K${text}`;

/** Shows how many files a run has read and written, on one line that goes away, once it takes longer than a second. */
export function watchedDisk(disk: WritableDisk, { show, now }: Watcher): WatchedDisk {
  let next = now() + patience;
  let isShown = false;
  const counts = { read: 0, written: 0 };
  const count = (what: keyof typeof counts) => {
    counts[what] += 1;
    if (now() < next) return;
    next = now() + pause;
    isShown = true;
    show(line(`${counts.read} files looked at, ${counts.written} written`));
  };
  return {
    disk: {
      ...disk,
      read: (path, largest) => {
        count("read");
        return disk.read(path, largest);
      },
      // Every file comes into its place by a rename.
      rename: (from, to) => {
        disk.rename(from, to);
        count("written");
      },
    },
    end: () => {
      if (isShown) show(line(""));
    },
  };
}
