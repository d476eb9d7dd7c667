import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folders = ["../../examples", "../cases/model"].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** The models of the examples and the cases, with their paths. */
export const examples: readonly (readonly [path: string, text: string])[] = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".model"))
    .sort()
    .map((path) => [path, readFileSync(`${folder}/${path}`, "utf8")] as const),
);
