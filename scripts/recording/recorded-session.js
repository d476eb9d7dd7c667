// @ts-check
import { drawSession } from "./draw-session.js";
import { runSession } from "./run-session.js";

/** Runs the session of the README and returns its drawing, which depends on what the command prints and on nothing else. */
export function recordedSession() {
  return drawSession({
    title: "Tenon in a terminal",
    description:
      "A misspelt type is reported with its line. Corrected, the entity file becomes C# files and four lines of the host. A second run finds nothing to do. A file that was edited by hand stops the next run.",
    steps: runSession(),
  });
}
