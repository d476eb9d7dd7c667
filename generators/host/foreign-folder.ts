/** True for folders without hand-written source: build output, packages, tool folders. */
export function isForeignFolder(name: string): boolean {
  return name.startsWith(".") || ["bin", "obj", "node_modules"].includes(name.toLowerCase());
}
