// The built plopfile where there is one, else its source: Node 20 needs tsx for that, later versions strip types themselves.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

const built = new URL("./dist/plopfile.js", import.meta.url);

async function load() {
  if (existsSync(built)) return createRequire(import.meta.url)("./dist/plopfile.js");
  if (!process.features.typescript) (await import("tsx/esm/api")).register();
  return import("./plopfile.ts");
}

export default async (plop, config) => {
  try {
    (await load()).default(plop, config);
  } catch (error) {
    // plop by itself would say nothing of it and exit 0.
    console.error(error);
    process.exit(70);
  }
};
