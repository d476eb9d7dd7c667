// @ts-check
import { inputsOf } from "./inputs-of.js";
import { isInside } from "./is-inside.js";

/**
 * Returns the tasks of a host. A check has no output but its words, so that a cached result restores no file.
 * Facts are checked against the sources by a task of their own, which an edit of any source runs again.
 * @param {string} root
 * @param {import("tenon").HostRecord} record
 * @param {boolean} hasFacts
 * @returns {Readonly<Record<string, import("@nx/devkit").TargetConfiguration>>}
 */
export function targetsOf(root, record, hasFacts) {
  // Nx hashes no file outside of the workspace.
  const cache = [...record.inputs, ...record.projects].every((path) => isInside(root, path));
  const checkOf = (
    /** @type {readonly (readonly string[])[]} */ runs,
    /** @type {boolean} */ areFactsRead,
    /** @type {string} */ description,
  ) => ({
    ...commandsOf(
      runs.map((run) => [...run, "--check", ...(areFactsRead ? ["--facts"] : [])]),
      ["tenon-nx-mark"],
    ),
    cache,
    inputs: inputsOf(root, record, areFactsRead),
    outputs: [],
    metadata: { technologies: ["tenon"], description },
  });
  const facts = ["facts", "--host=."];
  return {
    ...(hasFacts && { "tenon-facts": checkOf([facts], false, "Checks that the facts follow the sources.") }),
    "tenon-check": {
      ...checkOf(record.runs, hasFacts, "Checks that the generated files follow their inputs."),
      ...(hasFacts && { dependsOn: ["tenon-facts"] }),
    },
    "tenon-graft": {
      ...commandsOf(record.runs, []),
      // A result from a cache would overwrite later edits.
      cache: false,
      metadata: { technologies: ["tenon"], description: "Brings the generated files up to date." },
    },
  };
}

/**
 * Returns a task that runs commands of Tenon one after the other, in the folder of the host, and then others.
 * @param {readonly (readonly string[])[]} runs
 * @param {readonly string[]} others
 */
function commandsOf(runs, others) {
  const commands = [...runs.map((run) => ["tenon", ...run.map(quoted)].join(" ")), ...others];
  return {
    executor: /** @type {const} */ ("nx:run-commands"),
    options: { commands, cwd: /** @type {const} */ ("{projectRoot}"), parallel: /** @type {const} */ (false) },
  };
}

/**
 * Quotes an argument for a shell where it needs that.
 * @param {string} argument
 */
function quoted(argument) {
  return /^[\w./=@:+-]+$/.test(argument) ? argument : `"${argument.replaceAll(/["$`\\]/g, "\\$&")}"`;
}
