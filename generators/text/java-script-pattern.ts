/** Tells whether JavaScript can read a pattern too, as JSON Schema speaks of its regular expressions. */
export function isJavaScriptPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}
