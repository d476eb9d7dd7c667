import module from "node:module";

/** Loads the code that runs commands. Node from version 22.1 on keeps it compiled for the next start. */
export function loadRunProcess(): Promise<typeof import("./run-process.ts")> {
  if ("enableCompileCache" in module && typeof module.enableCompileCache === "function") module.enableCompileCache();
  return import("./run-process.ts");
}
