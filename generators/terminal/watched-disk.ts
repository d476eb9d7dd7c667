import type { WritableDisk } from "../files/disk.ts";

/** The output of progress, and a clock in milliseconds. */
export interface Watcher {
  readonly show: (line: string) => void;
  readonly now: () => number;
}

/** A disk that shows the progress of a long run. */
export interface WatchedDisk {
  readonly disk: WritableDisk;
  /** Removes the progress line. */
  readonly end: () => void;
}

// Short runs show nothing.
const patience = 1000;
const pause = 100;
const line = (text: string) => `\r\u001b[2K${text}`;

/** Wraps a disk to show the number of files read and written, on one line, once a run takes longer than a second. */
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
      // Every file is put in place by a rename.
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
