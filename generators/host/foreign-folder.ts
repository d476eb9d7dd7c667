/** True for folders that hold nobody's source: build output, packages, tools' own. */
export function isForeignFolder(name: string): boolean {
  return name.startsWith(".") || ["bin", "obj", "node_modules"].includes(name.toLowerCase());
}
