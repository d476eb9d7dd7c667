// Loads the built plopfile, or its source if none is built. Node 20 needs tsx for the source; later versions strip types.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

const built = new URL("./dist/plopfile.js", import.meta.url);

/** @returns {Promise<typeof import("./plopfile.ts")>} */
async function load() {
  if (existsSync(built)) return createRequire(import.meta.url)("./dist/plopfile.js");
  if (!("typescript" in process.features && process.features.typescript)) (await import("tsx/esm/api")).register();
  return import("./plopfile.ts");
}

/**
 * @param {import("plop").NodePlopAPI} plop
 * @param {import("./pack.d.ts").TenonConfig} [config]
 */
export default async (plop, config) => {
  try {
    (await load()).default(plop, config);
  } catch (error) {
    // plop itself would print nothing and exit with 0.
    console.error(error);
    process.exit(70);
  }
};

/** @type {typeof import("./pack.d.ts").graft} */
export async function graft(options) {
  return (await load()).graft(options);
}

/** @type {typeof import("./pack.d.ts").readRecord} */
export async function readRecord(host) {
  return (await load()).readRecord(host);
}

/** @type {typeof import("./pack.d.ts").planOnDisk} */
export async function planOnDisk(host) {
  return (await load()).planOnDisk(host);
}
