// @ts-check

/**
 * Returns the line with which the output of a check ends, so that a result shows which task it belongs to.
 * @param {string} hash The hash of the task.
 */
export function markOf(hash) {
  return `Checked as task ${hash}.`;
}

/**
 * Returns the hashes of the tasks whose marks an output has.
 * @param {string} output
 */
export function markedTasks(output) {
  return Array.from(output.matchAll(/Checked as task (\w+)\./g), ([, hash = ""]) => hash);
}
