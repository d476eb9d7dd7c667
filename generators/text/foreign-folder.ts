const built: ReadonlySet<string> = new Set(["bin", "obj", "node_modules"]);

/** True for the name of a folder that no build of a project compiles from. */
export function isForeignFolder(name: string): boolean {
  return name.startsWith(".") || built.has(name.toLowerCase());
}
