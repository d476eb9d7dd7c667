// @ts-check
import { spawnSync } from "node:child_process";
import { appendFileSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { copyHost } from "../demo/example-host.js";

/** @typedef {import("./draw-session.js").Step} Step */

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The entity file of the session, with a type that is misspelt. */
const ENTITIES = `version: 1

defaults:
  access: anonymous

entity:
  Author:
    properties:
      Id: { type: Guid, isKey: true }
      Name: { type: strng, maxLength: 80 }
      Country: { type: string? }
`;

/**
 * Runs the command of this folder on a copy of the example host and returns what it printed.
 * @returns {readonly Step[]}
 */
export function runSession() {
  const folder = mkdtempSync(join(tmpdir(), "tenon-session-"));
  try {
    copyHost(join(root, "examples", "host"), join(folder, "MyShop"));
    writeFileSync(join(folder, "shop.yaml"), ENTITIES);
    const misspelt = run(folder, "graft shop.yaml --host MyShop");
    writeFileSync(join(folder, "shop.yaml"), ENTITIES.replace("strng", "string"));
    const grafted = run(folder, "graft shop.yaml --host MyShop --wire");
    const again = run(folder, "graft --host MyShop");
    appendFileSync(join(folder, "MyShop/Tenon/Authors/Author.g.cs"), "// A change by hand.\n");
    const edited = run(folder, "graft --host MyShop");
    return [
      misspelt,
      { command: "# The type is corrected.", output: [] },
      grafted,
      again,
      { command: "# Somebody edits the generated file Author.g.cs.", output: [] },
      edited,
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs Tenon and returns its standard output and standard error in the order in which they were written.
 * @param {string} folder
 * @param {string} args
 * @returns {Step}
 */
function run(folder, args) {
  const transcript = join(folder, "transcript");
  const file = openSync(transcript, "w");
  // A user's settings for colours must not change the drawing.
  const { NO_COLOR: _, ...environment } = process.env;
  const { error, signal } = spawnSync(process.execPath, [join(root, "tenon.js"), ...args.split(" ")], {
    cwd: folder,
    env: { ...environment, FORCE_COLOR: "1" },
    stdio: ["ignore", file, file],
  });
  closeSync(file);
  if (error !== undefined || signal !== null) throw error ?? new Error(`Tenon ended by ${signal}.`);
  return { command: `npx tenon ${args}`, output: readFileSync(transcript, "utf8").trimEnd().split("\n") };
}
