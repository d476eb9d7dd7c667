/** Returns the hint about a recorded input that is gone. */
export function restoreOrForget(path: string): string {
  return `Restore it, or leave it out: --forget ${path}`;
}
